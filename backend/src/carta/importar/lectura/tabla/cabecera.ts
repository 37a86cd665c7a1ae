import { LIMITES_LECTURA, normalizeTexto } from '@carta/contracts';
import type { Alergeno, CampoColumna } from '@carta/contracts';
import { toAlergenoUnico } from '../palabras/alergenos-texto';
import { findEncabezado } from './encabezados';
import { toEtiqueta } from '../palabras/palabras';

/** What the heading of a sheet says of each column. */

export interface Columna {
  titulo: string;
  /** Absent: nobody knows. */
  campo?: CampoColumna;
  lengua?: string;
  /** What its price is of: 'Media'. */
  etiqueta?: string;
  /** Whose crosses stand in it. */
  alergeno?: Alergeno;
  /** 'Precio 2'. */
  isOtraTarifa?: true;
}

const OTRA_TARIFA = /^(?:precios?|p ?v ?p|price|tarifa|preu|prezo) ?[2-9]$/;
const ANTES_DE_ETIQUETA = /^(?:precios?|p\.?v\.?p\.?|price|tarifa|importe|preu|prezo)\s+(?:de\s+|en\s+)?/i;

/** A sheet of a carta has shorter headings. */
const TITULO_MAX = 60;

const llano = (celda: string): string =>
  celda.length > TITULO_MAX
    ? ''
    : normalizeTexto(celda.replace(/[()[\]€$.:*¿?¡!"'/_-]+/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2'))
        .replace(/\s+/g, ' ')
        .trim();

/** 'Precio [Mi Bar]', 'PVP (IVA incl.)'. */
const withoutCorchetes = (celda: string): string => celda.replace(/\[[^\]]*\]|\([^)]*\)/g, ' ');

export function readTitulo(celda: string): Columna {
  const titulo = celda.trim();
  if (OTRA_TARIFA.test(llano(titulo))) return { titulo, campo: 'nada', isOtraTarifa: true };
  const hallado = findEncabezado(llano(titulo)) ?? findEncabezado(llano(withoutCorchetes(titulo)));
  const alergeno = toAlergenoUnico(titulo);
  const etiqueta =
    titulo.length > TITULO_MAX ? null : toEtiqueta(titulo.replace(ANTES_DE_ETIQUETA, '').replace('1/2', '½'));
  return {
    titulo,
    ...(hallado ?? (etiqueta === null ? {} : { campo: 'precio' })),
    ...(etiqueta === null ? {} : { etiqueta }),
    ...(alergeno === null ? {} : { alergeno }),
  };
}

/** It names a dish and something else that is known, or two other things that are. */
export function isCabecera(fila: readonly string[]): boolean {
  const columnas = fila.slice(0, LIMITES_LECTURA.columnasMax).map(readTitulo);
  const campos = new Set(
    columnas.flatMap(({ campo }) => (campo === undefined || campo === 'nada' ? [] : [campo])),
  );
  const conNombre = columnas.some(({ campo }) => campo === 'nombre');
  const dePalabra = new Set(
    columnas.flatMap(({ campo, etiqueta }) => (etiqueta === undefined && campo ? [campo] : [])),
  );
  dePalabra.delete('nada');
  return (conNombre || campos.has('descripcion') ? campos.size : dePalabra.size) > 1;
}

/** Another heading further down a sheet; a dish has its price there. */
export const isOtraCabecera = (fila: readonly string[]): boolean =>
  !fila.some((celda) => /\d/.test(celda)) &&
  isCabecera(fila) &&
  fila.some((celda) => readTitulo(celda).campo === 'precio');
