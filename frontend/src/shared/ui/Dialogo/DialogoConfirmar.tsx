import { useState } from 'react';
import { t } from '../../lengua/lengua';
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
  const [ocupado, setOcupado] = useState(false);
  const handleConfirmar = async () => {
    setOcupado(true);
    try {
      await onConfirmar();
    } finally {
      setOcupado(false);
    }
  };
  return (
    <Dialogo
      {...dialogo}
      onClose={onClose}
      acciones={
        <>
          <Boton variante="secundario" onClick={onClose}>
            {seguir}
          </Boton>
          <Boton variante="peligro" ocupado={ocupado} onClick={() => void handleConfirmar()}>
            {accion}
          </Boton>
        </>
      }
    />
  );
}
