import { HUECO, withComa } from '@carta/contracts';
import type { Importe } from '@carta/contracts';
import { isSeparador, splitEtiqueta, toEtiqueta } from './palabras';

/** Which numbers of a line are prices. */

/** How the whole carta is written. */
export interface Estilo {
  /** Its prices are whole numbers without a sign, a space behind the name. */
  conEnteros: boolean;
  /** Most have two decimals. */
  conDecimales: boolean;
  /** Its dishes are numbered, as in a Chinese house. */
  conNumeros: boolean;
}

export const IVA_DETRAS = /[\s(,·–—-]*(?:i\.?v\.?a\.?\s*(?:incl(?:uido)?\.?)?|p\.?v\.?p\.?)[\s).]*$/iu;
const NO_PRECIO =
  /(?:\b(?:n[º°.]?|n[uú]m\.?|para|menu|men[uú]|licor|ron|whisky|a[nñ]ada|cosecha|reserva|pack|mesa)\s*)$/iu;

/** A number without a sign is a price only where nothing else can be one. */
export function onlyPrecios(texto: string, hallados: readonly Importe[], estilo: Estilo): Importe[] {
  const conMoneda = hallados.some(({ forma }) => forma === 'moneda');
  const precios: Importe[] = [];
  for (let i = hallados.length - 1; i >= 0; i -= 1) {
    const importe = hallados[i];
    if (!importe) continue;
    const siguiente = precios[0];
    const detras = texto.slice(importe.hasta, siguiente?.desde ?? texto.length);
    const delante = texto.slice(hallados[i - 1]?.hasta ?? 0, importe.desde);
    const leido = toPrecioDeLinea({
      importe,
      delante,
      detras,
      conMoneda,
      esPrimero: i === 0,
      esUltimo: siguiente === undefined,
      estilo,
    });
    if (leido) precios.unshift(leido);
  }
  return precios;
}

interface EnLinea {
  importe: Importe;
  delante: string;
  detras: string;
  conMoneda: boolean;
  esPrimero: boolean;
  esUltimo: boolean;
  estilo: Estilo;
}

function toPrecioDeLinea({
  importe,
  delante,
  detras,
  conMoneda,
  esPrimero,
  esUltimo,
  estilo,
}: EnLinea): Importe | null {
  if (importe.forma === 'moneda') return importe;
  // '1.1 Jamón 18,00' is numbered
  if (esPrimero && !esUltimo && delante.trim() === '' && /\p{L}/u.test(detras)) return null;
  const sigueLibre =
    isSeparador(detras) ||
    toEtiqueta(detras) !== null ||
    splitEtiqueta(detras)?.nombre.trim() === '' ||
    (esUltimo && IVA_DETRAS.test(detras));
  const sigueNombre = !esUltimo && importe.forma === 'decimales' && !conMoneda;
  if (!sigueLibre && !sigueNombre) {
    return importe.forma === 'decimales' && !conMoneda && !/^\s?\p{L}{1,3}(?![\p{L}])/u.test(detras)
      ? importe
      : null;
  }
  if (importe.forma === 'decimales') return importe;
  const caro = estilo.conDecimales ? withComa(importe) : importe;
  if (!esUltimo && ENTRE_DOS.test(detras)) return caro;
  const solo = delante.trim() === '' && esPrimero;
  if (solo) return esUltimo || !conMoneda ? caro : null;
  if (
    delante.endsWith(HUECO) ||
    toEtiqueta(delante) !== null ||
    (splitEtiqueta(delante) !== null && !esUltimo)
  )
    return caro;
  if (!esPrimero && isSeparador(delante)) {
    return esUltimo && !delante.includes(HUECO) ? { ...caro, dudas: [...caro.dudas, TRAS_NUMERO] } : caro;
  }
  if (conMoneda || !esUltimo) return splitEtiqueta(delante) !== null && !conMoneda ? caro : null;
  if (/\d[^\p{L}\d]*$/u.test(delante)) return { ...caro, dudas: [...caro.dudas, TRAS_NUMERO] };
  if (/[-–—:=|]\s*$/u.test(delante)) return caro;
  if (NO_PRECIO.test(delante))
    return estilo.conEnteros ? { ...caro, dudas: [...caro.dudas, DE_NOMBRE] } : null;
  if (isAnada(importe)) return null;
  return estilo.conEnteros
    ? caro
    : { ...caro, dudas: [...caro.dudas, 'El número del final se lee como el precio.'] };
}

/** '18-22 €' and '18 a 22 €' are two prices. */
const ENTRE_DOS = /^(?:[-–/]|\s[ao]\s)$/u;

const TRAS_NUMERO = 'Delante del precio hay otro número.';
const DE_NOMBRE = 'El número puede ser parte del nombre: mira el precio.';

const isAnada = ({ precio }: Importe): boolean =>
  precio !== undefined && precio >= 1900_00 && precio <= 2100_00;
