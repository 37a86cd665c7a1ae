import { ordenados } from './alergenos';
import type { Alergeno, Declarado } from './alergenos';
import { sumCentimos } from '../../plataforma/dominio/dinero';
import type { Centimos } from '../../plataforma/dominio/dinero';

/**
 * A diner chooses a formato ('Media') and values of opciones. The phone shows this price and the server
 * charges it, so they cannot differ (docs/reglas/carta.md#formats-and-options).
 */

/** A formato's allergens come on top of the product's. */
export interface FormatoElegible {
  id: string;
  nombre: string;
  precio: Centimos;
  disponible: boolean;
  alergenos: readonly Alergeno[];
}

/** `suplemento` is added to the price of each unit. */
export interface ValorElegible extends Declarado {
  id: string;
  nombre: string;
  suplemento: Centimos;
  disponible: boolean;
}

export interface OpcionElegible {
  nombre: string;
  min: number;
  max: number;
  valores: readonly ValorElegible[];
}

/** `precio` counts only without formatos. */
export interface Elegible extends Declarado {
  nombre: string;
  precio: Centimos;
  disponible: boolean;
  formatos: readonly FormatoElegible[];
  opciones: readonly OpcionElegible[];
}

export interface Seleccion {
  formato?: string;
  opciones?: readonly string[];
}

export interface OpcionElegida {
  nombre: string;
  valor: string;
  suplemento: Centimos;
}

/** `que` is the name of what is sold out. */
export type ProblemaEleccion =
  | { motivo: 'no_existe' }
  | { motivo: 'agotado'; que: string }
  | { motivo: 'falta_formato' }
  | { motivo: 'falta'; opcion: string; min: number }
  | { motivo: 'sobran'; opcion: string; max: number };

/** `precio` is a unit's with supplements; the allergens are those of all its parts. */
export interface Eleccion extends Declarado {
  precio: Centimos;
  formato?: string;
  opciones: readonly OpcionElegida[];
  problema: ProblemaEleccion | null;
}

/** Without a formato a choice costs what the first one does, and has the problem that one is missing. */
export function elegir(producto: Elegible, { formato: formatoId, opciones: ids = [] }: Seleccion): Eleccion {
  const formato = producto.formatos.find(({ id }) => id === formatoId);
  const elegidos = producto.opciones.flatMap(({ nombre, valores }) =>
    valores.filter(({ id }) => ids.includes(id)).map((valor) => ({ opcion: nombre, valor })),
  );
  const valores = elegidos.map(({ valor }) => valor);
  const base = (formato ?? producto.formatos[0] ?? producto).precio;
  return {
    precio: sumCentimos([base, ...valores.map(({ suplemento }) => suplemento)]),
    ...(formato ? { formato: formato.nombre } : {}),
    opciones: elegidos.map(({ opcion, valor }) => ({
      nombre: opcion,
      valor: valor.nombre,
      suplemento: valor.suplemento,
    })),
    alergenos: ordenados([
      ...producto.alergenos,
      ...(formato?.alergenos ?? []),
      ...valores.flatMap(({ alergenos }) => alergenos),
    ]),
    alergenosDeclarados: [producto, ...valores].every(({ alergenosDeclarados }) => alergenosDeclarados),
    problema: problemaOf(producto, formatoId, formato, ids, valores),
  };
}

/** A choice that cannot be had is reported before one that another choice would mend. */
function problemaOf(
  producto: Elegible,
  formatoId: string | undefined,
  formato: FormatoElegible | undefined,
  ids: readonly string[],
  valores: readonly ValorElegible[],
): ProblemaEleccion | null {
  if (formatoId !== undefined && formato === undefined) return { motivo: 'no_existe' };
  // A repeated id finds one value, and a foreign one none.
  if (valores.length !== ids.length) return { motivo: 'no_existe' };
  const agotado = [producto, ...(formato ? [formato] : []), ...valores].find(({ disponible }) => !disponible);
  if (agotado) return { motivo: 'agotado', que: agotado.nombre };
  if (formato === undefined && producto.formatos.length > 0) return { motivo: 'falta_formato' };
  for (const { nombre, min, max, valores: propios } of producto.opciones) {
    const cuantos = propios.filter(({ id }) => ids.includes(id)).length;
    if (cuantos < min) return { motivo: 'falta', opcion: nombre, min };
    if (cuantos > max) return { motivo: 'sobran', opcion: nombre, max };
  }
  return null;
}

/** Returns false when the dish, all formatos, or too many values of a required opción are sold out. */
export function hasEleccion({ disponible, formatos, opciones }: Omit<Elegible, keyof Declarado>): boolean {
  return (
    disponible &&
    (formatos.length === 0 || formatos.some((formato) => formato.disponible)) &&
    opciones.every(({ min, valores }) => valores.filter((valor) => valor.disponible).length >= min)
  );
}

export function isPorElegir({
  formatos,
  opciones,
  menu,
}: {
  formatos?: readonly unknown[];
  opciones?: readonly unknown[];
  menu?: unknown;
}): boolean {
  return (formatos?.length ?? 0) > 0 || (opciones?.length ?? 0) > 0 || menu !== undefined;
}

/** Returns the same text for any order of the values; '' when nothing is chosen. */
export function claveOf({ formato, opciones = [] }: Seleccion): string {
  return [...(formato === undefined ? [] : [formato]), ...[...opciones].sort()].join(' ');
}
