import { cleanTexto } from '../../../plataforma/dominio/texto-limpio';
import { ordenados } from '../alergenos';
import type { Alergeno } from '../alergenos';
import { readAlergenos } from './alergenos-texto';
import { findLeyenda } from './leyenda';
import type { Leyenda } from './leyenda';
import { COLUMNAS_MAX, guessColumnas, readCabecera } from './cabecera';
import type { Columnas } from './cabecera';
import type { CartaLeida, DudaLeida, FilaLeida, FormatoLeido } from './carta-leida';
import { toFormatos, toPrecios } from './fila';
import type { Cantidad } from './articulos';
import { isFecha, readPrecio } from './precio-celda';
import { toEtiqueta } from './palabras';

const CABECERA_HASTA = 10;
const CELDA_MAX = 2_000;
const NO_ACTIVO = /^(?:0|no?|false|falso|inactivo)$/i;
const CON_CRUZ = /^(?:x|s[ií]?|1|✓|✔|yes|true|verdadero)$/i;

/** A row as its columns have it, before rows of the same dish become its formats. */
interface Entrada {
  fila: FilaLeida;
  formato: string;
}

/** Reads rows of cells; what is not sure of a row is said. */
export function readFilas(crudas: readonly (readonly string[])[]): CartaLeida {
  const filas = crudas.map((fila) =>
    fila
      .slice(0, COLUMNAS_MAX)
      .map((celda) => cleanTexto(celda.slice(0, CELDA_MAX)).replace(/\s+/g, ' ').trim()),
  );
  const enCabecera = filas.slice(0, CABECERA_HASTA).findIndex((fila) => readCabecera(fila) !== null);
  const columnas = enCabecera >= 0 ? readCabecera(filas[enCabecera] ?? []) : guessColumnas(filas);
  const dudas: DudaLeida[] = [];
  if (!columnas) {
    const porque = 'No se sabe qué es cada columna: pon encima «Categoría», «Nombre» y «Precio».';
    return { filas: [], dudas: filas.some((fila) => fila.some(Boolean)) ? [{ linea: 1, porque }] : [] };
  }
  if (enCabecera < 0)
    dudas.push({ linea: 1, porque: 'No hay cabecera: mira si cada columna se lee como lo que es.' });
  if (columnas.conTarifas)
    dudas.push({ linea: enCabecera + 1, porque: 'Hay varias tarifas: se lee la primera.' });
  const ancha = crudas.findIndex((fila) => fila.slice(COLUMNAS_MAX).some((celda) => celda.trim() !== ''));
  if (ancha >= 0)
    dudas.push({
      linea: ancha + 1,
      porque: `Hay más de ${COLUMNAS_MAX} columnas: las demás no se leen.`,
    });
  const cuerpo = filas
    .map((fila, i) => ({ fila, linea: i + 1 }))
    .filter(
      ({ fila, linea }) =>
        linea > enCabecera + 1 && fila.some(Boolean) && !fila.every((celda) => /^[-:]*$/.test(celda)),
    );
  const leyenda = findLeyenda(
    cuerpo.map(({ fila }) => (fila.filter(Boolean).length <= 2 ? fila.join(' ') : '')),
  );
  const conDecimales = hasDecimales(
    cuerpo.flatMap(({ fila }) => columnas.precios.map(({ columna }) => fila[columna] ?? '')),
  );
  const heredada = isHeredada(cuerpo.map(({ fila }) => fila[columnas.categoria ?? -1] ?? ''));
  const deCategoria = cuerpo.map(({ fila }) => fila[columnas.categoria ?? -1] ?? '').filter(Boolean);
  const sinNombres = deCategoria.length > 0 && deCategoria.every((celda) => /^\d+$/.test(celda));
  if (sinNombres)
    dudas.push({ linea: enCabecera + 1, porque: 'La categoría es un número: se lee sin categoría.' });
  let categoria = '';
  const entradas: Entrada[] = [];
  for (const { fila, linea } of cuerpo) {
    if (
      columnas.categoria === undefined &&
      fila.filter(Boolean).length === 1 &&
      fila[columnas.nombre] !== ''
    ) {
      categoria = fila[columnas.nombre] ?? '';
      continue;
    }
    const suya = sinNombres ? '' : withoutId(fila[columnas.categoria ?? -1] ?? '');
    if (columnas.categoria !== undefined && (suya !== '' || !heredada)) categoria = suya;
    if ((fila[columnas.nombre] ?? '') === '') dudas.push({ linea, porque: 'La fila no tiene nombre.' });
    else entradas.push(toEntrada(fila, linea, categoria, columnas, leyenda, conDecimales));
  }
  return { filas: joinFormatos(entradas), dudas };
}

