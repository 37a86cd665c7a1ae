import { reglasCarta } from '@carta/contracts';
import type { Producto, Zona } from '@carta/contracts';
import { toTexto } from './filas';

/** Prices are as typed, by zona id; absent means the usual price. */
export type PreciosEscritos = Readonly<Record<string, string>>;

export function toEscritos(precios: Readonly<Record<string, number>> = {}): PreciosEscritos {
  return Object.fromEntries(Object.entries(precios).map(([zona, precio]) => [zona, toTexto(precio)]));
}

/** '' removes it. */
export function withEscrito(precios: PreciosEscritos, zona: string, texto: string): PreciosEscritos {
  const { [zona]: _antes, ...resto } = precios;
  return texto.trim() === '' ? resto : { ...resto, [zona]: texto };
}

export function areBuenos(precios: PreciosEscritos): boolean {
  return Object.values(precios).every((precio) => reglasCarta.precio(precio) === null);
}

/** Drops prices of deleted zonas, so that saving forgets them. */
export function withZonas(producto: Producto, zonas: readonly Zona[]): Producto {
  const { formatos } = producto;
  return {
    ...onlyDe(producto, zonas),
    ...(formatos ? { formatos: formatos.map((formato) => onlyDe(formato, zonas)) } : {}),
  };
}

function onlyDe<T extends { precios?: Record<string, number> }>(vendible: T, zonas: readonly Zona[]): T {
  if (vendible.precios === undefined) return vendible;
  const vigentes = Object.entries(vendible.precios).filter(([id]) => zonas.some(({ _id }) => _id === id));
  return { ...vendible, precios: Object.fromEntries(vigentes) };
}
