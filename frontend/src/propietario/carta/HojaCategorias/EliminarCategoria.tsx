import type { Categoria } from '@carta/contracts';
import { toastFallo } from '../toast-fallo';
import { DialogoConfirmar } from '../../../shared/ui/Dialogo/DialogoConfirmar';
import { useCambiosCarta } from '../datos/useCambiosCarta';
import { mensajeDeEliminar } from '../textos';

interface PropsEliminarCategoria {
  categoria: Categoria | null;
  productos: number;
  onClose: () => void;
}

/** Says how many products go with it. */
export function EliminarCategoria({ categoria, productos, onClose }: PropsEliminarCategoria) {
  const { removeCategoria } = useCambiosCarta();
  const handleEliminar = async () => {
    if (!categoria) return;
    await removeCategoria(categoria._id).catch((error) => toastFallo(error, mensajeDeEliminar(error)));
    onClose();
  };

  return (
    <DialogoConfirmar
      abierto={categoria !== null}
      onClose={onClose}
      titulo="Eliminar categoría"
      texto={`Se eliminará «${categoria?.nombre ?? ''}» y todos sus productos (${productos}). Esta acción no se puede deshacer.`}
      accion="Eliminar"
      onConfirmar={handleEliminar}
    />
  );
}
