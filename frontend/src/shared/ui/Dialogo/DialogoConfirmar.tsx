import { useState } from 'react';
import { Boton } from '../Boton/Boton';
import { Dialogo } from './Dialogo';

interface PropsDialogoConfirmar {
  abierto: boolean;
  onClose: () => void;
  titulo: string;
  texto: string;
  /** The answer that changes something, and the other. */
  accion: string;
  seguir?: string;
  /** Does it, closes what is to be closed, and says itself what failed. */
  onConfirmar: () => Promise<unknown> | void;
}

/** Asks before something that cannot be undone; its button is busy while it is done. */
export function DialogoConfirmar(props: PropsDialogoConfirmar) {
  const { onClose, accion, seguir = 'Cancelar', onConfirmar, ...dialogo } = props;
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
