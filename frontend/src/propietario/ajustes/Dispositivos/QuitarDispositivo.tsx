import { useState } from 'react';
import type { Dispositivo } from '@carta/contracts';
import { showToast } from '../../../shared/ui/Toasts/toast';
import { DialogoConfirmar } from '../../../shared/ui/Dialogo/DialogoConfirmar';
import { falloDeAjustes } from '../ajustes-api';
import { useQuitarDispositivo } from './useDispositivos';

interface PropsQuitarDispositivo {
  dispositivo: Dispositivo | null;
  onClose: () => void;
}

/** Somebody may be cooking in front of that screen. */
export function QuitarDispositivo({ dispositivo, onClose }: PropsQuitarDispositivo) {
  const { mutateAsync } = useQuitarDispositivo();
  const [nombre, setNombre] = useState('');
  if (dispositivo !== null && dispositivo.nombre !== nombre) setNombre(dispositivo.nombre);

  const handleQuitar = async () => {
    if (dispositivo === null) return;
    try {
      await mutateAsync(dispositivo);
      showToast({ tono: 'exito', texto: `«${nombre}» ya no está emparejado` });
    } catch (error) {
      showToast({ tono: 'error', texto: falloDeAjustes(error) });
    }
    onClose();
  };
  return (
    <DialogoConfirmar
      abierto={dispositivo !== null}
      onClose={onClose}
      titulo="Quitar dispositivo"
      texto={`«${nombre}» se desconectará al momento y dejará de ver los pedidos. Para volver a usarlo hará falta un código nuevo.`}
      accion="Quitar"
      onConfirmar={handleQuitar}
    />
  );
}
