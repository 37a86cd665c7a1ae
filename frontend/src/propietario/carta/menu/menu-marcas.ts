import { findImportes } from '@carta/contracts';
import type { Centimos } from '@carta/contracts';

/** Prices, supplements and 'agotado' as they are typed in 'Menú de hoy'. */

const CIFRAS = String.raw`(\d{1,4}(?:[.,'’]\d{1,2})?)`;
const CON_EURO = String.raw`\s*(?:€|eur(?:os?)?\b)`;
const EUROS = `(?:${CON_EURO})?`;
const IVA = /^\s*[,·–—-]?\s*\(?\s*(?:con\s+)?i\.?v\.?a\b\.?\s*(?:incl?(?:uido)?\b)?\.?\)?/i;

const ANTES_DE_PRECIO =
  /^(?:(?:el\s+)?(?:precio|preu|prezo|prezioa|price|p\.?v\.?p\.?)(?:\s+(?:del\s+)?men[uú](?:\s+completo)?)?(?:\s+por\s+(?:persona|comensal))?|(?:el\s+)?men[uú](?:\s+(?:del\s+d[ií]a|diario|de\s+hoy|completo|casero))?|total(?:\s+men[uú])?|(?:todo\s+|por\s+)*(?:por|s[oó]lo|solamente)|i\.?v\.?a\.?\s+incl(?:uido)?\.?|(?:de[l]?\s+)?(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?)(?:\s+(?:al?|y)\s+(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?))?|laborables|fin\s+de\s+semana)?(?:\s*[:=–—-]\s*|\s+|(?=[\d€])|$)/i;
/** 'MENÚ SALUDABLE 12,50 €', 'Menú fin de semana: 18 €'. */
const TITULO_CON_PRECIO = /^(?:(?:el|nuestro|medio)\s+)?men[uú](?![\p{L}])\D{0,60}$/iu;
const SUPLEMENTOS = [
  new RegExp(String.raw`\s*[([]?\s*(?:\+|\bsupl(?:emento)?\b\.?:?\s*\+?)\s*${CIFRAS}${EUROS}\s*[)\]]?$`, 'i'),
  new RegExp(String.raw`\s*[([]\s*${CIFRAS}${CON_EURO}\s*(?:de\s+)?supl(?:emento)?\.?\s*[)\]]$`, 'i'),
];
const AGOTADO = /(?:\s*[-–—·:(]\s*|\s+)(?:agotad[oa]s?|no\s+quedan?)\)?$/i;

interface PrecioDeLinea {
  precio: Centimos;
  resto: string;
  dudas: string[];
}

/** With the rest of its line; null where it is no price. */
export function findPrecio(linea: string): PrecioDeLinea | null {
  if (/supl|\+/i.test(linea)) return null;
  const cuerpo = linea.replace(ANTES_DE_PRECIO, '');
  const [importe] = findImportes(cuerpo);
  if (importe?.desde !== 0 || importe.precio === undefined || importe.unidad) return null;
  const resto = cuerpo.slice(importe.hasta).replace(IVA, '').replace(/^\./, '');
  // '10 gambas' is no price
  const isPrecio =
    resto === '' || (importe.forma === 'moneda' && /^[\s,.(:;·–—-]/.test(resto) && /\p{L}/u.test(resto));
  if (!isPrecio) return null;
  return {
    precio: importe.precio,
    resto: resto.replace(/^[\s,.(;·–—-]+|[\s)]+$/g, ''),
    dudas: importe.dudas,
  };
}

/** Of a heading that names a menu and ends in what it costs. */
export function findPrecioDeTitulo(linea: string): Centimos | null {
  const ultimo = findImportes(linea).at(-1);
  if (ultimo?.precio === undefined || ultimo.dudas.length > 0 || ultimo.unidad || !endsInImporte(linea))
    return null;
  return TITULO_CON_PRECIO.test(linea.slice(0, ultimo.desde)) ? ultimo.precio : null;
}

export const hasMarca = (linea: string): boolean =>
  [...SUPLEMENTOS, AGOTADO].some((marca) => marca.test(linea));

export function endsInImporte(linea: string): boolean {
  const ultimo = findImportes(linea).at(-1);
  return ultimo?.forma === 'moneda' && /^\s*\)?$/.test(linea.slice(ultimo.hasta));
}

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

const parseImporte = (cifras: string): Centimos | null => findImportes(cifras)[0]?.precio ?? null;
