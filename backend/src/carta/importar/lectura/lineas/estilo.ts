import type { Estilo } from '../palabras/precios-linea';

const CON_DECIMALES = /\d[.,'’]\d{2}(?![\d.,])/;
const ENTERO_FINAL = /\p{L}[)"»]?\s+\d{1,3}\s*$/u;
const CON_MONEDA = /€|\beur/i;
const NUMERADA = /^\s*(\d{1,3})\s?[.)-]?\s+\p{L}/u;

/** Looks at all lines at once, before any of them is read. */
export function findEstilo(lineas: readonly string[]): Estilo {
  const conDecimales = lineas.filter((linea) => CON_DECIMALES.test(linea)).length;
  const conMoneda = lineas.filter((linea) => CON_MONEDA.test(linea) && !CON_DECIMALES.test(linea)).length;
  const enteros = lineas.filter(
    (linea) => ENTERO_FINAL.test(linea) && !CON_DECIMALES.test(linea) && !CON_MONEDA.test(linea),
  ).length;
  const numeros = lineas.flatMap((linea) => {
    const [, numero] = NUMERADA.exec(linea) ?? [];
    return numero === undefined ? [] : [Number(numero)];
  });
  const seguidos = numeros.filter((numero, i) => i > 0 && numero - (numeros[i - 1] ?? 0) === 1).length;
  return {
    conDecimales: conDecimales >= conMoneda && conDecimales > enteros,
    conEnteros: enteros >= 3 && enteros > 2 * (conDecimales + conMoneda),
    conNumeros: seguidos >= 3 && seguidos * 2 > numeros.length,
  };
}
