import type { Alergeno, CampoColumna } from '@carta/contracts';
import type { Columna } from './cabecera';
import { isZona } from '../palabras/palabras';

/** What each column of a sheet is read as, by its heading and by what stands in it; where that is not certain, it is asked. */

export interface Columnas {
  /** So many cells has a row. */
  ancho: number;
  campos: readonly CampoColumna[];
  /** With a label they are formats or zones. */
  precios: { columna: number; etiqueta?: string }[];
  /** A column for each allergen, with a cross in it. */
  cruces: { columna: number; alergeno: Alergeno }[];
  /** Why somebody has to say what they are. */
  preguntas: string[];
  avisos: string[];
}

export type Filas = readonly (readonly string[])[];

export const NUMERO = /^(?:€\s*)?\d{1,5}(?:[.,'€]\d{1,2})?\s*(?:€|eur(?:os)?)?(?:\s*\/\s*(?:kg|100 ?g))?$/i;
const UNICOS = [
  'nombre',
  'categoria',
  'unidad',
  'peso',
  'alergenos',
  'trazas',
  'activo',
  'archivado',
] as const;

export const valoresDe = (filas: Filas, columna: number): string[] =>
  filas.map((fila) => fila[columna] ?? '').filter((celda) => celda !== '');

export const isDe = (forma: RegExp, celdas: readonly string[]): boolean =>
  celdas.length > 0 && celdas.filter((celda) => forma.test(celda)).length * 5 >= celdas.length * 4;

export const TEXTO = /\p{L}{2}/u;

const comillas = (titulos: readonly string[]): string =>
  titulos.map((titulo) => `«${titulo === '' ? 'sin título' : titulo}»`).join(', ');

/** Null where no column can be the name. `respuesta`: what its owner said that each is. */
export function toColumnas(
  columnas: readonly Columna[],
  filas: Filas,
  respuesta?: readonly CampoColumna[],
): Columnas | null {
  const valores = columnas.map((_, i) => valoresDe(filas, i));
  const cruces = columnas.flatMap(({ alergeno }, columna) => (alergeno ? [{ columna, alergeno }] : []));
  const conCruces = cruces.length > 1 ? cruces : [];
  const preguntas: string[] = [];
  const avisos: string[] = [];
  const campos = respuesta
    ? columnas.map((_, i) => respuesta[i] ?? 'nada')
    : guessCampos(columnas, filas, valores, preguntas, avisos);
  if (!campos.includes('nombre')) return null;
  if (columnas.some(({ isOtraTarifa }, i) => isOtraTarifa && valores[i]?.length) && !respuesta)
    avisos.push('Hay varias tarifas: se lee la primera.');
  const precios = toPrecios(columnas, campos, respuesta ? [] : preguntas);
  const sinLeer = columnas.flatMap(({ titulo, campo, alergeno }, i) =>
    campos[i] === undefined && campo !== 'nada' && valores[i]?.length && !(alergeno && conCruces.length > 0)
      ? [titulo]
      : [],
  );
  if (sinLeer.length > 0)
    preguntas.push(
      sinLeer.length === 1
        ? `La columna ${comillas(sinLeer)} no se lee.`
        : `Estas columnas no se leen: ${comillas(sinLeer)}.`,
    );
  return {
    ancho: columnas.length,
    campos: campos.map((campo) => campo ?? 'nada'),
    precios,
    cruces: conCruces,
    preguntas,
    avisos,
  };
}

type Campos = (CampoColumna | undefined)[];

function guessCampos(
  columnas: readonly Columna[],
  filas: Filas,
  valores: readonly string[][],
  preguntas: string[],
  avisos: string[],
): Campos {
  const campos = columnas.map(({ campo, etiqueta }, i): CampoColumna | undefined =>
    // 'Unidad' above prices is what they are of
    campo === 'unidad' && etiqueta !== undefined && isDe(NUMERO, valores[i] ?? []) ? 'precio' : campo,
  );
  const otrasLenguas: string[] = [];
  for (const unico of UNICOS) {
    const suyas = campos.flatMap((campo, i) => (campo === unico ? [i] : []));
    const leida =
      suyas.find((i) => isLeida(columnas[i]) && valores[i]?.some((celda) => TEXTO.test(celda))) ??
      suyas.find((i) => isLeida(columnas[i]) && valores[i]?.length) ??
      suyas[0];
    for (const i of suyas) {
      if (i === leida) continue;
      const isOtraLengua = !isLeida(columnas[i]);
      if (isOtraLengua) otrasLenguas.push(columnas[i]?.titulo ?? '');
      const dicesMas = filas.some((fila) => (fila[i] ?? '') !== '' && fila[i] !== fila[leida ?? -1]);
      campos[i] = isOtraLengua || !dicesMas ? 'nada' : undefined;
    }
  }
  columnas.forEach((columna, i) => {
    if (campos[i] !== 'descripcion' || isLeida(columna)) return;
    otrasLenguas.push(columna.titulo);
    campos[i] = 'nada';
  });
  if (otrasLenguas.length > 0)
    avisos.push(
      `Está en varios idiomas: ${comillas(otrasLenguas)} se ${otrasLenguas.length === 1 ? 'pone' : 'ponen'} en «Traducir la carta».`,
    );
  guessNombre(campos, valores, preguntas);
  if (!campos.includes('precio')) {
    const precio = campos.findIndex((campo, i) => campo === undefined && isDe(NUMERO, valores[i] ?? []));
    if (precio >= 0) {
      campos[precio] = 'precio';
      preguntas.push('No se sabe qué columna es el precio.');
    }
  }
  return campos;
}

const isLeida = (columna: Columna | undefined): boolean =>
  columna?.lengua === undefined || columna.lengua === 'es';

/** Of those that are not known, the one with most names; without any, a description is the name. */
function guessNombre(campos: Campos, valores: readonly string[][], preguntas: string[]): void {
  const actual = campos.indexOf('nombre');
  if (actual >= 0 && (valores[actual]?.length === 0 || isDe(TEXTO, valores[actual] ?? []))) return;
  const candidatas = campos
    .flatMap((campo, i) => (campo === undefined && isDe(TEXTO, valores[i] ?? []) ? [i] : []))
    .sort((a, b) => new Set(valores[b]).size - new Set(valores[a]).size || a - b);
  const [elegida] = candidatas;
  if (elegida !== undefined) {
    if (actual >= 0) campos[actual] = undefined;
    campos[elegida] = 'nombre';
    preguntas.push('No se sabe qué columna es el nombre.');
  } else if (actual < 0) {
    const descripcion = campos.indexOf('descripcion');
    if (descripcion >= 0) campos[descripcion] = 'nombre';
  }
}

const MEDIA = /^(?:media|½|mitja|tapa|pincho|pintxo)/iu;

/** A price without a label beside those that have one is the ración's or the mesa's, or it is asked. */
function toPrecios(columnas: readonly Columna[], campos: Campos, preguntas: string[]): Columnas['precios'] {
  const precios = columnas.flatMap(({ titulo, etiqueta }, columna) =>
    campos[columna] === 'precio' ? [{ columna, titulo, etiqueta }] : [],
  );
  if (precios.length < 2) return precios.map(({ columna }) => ({ columna }));
  const sin = precios.filter(({ etiqueta }) => etiqueta === undefined);
  const etiquetas = precios.flatMap(({ etiqueta }) => etiqueta ?? []);
  const deRacion = etiquetas.length > 0 && etiquetas.every((etiqueta) => MEDIA.test(etiqueta));
  const deMesa = etiquetas.length > 0 && etiquetas.every(isZona);
  const isClaro = sin.length === 0 || (sin.length === 1 && (deRacion || deMesa));
  if (!isClaro)
    preguntas.push(
      `Hay varios precios (${comillas(precios.map(({ titulo }) => titulo))}): di cuáles se leen.`,
    );
  return precios.map(({ columna, titulo, etiqueta }) => ({
    columna,
    etiqueta: etiqueta ?? (isClaro ? (deMesa ? 'Mesa' : 'Ración') : titulo || 'Precio'),
  }));
}
