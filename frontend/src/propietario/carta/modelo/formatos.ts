import { reglasCarta } from '@carta/contracts';
import type { Alergeno, FormatoRequest, Producto } from '@carta/contracts';
import { toEscritos } from './precios-zona';
import type { PreciosEscritos } from './precios-zona';
import { createIdFila, fallosDeNombre, idDe, toTexto } from './filas';
import type { Fila } from './filas';

export interface FilaFormato extends Fila {
  precio: string;
  /** They are as typed. */
  precios: PreciosEscritos;
  /** These come on top of the product's. */
  alergenos: Alergeno[];
}

/** `precioDe`: the one that an earlier single price most likely belongs to. */
export const SUGERENCIAS_FORMATOS = [
  { nombres: ['Tapa', 'Media', 'Ración'], precioDe: 2 },
  { nombres: ['Copa', 'Botella'], precioDe: 0 },
] as const;

export function toFilasFormato({ formatos = [] }: Pick<Producto, 'formatos'>): FilaFormato[] {
  return formatos.map(({ _id, nombre, precio, precios, alergenos = [] }) => ({
    _id,
    nombre,
    precio: toTexto(precio),
    alergenos,
    precios: toEscritos(precios),
  }));
}

export function createFilaFormato(nombre = '', precio = ''): FilaFormato {
  return { _id: createIdFila(), nombre, precio, precios: {}, alergenos: [] };
}

export function suggestFormatos(
  { nombres, precioDe }: (typeof SUGERENCIAS_FORMATOS)[number],
  precio: string,
): FilaFormato[] {
  return nombres.map((nombre, i) => createFilaFormato(nombre, i === precioDe ? precio : ''));
}

export function toFormatosRequest(filas: readonly FilaFormato[]): FormatoRequest[] {
  return filas.map(({ nombre, precio, precios, alergenos, ...fila }) => ({
    ...idDe({ ...fila, nombre }),
    nombre: nombre.trim(),
    precio: precio.trim(),
    ...(Object.keys(precios).length > 0 && { precios }),
    ...(alergenos.length > 0 && { alergenos }),
  }));
}

export interface FalloFormato {
  nombre: string | null;
  precio: string | null;
}

export function fallosDeFormatos(filas: readonly FilaFormato[]): FalloFormato[] {
  const nombres = fallosDeNombre(filas, reglasCarta.nombreFormato, reglasCarta.formatos);
  return filas.map(({ precio }, i) => ({ nombre: nombres[i] ?? null, precio: reglasCarta.precio(precio) }));
}
