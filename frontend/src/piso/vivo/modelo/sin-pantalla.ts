import { countEstaciones, estacionSinPantalla } from '@carta/contracts';
import type { Estaciones, Grupo, Pantalla } from '@carta/contracts';
import { countAbiertos } from './tableros';

/**
 * Work that nobody sees: a station's; or, where the bar has no screen of its own, the drinks, which no
 * screen shows (`bebidas`) or not this wall of the kitchen's (`bebidas-aqui`).
 */
export type Desatendido = keyof Estaciones | 'bebidas' | 'bebidas-aqui';

interface Piso {
  estaciones: Estaciones;
  /** What this screen shows. */
  pantalla: Pantalla;
  grupos: Iterable<Grupo>;
  sinPantallaBarra: boolean;
}

/** What a screen says that nobody sees; null when all that is to be made is seen. */
export function desatendidoDe({ estaciones, pantalla, grupos, sinPantallaBarra }: Piso): Desatendido | null {
  const abiertos = countAbiertos(grupos);
  const estacion = estacionSinPantalla(withPropia(estaciones, pantalla), abiertos);
  if (!sinPantallaBarra || estacion === 'cocina') return estacion;
  if (pantalla === 'cocina' && abiertos.bebida > 0) return 'bebidas-aqui';
  return estacion === 'barra' ? 'bebidas' : null;
}

/** Who reads it is looking: what this screen shows counts, although the server may not have heard its answer yet. */
function withPropia({ cocina, barra }: Estaciones, pantalla: Pantalla): Estaciones {
  const propia = countEstaciones([pantalla]);
  return { cocina: Math.max(cocina, propia.cocina), barra: Math.max(barra, propia.barra) };
}
