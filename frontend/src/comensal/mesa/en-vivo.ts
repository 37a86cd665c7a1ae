import { BotonLlamar } from '../llamadas/BotonLlamar';
import { openLlamadas } from '../llamadas/llamadas-store';
import type { LlamadasStore } from '../llamadas/llamadas-store';
import type { SeguimientoStore } from '../seguimiento/seguimiento-store';
import type { CarritoStore } from '../../pedir/carrito-store';
import { openCanal } from './canal';
import { watchMudanza } from './watch-mudanza';
import type { Mudada } from './watch-mudanza';

/** The button comes already loaded, so that a piece that fails does not take the carta with it. */
export interface LlamadasEnVivo {
  store: LlamadasStore;
  BotonLlamar: typeof BotonLlamar;
}

interface OpcionesEnVivo {
  restauranteId: string;
  mesa: number | null;
  firma: string | null;
  seguimiento: SeguimientoStore;
  carrito: CarritoStore;
  /** A move that this page shows already. */
  mudada: Mudada | null;
  onMudada: (mudada: Mudada) => void;
  onCarta: (version: string) => void;
  onLlamadas: (llamadas: LlamadasEnVivo) => void;
}

/**
 * Loaded once the carta can be read: calls, and the channel for news. Without the channel calls still work.
 * Returns how to stop.
 */
export async function openEnVivo(opciones: OpcionesEnVivo): Promise<() => void> {
  const { restauranteId, mesa, firma, seguimiento, carrito, mudada, onCarta, onLlamadas, onMudada } =
    opciones;
  const findSeguimiento = () =>
    seguimiento.getState().rondas.find((ronda) => !ronda.pagado && ronda.mesa === mesa)?.seguimiento;
  const llamadas = mesa === null ? null : openLlamadas({ restauranteId, mesa, firma, findSeguimiento });
  const stopLlamadas = llamadas?.getState().connect();
  if (llamadas !== null) onLlamadas({ store: llamadas, BotonLlamar });
  const stopMudanza =
    mesa === null
      ? undefined
      : watchMudanza({ restauranteId, mesa, firma, seguimiento, carrito, mudada, onMudada });
  const stopCanal = await openCanal({ restauranteId, mesa, firma, seguimiento, llamadas, onCarta }).catch(
    () => {
      seguimiento.getState().setConexion('sin_conexion');
    },
  );
  return () => {
    stopCanal?.();
    stopMudanza?.();
    stopLlamadas?.();
  };
}
