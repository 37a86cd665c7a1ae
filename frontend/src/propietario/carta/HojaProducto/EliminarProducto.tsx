import type { Producto } from '@carta/contracts';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { ApiError, mensajeDe } from '../../../shared/api/cliente';
import { toastFallo } from '../toast-fallo';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { DialogoConfirmar } from '../../../shared/ui/Dialogo/DialogoConfirmar';
import { useCambiosCarta } from '../datos/useCambiosCarta';
import { ERROR_CARTA } from '../textos-carta';

interface PropsEliminarProducto {
  producto: Producto;
  onEliminado: () => void;
}

export function EliminarProducto({ producto, onEliminado }: PropsEliminarProducto) {
  const { removeProducto } = useCambiosCarta();
  const [preguntando, setPreguntando] = useState(false);

  async function handleEliminar() {
    try {
      await removeProducto(producto._id);
      onEliminado();
    } catch (error) {
      toastFallo(error, mensajeDe(error, ERROR_CARTA.eliminarProducto));
      if (error instanceof ApiError && error.status === 404) onEliminado();
    }
    setPreguntando(false);
  }

  return (
    <>
      <Boton
        variante="fantasma"
        icono={<Trash2 aria-hidden="true" />}
        onClick={() => setPreguntando(true)}
        data-peligro=""
      >
        Eliminar
      </Boton>
      <DialogoConfirmar
        abierto={preguntando}
        onClose={() => setPreguntando(false)}
        titulo="Eliminar producto"
        texto="¿Estás seguro de que quieres eliminar este producto? Esta acción no se puede deshacer."
        accion="Eliminar"
        onConfirmar={handleEliminar}
      />
    </>
  );
}
