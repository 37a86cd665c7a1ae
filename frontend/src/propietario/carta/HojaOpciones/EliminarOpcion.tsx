import type { Opcion } from '@carta/contracts';
import { mensajeDe } from '../../../shared/api/cliente';
import { toastFallo } from '../toast-fallo';
import { DialogoConfirmar } from '../../../shared/ui/Dialogo/DialogoConfirmar';
import { useCambiosCarta } from '../datos/useCambiosCarta';
import { cuentaPlatos } from '../modelo/opciones';
import { ERROR_CARTA } from '../textos';

interface PropsEliminarOpcion {
  opcion: Opcion | null;
  platos: number;
  onClose: () => void;
}

/** Says how many dishes will lose it. */
export function EliminarOpcion({ opcion, platos, onClose }: PropsEliminarOpcion) {
  const { removeOpcion } = useCambiosCarta();
  const handleEliminar = async () => {
    if (!opcion) return;
    await removeOpcion(opcion._id).catch((error) =>
      toastFallo(error, mensajeDe(error, ERROR_CARTA.eliminarOpcion)),
    );
    onClose();
  };

  return (
    <DialogoConfirmar
      abierto={opcion !== null}
      onClose={onClose}
      titulo="Eliminar opción"
      texto={`Se eliminará «${opcion?.nombre ?? ''}». ${usoDe(platos)} Esta acción no se puede deshacer.`}
      accion="Eliminar"
      onConfirmar={handleEliminar}
    />
  );
}

function usoDe(platos: number): string {
  if (platos === 0) return 'Ningún plato la usa.';
  return platos === 1
    ? 'La usa 1 plato, que dejará de preguntarla.'
    : `La usan ${cuentaPlatos(platos)}, que dejarán de preguntarla.`;
}
