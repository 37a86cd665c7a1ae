import { countEstaciones, estacionSinPantalla } from '@carta/contracts';
import type { Estaciones, Grupo, Pantalla } from '@carta/contracts';
import { countAbiertos } from './tableros';

/**
 * Nobody sees this work: a station's, or drinks without a bar's screen, shown on no screen (`bebidas`) or not
 * on this one (`bebidas-aqui`).
 */
export type Desatendido = keyof Estaciones | 'bebidas' | 'bebidas-aqui';

interface Piso {
  estaciones: Estaciones;
  pantalla: Pantalla;
  grupos: Iterable<Grupo>;
  sinPantallaBarra: boolean;
}

/** Returns null when everything is seen. */
export function desatendidoDe({ estaciones, pantalla, grupos, sinPantallaBarra }: Piso): Desatendido | null {
  const abiertos = countAbiertos(grupos);
  const estacion = estacionSinPantalla(withPropia(estaciones, pantalla), abiertos);
  if (!sinPantallaBarra || estacion === 'cocina') return estacion;
  if (pantalla === 'cocina' && abiertos.bebida > 0) return 'bebidas-aqui';
  return estacion === 'barra' ? 'bebidas' : null;
}

/** This screen counts even before the server has received its answer. */
function withPropia({ cocina, barra }: Estaciones, pantalla: Pantalla): Estaciones {
  const estacionesPropias = countEstaciones([pantalla]);
  return {
    cocina: Math.max(cocina, estacionesPropias.cocina),
    barra: Math.max(barra, estacionesPropias.barra),
  };
}
