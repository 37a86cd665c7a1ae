import type {
  CambiarEstacionesRequest,
  CambiarPasesRequest,
  EstacionCasa,
  Pase,
  RestaurantePublico,
} from '@carta/contracts';
import { keepIds } from './ids-por-nombre';
import type { Local } from './local.types';

/** What a house does not use is absent, and how its pases march is said only where it has some. */
export function cocinaOf({
  pases,
  estaciones,
  servicio: { marchar },
}: Pick<Local, 'pases' | 'estaciones' | 'servicio'>): Pick<
  RestaurantePublico,
  'pases' | 'marchar' | 'estaciones'
> {
  return {
    ...(pases.length === 0 ? {} : { pases: pases.map(toPase) }),
    ...(pases.length === 0 || marchar === 'todo' ? {} : { marchar }),
    ...(estaciones.length === 0 ? {} : { estaciones: estaciones.map(toEstacion) }),
  };
}

export function toPases({ pases }: CambiarPasesRequest, guardados: readonly Pase[]): Pase[] {
  return keepIds(pases, guardados).map(toPase);
}

export function toEstaciones(
  { estaciones }: CambiarEstacionesRequest,
  guardadas: readonly EstacionCasa[],
): EstacionCasa[] {
  return keepIds(estaciones, guardadas).map(toEstacion);
}

const toPase = ({ _id, nombre }: Pase): Pase => ({ _id, nombre });
const toEstacion = ({ _id, nombre, tipo }: EstacionCasa): EstacionCasa => ({ _id, nombre, tipo });
