import { t } from '../../lengua/lengua';
import { useOcupado } from '../../lib/useAccion';
import { Boton } from '../Boton/Boton';
import { Dialogo } from './Dialogo';

interface PropsDialogoConfirmar {
  abierto: boolean;
  onClose: () => void;
  titulo: string;
  texto: string;
  accion: string;
  seguir?: string;
  /** Acts, closes, and reports its own failures. */
  onConfirmar: () => Promise<unknown> | void;
}

export function DialogoConfirmar(props: PropsDialogoConfirmar) {
  const { onClose, accion, seguir = t('Cancelar'), onConfirmar, ...dialogo } = props;
  const { ocupado, during } = useOcupado();
  return (
    <Dialogo
      {...dialogo}
      onClose={onClose}
      acciones={
        <>
          <Boton variante="secundario" onClick={onClose}>
            {seguir}
          </Boton>
          <Boton variante="peligro" ocupado={ocupado} onClick={() => void during(async () => onConfirmar())}>
            {accion}
          </Boton>
        </>
      }
    />
  );
}
