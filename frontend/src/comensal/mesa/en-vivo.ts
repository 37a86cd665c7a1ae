import { BotonLlamar } from '../llamadas/BotonLlamar';
import { openLlamadas } from '../llamadas/llamadas-store';
import type { LlamadasStore } from '../llamadas/llamadas-store';
import { AnuncioCambios } from '../seguimiento/AnuncioCambios';
import type { SeguimientoStore } from '../seguimiento/seguimiento-store';
import type { CarritoStore } from '../../pedir/carrito-store';
import { addEspera } from '../../shared/lib/version';
import { openCanal } from './canal';
import { watchMudanza } from './watch-mudanza';
import type { Mudada } from './watch-mudanza';

/** Its pieces come already loaded, so that one that fails does not take the carta with it. */
export interface EnVivo {
  AnuncioCambios: typeof AnuncioCambios;
  /** Null without a mesa. */
  llamadas: { store: LlamadasStore; BotonLlamar: typeof BotonLlamar } | null;
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
  onPiezas: (piezas: EnVivo) => void;
}

/**
 * Loaded once the carta can be read: calls, what is said of orders, and the channel for news. Without the channel calls still work.
 * Returns how to stop.
 */
export async function openEnVivo(opciones: OpcionesEnVivo): Promise<() => void> {
  const { restauranteId, mesa, firma, seguimiento, carrito, mudada, onCarta, onPiezas, onMudada } = opciones;
  const findSeguimiento = () =>
    seguimiento.getState().rondas.find((ronda) => !ronda.pagado && ronda.mesa === mesa)?.seguimiento;
  const llamadas = mesa === null ? null : openLlamadas({ restauranteId, mesa, firma, findSeguimiento });
  const stopLlamadas = llamadas?.getState().connect();
  onPiezas({ AnuncioCambios, llamadas: llamadas && { store: llamadas, BotonLlamar } });
  const stopMudanza =
    mesa === null
      ? undefined
      : watchMudanza({ restauranteId, mesa, firma, seguimiento, carrito, mudada, onMudada });
  const stopEspera = addEspera(() => {
    const { carrito: enCurso, envio, notas } = carrito.getState();
    const isAvisando = (llamadas?.getState().avisando.length ?? 0) > 0;
    return enCurso.items.length > 0 || envio !== null || notas !== '' || isAvisando;
  });
  const stopCanal = await openCanal({ restauranteId, mesa, firma, seguimiento, llamadas, onCarta }).catch(
    () => {
      seguimiento.getState().setConexion('sin_conexion');
    },
  );
  return () => {
    stopCanal?.();
    stopEspera();
    stopMudanza?.();
    stopLlamadas?.();
  };
}
