import { ordenados } from '@carta/contracts';
import type { Alergeno, CampoColumna } from '@carta/contracts';
import { readAlergenos } from '../palabras/alergenos-texto';
import { cleanCategoria, isHeredada } from './categorias-tabla';
import type { FilaLeida } from '../palabras/fila-leida';
import type { Columnas } from './columnas-tabla';
import { toPrecios } from '../palabras/fila';
import { readArticulos } from '../palabras/articulos';
import type { Cantidad } from '../palabras/articulos';
import { findLeyenda } from '../palabras/leyenda';
import type { Leyenda } from '../palabras/leyenda';
import { isFecha, readPrecio } from './precio-celda';
import { toEtiqueta } from '../palabras/palabras';
import { readUnidad } from './unidad';

/** What one row of a sheet says, by what its columns are. */

const NO = /^(?:0|-1|n|no?|false|falso|inactivo|nein|non)$/i;
const SI = /^(?:x|y|s[ií]?|1|✓|✔|yes|true|verdadero|ja|oui|sim|bai)$/i;

/** A row as its columns have it, before rows of the same dish become its formats. */
export interface Entrada {
  fila: FilaLeida;
  formato: string;
}

type FilaDeTabla =
  | { es: 'titulo'; titulo: string }
  | { es: 'sin-nombre' }
  /** `reemplaza`: the one before only named what this one is a format of. */
  | { es: 'entrada'; categoria: string; entrada: Entrada; reemplaza: boolean };

interface LectorFilas {
  /** What holds for the whole column of categorías. */
  duda: string | null;
  read: (
    fila: readonly string[],
    linea: number,
    categoria: string,
    anterior: Entrada | undefined,
  ) => FilaDeTabla;
}

