import { Boton } from '../Boton/Boton';
import { Dialogo } from '../Dialogo/Dialogo';

interface PropsDialogoDescartar {
  abierto: boolean;
  onSeguir: () => void;
  onDescartar: () => void;
}

/** Asked when a sheet with unsaved changes is about to close. */
export function DialogoDescartar({ abierto, onSeguir, onDescartar }: PropsDialogoDescartar) {
  return (
    <Dialogo
      abierto={abierto}
      onClose={onSeguir}
      titulo="¿Descartar los cambios?"
      texto="Lo que has cambiado no se guardará."
      acciones={
        <>
          <Boton variante="secundario" onClick={onSeguir}>
            Seguir editando
          </Boton>
          <Boton variante="peligro" onClick={onDescartar}>
            Descartar
          </Boton>
        </>
      }
    />
  );
}
