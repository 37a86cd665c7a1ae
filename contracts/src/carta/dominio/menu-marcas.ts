import { fromEuros } from '../../plataforma/dominio/dinero';
import type { Centimos } from '../../plataforma/dominio/dinero';

/** Prices, supplements and 'agotado' as they are typed in 'Menú de hoy'. */

const CIFRAS = String.raw`(\d{1,4}(?:[.,'’]\d{1,2})?)`;
const CON_EURO = String.raw`\s*(?:€|eur(?:os?)?\b)`;
const EUROS = `(?:${CON_EURO})?`;
const POR_CABEZA = String.raw`(?:\s*(?:\/|por)?\s*(?:persona|pers|pax|comensal|p\.?p)\b\.?)?`;
const IVA = String.raw`(?:\s*[,·–—-]?\s*\(?\s*(?:con\s+)?i\.?v\.?a\b\.?\s*(?:incl(?:uido)?\b)?\.?\s*\)?)?`;

const ANTES_DE_PRECIO =
  /^(?:(?:el\s+)?precio(?:\s+(?:del\s+)?men[uú])?|(?:el\s+)?men[uú](?:\s+(?:del\s+d[ií]a|diario|de\s+hoy|completo|casero))?|total|todo\s+por)?(?:\s*[:=–—-]\s*|\s+|(?=\d)|$)/i;
const PRECIO = new RegExp(`^${CIFRAS}(${EUROS})${POR_CABEZA}${IVA}\\.?(.*)$`, 'i');
const SUPLEMENTOS = [
  new RegExp(String.raw`\s*[([]?\s*(?:\+|\bsupl(?:emento)?\b\.?:?\s*\+?)\s*${CIFRAS}${EUROS}\s*[)\]]?$`, 'i'),
  new RegExp(String.raw`\s*[([]\s*${CIFRAS}${CON_EURO}\s*(?:de\s+)?supl(?:emento)?\.?\s*[)\]]$`, 'i'),
];
const AGOTADO = /(?:\s*[-–—·:(]\s*|\s+)(?:agotad[oa]s?|no\s+quedan?)\)?$/i;
const IMPORTE_FINAL = new RegExp(String.raw`(?:^|[\s(.])\d{1,4}(?:[.,'’]\d{1,2})?${CON_EURO}\s*\)?$`, 'i');

/** With the rest of its line; null where it is no price. */
export function findPrecio(linea: string): { precio: Centimos; resto: string } | null {
  if (/supl|\+/i.test(linea)) return null;
  const [, cifras, euro, resto = ''] = PRECIO.exec(linea.replace(ANTES_DE_PRECIO, '')) ?? [];
  const precio = cifras === undefined ? null : parseImporte(cifras);
  // '10 gambas' is no price
  const isPrecio = resto === '' || (euro !== '' && /^[\s,.(:;·–—-]/.test(resto) && /\p{L}/u.test(resto));
  return precio && isPrecio ? { precio, resto: resto.replace(/^[\s,.(;·–—-]+|[\s)]+$/g, '') } : null;
}

export const hasMarca = (linea: string): boolean =>
  [...SUPLEMENTOS, AGOTADO].some((marca) => marca.test(linea));

export const endsInImporte = (linea: string): boolean => IMPORTE_FINAL.test(linea);

/** Marks stand at the end, in either order; what would leave no name is part of it. */
export function splitMarcas(linea: string): { nombre: string; suplemento?: Centimos; agotado?: true } {
  let nombre = linea;
  let suplemento: Centimos | undefined;
  let agotado: true | undefined;
  for (;;) {
    const hallado = suplemento === undefined ? findSuplemento(nombre) : null;
    const sinAgotado = agotado ? nombre : nombre.replace(AGOTADO, '').trim();
    if (hallado) ({ nombre, suplemento } = hallado);
    else if (sinAgotado !== nombre && sinAgotado !== '') [nombre, agotado] = [sinAgotado, true];
    else break;
  }
  return { nombre, ...(suplemento ? { suplemento } : {}), ...(agotado ? { agotado } : {}) };
}

function findSuplemento(linea: string): { nombre: string; suplemento: Centimos } | null {
  for (const marca of SUPLEMENTOS) {
    const hallada = marca.exec(linea);
    const suplemento = hallada && parseImporte(hallada[1] ?? '');
    const nombre = hallada
      ? linea
          .slice(0, hallada.index)
          .replace(/[.…]{3,}$/, '')
          .trim()
      : '';
    if (suplemento && nombre !== '') return { nombre, suplemento };
  }
  return null;
}

function parseImporte(cifras: string): Centimos | null {
  const importe = fromEuros(Number(cifras.replace(/[,'’]/, '.')));
  return importe > 0 ? importe : null;
}

export function printEuros(centimos: Centimos): string {
  const euros = centimos / 100;
  return `${Number.isInteger(euros) ? euros : euros.toFixed(2).replace('.', ',')} €`;
}
