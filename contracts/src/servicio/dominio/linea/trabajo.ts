import { estacionDeLinea, estacionesDe } from '../../../casa/dominio/estaciones';
import type { EstacionCasa } from '../../../casa/dominio/cocina';
import type { TipoPedido } from '../../../casa/dominio/tipo-categoria';
import { isPorHacer } from './estado-linea';
import { isEnEspera } from './pase';
import { platosVivosOf } from './vivas';

type LineaConTrabajo = Parameters<typeof isPorHacer>[0] &
  Parameters<typeof isEnEspera>[0] &
  Parameters<typeof estacionDeLinea>[0] &
  Parameters<typeof platosVivosOf>[0][number];

/**
 * The stations that have something to make of open mesas, in the house's order; what waits for its pase is no
 * work yet.
 */
export function estacionesConTrabajo(
  tickets: Iterable<{ tipo: TipoPedido; lineas: readonly LineaConTrabajo[] }>,
  casa: readonly EstacionCasa[] = [],
): readonly EstacionCasa[] {
  const ids = new Set<string>();
  for (const { tipo, lineas } of tickets) {
    for (const linea of platosVivosOf(lineas)) {
      if (isPorHacer(linea) && !isEnEspera(linea)) ids.add(estacionDeLinea(linea, tipo, casa));
    }
  }
  return estacionesDe(casa).filter(({ _id }) => ids.has(_id));
}