/** Most of these prices have decimals, so that '950' has lost its comma. */
function hasDecimales(celdas: readonly string[]): boolean {
  const escritas = celdas.filter((celda) => /\d/.test(celda));
  return escritas.filter((celda) => /\d[.,]\d/.test(celda)).length * 2 > escritas.length;
}

/** Cells that were joined in a sheet have their word in the first row alone. */
/** Square writes 'Bebidas (T2B3ROTJ3HFGVBO22QLOOJDE)', and each that a product has. */
const withoutId = (categoria: string): string =>
  /^(.+?)\s*\([A-Z\d]{20,30}\)/.exec(categoria)?.[1] ?? categoria;

function isHeredada(categorias: readonly string[]): boolean {
  const escritas = categorias.filter(Boolean);
  return (
    escritas.length > 0 &&
    escritas.length * 2 <= categorias.length &&
    new Set(escritas).size === escritas.length
  );
}

function toEntrada(
  fila: readonly string[],
  linea: number,
  categoria: string,
  columnas: Columnas,
  leyenda: Leyenda,
  conDecimales: boolean,
): Entrada {
  const celda = (columna: number | undefined): string => fila[columna ?? -1] ?? '';
  const porques: string[] = [];
  const cantidades = columnas.precios.flatMap(({ columna, etiqueta }): Cantidad[] => {
    if (etiqueta !== undefined && celda(columna) === '') return [];
    const importe = readPrecio(celda(columna), conDecimales);
    porques.push(...importe.dudas);
    return [etiqueta === undefined ? { importe } : { importe, etiqueta }];
  });
  if (cantidades.length === 0) porques.push('No tiene precio.');
  if (fila.slice(columnas.ancho).some(Boolean))
    porques.push('Tiene más celdas que la cabecera: mira si el precio lleva una coma sin comillas.');
  const { dudas, ...precios } = toPrecios(cantidades, null);
  const deAlergenos = readCeldaAlergenos(fila, columnas, leyenda);
  const formato = celda(columnas.formato);
  if (isFecha(formato))
    porques.push(`«${formato}» es una fecha que ha puesto la hoja de cálculo: escribe el formato.`);
  if (NO_ACTIVO.test(celda(columnas.activo)))
    porques.push('No está a la venta en el programa del que viene.');
  const descripcion = celda(columnas.descripcion);
  return {
    fila: {
      linea,
      categoria,
      nombre: celda(columnas.nombre),
      ...(descripcion === '' ? {} : { descripcion }),
      ...precios,
      ...(deAlergenos.alergenos ? { alergenos: deAlergenos.alergenos } : {}),
      dudas: [...porques, ...dudas, ...deAlergenos.dudas].map((porque) => ({ linea, porque })),
    },
    formato: toEtiqueta(formato) ?? formato,
  };
}

function readCeldaAlergenos(
  fila: readonly string[],
  { alergenos, cruces }: Columnas,
  leyenda: Leyenda,
): { alergenos?: Alergeno[]; dudas: string[] } {
  const texto = fila[alergenos ?? -1] ?? '';
  if (texto !== '') return readAlergenos(texto, leyenda, false) ?? { dudas: [] };
  const puestos = cruces
    .filter(({ columna }) => CON_CRUZ.test(fila[columna] ?? ''))
    .map(({ alergeno }) => alergeno);
  return puestos.length > 0 ? { alergenos: ordenados(puestos), dudas: [] } : { dudas: [] };
}

/** Rows of one dish that differ in their format are one row. */
function joinFormatos(entradas: readonly Entrada[]): FilaLeida[] {
  const grupos = new Map<string, Entrada[]>();
  entradas.forEach((entrada, i) => {
    const { nombre, categoria } = entrada.fila;
    const clave = entrada.formato === '' ? String(i) : JSON.stringify([nombre, categoria]);
    grupos.set(clave, [...(grupos.get(clave) ?? []), entrada]);
  });
  return [...grupos.values()].map(joinGrupo);
}

function joinGrupo(grupo: readonly Entrada[]): FilaLeida {
  const [primera, ...resto] = grupo;
  if (!primera) throw new Error('Una fila sin entradas');
  if (resto.length === 0) return primera.fila;
  const puestos = grupo.flatMap(({ fila: { precio }, formato }): FormatoLeido[] =>
    precio === undefined ? [] : [{ nombre: formato, precio }],
  );
  const { dudas, ...precios } = toFormatos(puestos, []);
  const todas = grupo.flatMap(({ fila }) => fila.dudas);
  return {
    ...primera.fila,
    ...precios,
    dudas: [...todas, ...dudas.map((porque) => ({ linea: primera.fila.linea, porque }))],
  };
}
