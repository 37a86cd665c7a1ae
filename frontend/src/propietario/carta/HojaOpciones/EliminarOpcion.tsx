import type { Opcion } from '@carta/contracts';
import { useState } from 'react';
import { mensajeDe } from '../../../shared/api/cliente';
import { toastFallo } from '../toast-fallo';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { Dialogo } from '../../../shared/ui/Dialogo/Dialogo';
import { useCambiosCarta } from '../datos/useCambiosCarta';
import { cuentaPlatos } from '../modelo/opciones';
import { ERROR_CARTA } from '../textos';

interface PropsEliminarOpcion {
  /** The one that somebody wants to remove; null while nobody wants to. */
  opcion: Opcion | null;
  /** How many dishes ask it. */
  platos: number;
  onClose: () => void;
}

/** Says how many dishes will not ask it any more, before an opción goes. */
export function EliminarOpcion({ opcion, platos, onClose }: PropsEliminarOpcion) {
  const { removeOpcion } = useCambiosCarta();
  const [eliminando, setEliminando] = useState(false);

  async function handleEliminar() {
    if (!opcion) return;
    setEliminando(true);
    try {
      await removeOpcion(opcion._id);
    } catch (error) {
      toastFallo(error, mensajeDe(error, ERROR_CARTA.eliminarOpcion));
    } finally {
      setEliminando(false);
      onClose();
    }
  }

  return (
    <Dialogo
      abierto={opcion !== null}
      onClose={onClose}
      titulo="Eliminar opción"
      texto={`Se eliminará «${opcion?.nombre ?? ''}». ${usoDe(platos)} Esta acción no se puede deshacer.`}
      acciones={
        <>
          <Boton variante="secundario" onClick={onClose}>
            Cancelar
          </Boton>
          <Boton variante="peligro" ocupado={eliminando} onClick={() => void handleEliminar()}>
            Eliminar
          </Boton>
        </>
      }
    />
  );
}

function usoDe(platos: number): string {
  if (platos === 0) return 'Ningún plato la usa.';
  return platos === 1
    ? 'La usa 1 plato, que dejará de preguntarla.'
    : `La usan ${cuentaPlatos(platos)}, que dejarán de preguntarla.`;
}