export function createLectorFilas(columnas: Columnas, cuerpo: readonly (readonly string[])[]): LectorFilas {
  const columnaDe = (campo: CampoColumna): number => columnas.campos.indexOf(campo);
  const celdasDe = (fila: readonly string[], campo: CampoColumna): string[] =>
    columnas.campos.flatMap((cada, i) => (cada === campo && fila[i] ? [fila[i]] : []));
  const celda = (fila: readonly string[], campo: CampoColumna): string => fila[columnaDe(campo)] ?? '';
  const conCategoria = columnas.campos.includes('categoria');
  const categorias = cuerpo.map((fila) => celda(fila, 'categoria'));
  const heredada = isHeredada(categorias);
  const escritas = categorias.filter(Boolean);
  const sinNombres = escritas.length > 0 && escritas.every((escrita) => /^\d+$/.test(escrita));
  const leyenda = findLeyenda(cuerpo.map((fila) => (fila.filter(Boolean).length <= 2 ? fila.join(' ') : '')));
  const conDecimales = hasDecimales(
    cuerpo.flatMap((fila) => columnas.precios.map(({ columna }) => fila[columna] ?? '')),
  );

  function readCantidades(fila: readonly string[], porques: string[]): Cantidad[] {
    const { unidad, duda } = readUnidad(celda(fila, 'unidad'), SI.test(celda(fila, 'peso')));
    const cantidades = columnas.precios.flatMap(({ columna, etiqueta }): Cantidad[] => {
      const escrito = fila[columna] ?? '';
      if (etiqueta !== undefined && /^[-–—]?$/.test(escrito)) return [];
      const deFormatos = etiqueta === undefined ? readFormatos(escrito) : [];
      if (deFormatos.length > 0) return deFormatos;
      const leido = readPrecio(escrito, conDecimales);
      const importe = unidad && !leido.unidad ? { ...leido, unidad } : leido;
      porques.push(...importe.dudas);
      return [etiqueta === undefined ? { importe } : { importe, etiqueta }];
    });
    if (cantidades.length === 0) porques.push('No tiene precio.');
    else if (duda !== undefined) porques.push(duda);
    return cantidades;
  }

  function toEntrada(
    fila: readonly string[],
    linea: number,
    { categoria, nombre, formato: dicho }: { categoria: string; nombre: string; formato?: string },
  ): Entrada {
    const porques: string[] = [];
    const cantidades = readCantidades(fila, porques);
    if (fila.slice(columnas.ancho).some(Boolean))
      porques.push('Tiene más celdas que la cabecera: mira si el precio lleva una coma sin comillas.');
    const { dudas, ...precios } = toPrecios(cantidades, null);
    const deAlergenos = readCeldaAlergenos(fila, celdasDe(fila, 'alergenos').join(', '), columnas, leyenda);
    const formato = dicho ?? [...new Set(celdasDe(fila, 'formato'))].join(' · ');
    if (isFecha(formato))
      porques.push(`«${formato}» es una fecha que ha puesto la hoja de cálculo: escribe el formato.`);
    if (NO.test(celda(fila, 'activo')) || SI.test(celda(fila, 'archivado')))
      porques.push('No está a la venta en el programa del que viene.');
    if (/\p{L}/u.test(celda(fila, 'trazas')) && !NO.test(celda(fila, 'trazas')))
      porques.push('Habla de trazas: mira sus alérgenos.');
    const descripcion = [...new Set(celdasDe(fila, 'descripcion'))]
      .filter((texto) => texto !== nombre)
      .join('. ');
    return {
      fila: {
        linea,
        categoria,
        nombre,
        ...(descripcion === '' ? {} : { descripcion }),
        ...precios,
        ...(deAlergenos.alergenos ? { alergenos: deAlergenos.alergenos } : {}),
        dudas: [...porques, ...dudas, ...deAlergenos.dudas].map((porque) => ({ linea, porque })),
      },
      formato: toEtiqueta(formato) ?? formato,
    };
  }

  return {
    duda: sinNombres ? 'La categoría es un número: se lee sin categoría.' : null,
    read(fila, linea, categoria, anterior) {
      const [unica, otra] = fila.filter(Boolean);
      if (!conCategoria && unica !== undefined && otra === undefined && /\p{L}/u.test(unica))
        return { es: 'titulo', titulo: unica.replace(/^[#*\s]+|[*\s:]+$/g, '') };
      const suya = sinNombres ? '' : cleanCategoria(celda(fila, 'categoria'));
      const escrito = celda(fila, 'nombre');
      // a till writes a dish once, and under it what else it is sold as
      if (anterior && escrito === '' && celdasDe(fila, 'formato').length > 0) {
        const { nombre, categoria: de } = anterior.fila;
        return toLeida(toEntrada(fila, linea, { categoria: de, nombre }), false);
      }
      if (escrito === '') return { es: 'sin-nombre' };
      const formato = anterior ? formatoDe(escrito, anterior) : null;
      if (anterior && formato !== null) {
        const { nombre, categoria: de, precio } = anterior.fila;
        return toLeida(toEntrada(fila, linea, { categoria: de, nombre, formato }), precio === undefined);
      }
      const nueva = conCategoria && (suya !== '' || !heredada) ? suya : categoria;
      return toLeida(toEntrada(fila, linea, { categoria: nueva, nombre: escrito }), false);
    },
  };
}

const toLeida = (entrada: Entrada, reemplaza: boolean): FilaDeTabla => ({
  es: 'entrada',
  categoria: entrada.fila.categoria,
  entrada,
  reemplaza,
});

/** 'Entera' of 'Tortilla - Entera' beneath a 'Tortilla' that has no price of its own. */
function formatoDe(escrito: string, { fila, formato }: Entrada): string | null {
  const delante = `${fila.nombre} - `;
  const isPadre = fila.precio === undefined || formato !== '';
  return isPadre && escrito.startsWith(delante) ? escrito.slice(delante.length) : null;
}

const EN_CELDA = { conEnteros: true, conDecimales: false, conNumeros: false };

/** 'Media 6,00 / Ración 10,00' in one cell; empty of anything else. */
function readFormatos(celda: string): Cantidad[] {
  const [articulo, otro] = readArticulos(celda, EN_CELDA);
  const { cantidades = [], nombre = '' } = articulo ?? {};
  const isLista =
    !otro && nombre === '' && cantidades.length > 1 && cantidades.every(({ etiqueta }) => etiqueta);
  return isLista ? cantidades : [];
}

/** Most of these prices have decimals, so that '950' has lost its comma. */
function hasDecimales(celdas: readonly string[]): boolean {
  const escritas = celdas.filter((celda) => /\d/.test(celda));
  return escritas.filter((celda) => /\d[.,]\d/.test(celda)).length * 2 > escritas.length;
}

function readCeldaAlergenos(
  fila: readonly string[],
  texto: string,
  { cruces }: Columnas,
  leyenda: Leyenda,
): { alergenos?: Alergeno[]; dudas: string[] } {
  if (texto !== '') return readAlergenos(texto, leyenda, false) ?? { dudas: [] };
  const puestos = cruces
    .filter(({ columna }) => SI.test(fila[columna] ?? ''))
    .map(({ alergeno }) => alergeno);
  return puestos.length > 0 ? { alergenos: ordenados(puestos), dudas: [] } : { dudas: [] };
}
