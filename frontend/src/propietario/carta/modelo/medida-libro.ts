import { strFromU8, unzipSync } from 'fflate';

/** A thousand dishes with a hundred columns each are a tenth of it. */
const CELDAS_MAX = 1_000_000;
const XML_BYTES_MAX = 48 * 1024 * 1024;

/**
 * Whoever reads a book makes every cell between its first and its farthest one, so that a single far one takes
 * gigabytes. @throws for what is no archive.
 */
export function isDesmedido(bytes: Uint8Array): boolean {
  let desplegado = 0;
  const partes = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      desplegado += originalSize;
      return desplegado <= XML_BYTES_MAX && name.endsWith('.xml');
    },
  });
  return desplegado > XML_BYTES_MAX || Object.values(partes).some((xml) => celdasDe(xml) > CELDAS_MAX);
}

function celdasDe(xml: Uint8Array): number {
  let [filas, columnas] = [0, 0];
  for (const [, columna = '', fila] of strFromU8(xml).matchAll(
    /<(?:\w+:)?c\s[^>]*?\br=["']([A-Z]+)(\d+)["']/g,
  )) {
    filas = Math.max(filas, Number(fila));
    columnas = Math.max(columnas, columnaOf(columna));
  }
  return filas * columnas;
}

/** 'A' is 1, 'AA' 27. */
const columnaOf = (letras: string): number =>
  Array.from(letras).reduce((suma, letra) => suma * 26 + letra.charCodeAt(0) - 64, 0);
