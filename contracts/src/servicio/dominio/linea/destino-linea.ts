import { estacionPropia, paseDe } from '../../../casa/dominio/cocina';
import type { CasaConCocina, Destino, DestinoDeCategoria, Marchar, Pase } from '../../../casa/dominio/cocina';
import type { PaseDeLinea } from './pase';

/** The name is that at the time of ordering. */
export interface EstacionDeLinea {
  id: string;
  nombre: string;
}

/** What a new line keeps of both: a pase only where the house lets dishes wait. */
export function destinoDeLinea(
  producto: Destino,
  categoria: DestinoDeCategoria | undefined,
  { pases = [], estaciones, marchar = 'todo' }: CasaConCocina,
): { pase?: PaseDeLinea; estacion?: EstacionDeLinea } {
  const pase = marchar === 'todo' ? null : paseDe(producto, categoria, pases);
  const estacion = estacionPropia(producto, categoria, estaciones);
  return {
    ...(pase && { pase: toPaseDeLinea(pase, pases, marchar) }),
    ...(estacion && { estacion: { id: estacion._id, nombre: estacion.nombre } }),
  };
}

/** The pase that a waiter chose for a line; null where the house does not have it. */
export function paseElegido({ pases = [], marchar = 'todo' }: CasaConCocina, id: string): PaseDeLinea | null {
  const pase = pases.find(({ _id }) => _id === id);
  return pase ? toPaseDeLinea(pase, pases, marchar) : null;
}

function toPaseDeLinea(pase: Pase, pases: readonly Pase[], marchar: Marchar): PaseDeLinea {
  const { _id: id, nombre } = pase;
  return { id, nombre, orden: pases.indexOf(pase), ...(marchar === 'auto' ? { auto: true } : {}) };
}
