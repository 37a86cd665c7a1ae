import { useState } from 'react';
import { showToast } from '../../../shared/ui/Toasts/toast';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { DialogoConfirmar } from '../../../shared/ui/Dialogo/DialogoConfirmar';
import { falloDeAjustes } from '../ajustes-api';
import { useQuitarTodos } from './useDispositivos';

export function QuitarTodos() {
  const [abierto, setAbierto] = useState(false);
  const { mutateAsync } = useQuitarTodos();
  const handleClose = () => setAbierto(false);
  const handleQuitar = async () => {
    try {
      await mutateAsync();
      showToast({ tono: 'exito', texto: 'Ya no hay ningún dispositivo emparejado' });
    } catch (error) {
      showToast({ tono: 'error', texto: falloDeAjustes(error) });
    }
    handleClose();
  };
  return (
    <>
      <Boton variante="secundario" onClick={() => setAbierto(true)}>
        Quitar todos
      </Boton>
      <DialogoConfirmar
        abierto={abierto}
        onClose={handleClose}
        titulo="Quitar todos los dispositivos"
        texto="Todas las pantallas y móviles del personal se desconectarán al momento. Para volver a usarlos hará falta un código nuevo para cada uno."
        accion="Sí, quitar todos"
        onConfirmar={handleQuitar}
      />
    </>
  );
}
