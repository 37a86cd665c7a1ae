import { avisoSinPantallas, countEstaciones } from '@carta/contracts';
import type { Estaciones, Grupo, Pantalla } from '@carta/contracts';
import { countAbiertos } from './tableros';

/**
 * What a screen says of stations with work at which nobody looks; null when somebody does. Who reads it
 * is looking: what this screen shows counts, although the server may not have heard its answer yet.
 */
export function avisoSinPantallasDe(
  estaciones: Estaciones,
  pantalla: Pantalla,
  grupos: Iterable<Grupo>,
): string | null {
  const propia = countEstaciones([pantalla]);
  const { cocina, barra } = estaciones;
  const miradas = { cocina: Math.max(cocina, propia.cocina), barra: Math.max(barra, propia.barra) };
  return avisoSinPantallas(miradas, countAbiertos(grupos));
}
