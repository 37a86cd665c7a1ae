import { DialogoConfirmar } from '../Dialogo/DialogoConfirmar';

interface PropsDialogoDescartar {
  abierto: boolean;
  onSeguir: () => void;
  onDescartar: () => void;
}

export function DialogoDescartar({ abierto, onSeguir, onDescartar }: PropsDialogoDescartar) {
  return (
    <DialogoConfirmar
      abierto={abierto}
      onClose={onSeguir}
      titulo="¿Descartar los cambios?"
      texto="Lo que has cambiado no se guardará."
      accion="Descartar"
      seguir="Seguir editando"
      onConfirmar={onDescartar}
    />
  );
}
