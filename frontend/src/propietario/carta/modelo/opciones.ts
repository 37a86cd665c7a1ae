import { reglasCarta } from '@carta/contracts';
import type { Alergeno, Opcion, OpcionRequest, Producto } from '@carta/contracts';
import { createIdFila, fallosDeNombre, idDe, toTexto } from './filas';
import type { Fila } from './filas';

/** The supplement is as typed, '' for none. */
export interface FilaValor extends Fila {
  suplemento: string;
  alergenos: Alergeno[];
  alergenosDeclarados: boolean;
}

export interface ValoresOpcion {
  nombre: string;
  min: number;
  max: number;
  valores: FilaValor[];
}

export function createFilaValor(): FilaValor {
  return { _id: createIdFila(), nombre: '', suplemento: '', alergenos: [], alergenosDeclarados: false };
}

/** A new one asks for exactly one value, as most do. */
export function toValoresOpcion(opcion: Opcion | null): ValoresOpcion {
  if (!opcion) return { nombre: '', min: 1, max: 1, valores: [createFilaValor()] };
  const { nombre, min, max, valores } = opcion;
  return {
    nombre,
    min,
    max,
    valores: valores.map(({ _id, nombre: valor, suplemento, alergenos, alergenosDeclarados }) => ({
      _id,
      nombre: valor,
      suplemento: suplemento === 0 ? '' : toTexto(suplemento),
      alergenos,
      alergenosDeclarados,
    })),
  };
}

export function toOpcionRequest({ nombre, min, max, valores }: ValoresOpcion): OpcionRequest {
  return {
    nombre: nombre.trim(),
    min,
    max,
    valores: valores.map(({ alergenos, alergenosDeclarados, ...fila }) => ({
      ...idDe(fila),
      nombre: fila.nombre.trim(),
      suplemento: suplementoDe(fila),
      alergenos,
      alergenosDeclarados,
    })),
  };
}

const suplementoDe = ({ suplemento }: Pick<FilaValor, 'suplemento'>): string => suplemento.trim() || '0';

export interface FalloValor {
  nombre: string | null;
  suplemento: string | null;
}

export function fallosDeValores(filas: readonly FilaValor[]): FalloValor[] {
  const nombres = fallosDeNombre(filas, reglasCarta.nombreValor, reglasCarta.valores);
  return filas.map((fila, i) => ({
    nombre: nombres[i] ?? null,
    suplemento: reglasCarta.suplemento(suplementoDe(fila)),
  }));
}

/** 'Elige 1', 'Elige entre 0 y 3'. */
export function textoCuantas({ min, max }: { min: number; max: number }): string {
  return min === max ? `Elige ${max}` : `Elige entre ${min} y ${max}`;
}

export function countUsos(opcionId: string, productos: readonly Producto[]): number {
  return productos.filter(({ opciones = [] }) => opciones.includes(opcionId)).length;
}

/** '1 plato', '3 platos'. */
export const cuentaPlatos = (cuantos: number): string => (cuantos === 1 ? '1 plato' : `${cuantos} platos`);

export function withoutOpcion(producto: Producto, opcionId: string): Producto {
  const { opciones = [], ...resto } = producto;
  const quedan = opciones.filter((id) => id !== opcionId);
  return quedan.length > 0 ? { ...resto, opciones: quedan } : resto;
}

/** 'Elige 1 · Poco hecha, Al punto'. */
export function resumenOpcion(opcion: Opcion): string {
  return `${textoCuantas(opcion)} · ${opcion.valores.map(({ nombre }) => nombre).join(', ')}`;
}

/** What others have made of it since the sheet was opened. */
export function textoCambiada(opcion: Opcion): string {
  return `Entretanto ha cambiado: ahora es «${opcion.nombre}», ${resumenOpcion(opcion)}. Si guardas otra vez, vale lo tuyo.`;
}
