import { countEstaciones, estacionSinPantalla } from '@carta/contracts';
import type { Estaciones, Grupo, Pantalla } from '@carta/contracts';
import { countAbiertos } from './tableros';

/**
 * The station with work at which nobody looks; null when somebody does. Who reads it is looking: what
 * this screen shows counts, although the server may not have heard its answer yet.
 */
export function sinPantallaDe(
  estaciones: Estaciones,
  pantalla: Pantalla,
  grupos: Iterable<Grupo>,
): keyof Estaciones | null {
  const propia = countEstaciones([pantalla]);
  const { cocina, barra } = estaciones;
  const miradas = { cocina: Math.max(cocina, propia.cocina), barra: Math.max(barra, propia.barra) };
  return estacionSinPantalla(miradas, countAbiertos(grupos));
}
