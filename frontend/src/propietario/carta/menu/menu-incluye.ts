import { normalizeTexto, findPaseConocido } from '@carta/contracts';

/** What comes with a menu and is not chosen, as a line of 'Menú de hoy' has it. */

const INCLUYE =
  /^(?:(?:el\s+)?(?:precio|men[uú])\s+)?(?:todo\s+)?(?:incluyen?|inclu[ií]d[oa]s?(?=\s*:))(?:\s*:\s*|\s+|$)/i;
const INCLUIDO = /^(.*\S)[\s:,-]+(?:todo\s+)?inclu[ií]d[oa]s?(?:\s+en\s+el\s+(?:precio|men[uú]))?$/i;
const IVA = /^(?:el\s+)?i\.?v\.?a\.?(?:\s+incl.*)?$/i;
const CON = /^(?:con|m[aá]s|\+)\s+/i;
const CON_PRECIO = /^(.*?)[\s.:–—-]*(\d{1,4}(?:[.,'’]\d{1,2})?\s*(?:€|eur(?:os?)?))$/i;
const PAN = /^(?:el\s+)?pan\s*(?:,|;|\sy\s|\+)/i;
const COSA =
  /^(?:(?:el|la|una?|1|con|copa(?: de)?|jarra de|(?:media )?botella de) )*(?:pan|bebidas?|vinos?|agua(?: mineral)?|gaseosa|cervezas?|cana|refrescos?|postres?|cafes?|infusion(?:es)?|chupitos?|te|cava|sidra|aperitivo|servicio|iva)(?: (?:casero|de la casa|del dia|tinto|blanco|mineral|incluid[oa]s?))?$/;
const Y = /\s*[,;/+&·]\s*|\s+(?:y|e|o|u|ó|i)\s+/i;

/** `seguro` is false where it might be a dish; `detras` is a price that ends the line. */
export interface Incluido {
  incluye: string[];
  seguro: boolean;
  detras?: string;
}

/** Null where the line is something else. */
export function findIncluye(linea: string): Incluido | null {
  if (INCLUYE.test(linea)) return toIncluido(linea.replace(INCLUYE, ''), true);
  const suelta = linea
    .replace(/^\((.*)\)$/, '$1')
    .replace(/\.$/, '')
    .trim();
  const [, antes] = INCLUIDO.exec(suelta) ?? [];
  if (antes !== undefined && !/\bno$/i.test(antes) && !IVA.test(antes))
    return toIncluido(inFrase(antes), true);
  const pan = suelta.replace(CON, '');
  return PAN.test(pan) || (isSoloCosas(pan) && findPaseConocido(suelta) === null)
    ? toIncluido(inFrase(pan), false)
    : null;
}

/** What stands behind a price: 'con pan y bebida', 'pan, bebida'. */
export function findConPrecio(resto: string): Incluido | null {
  const hallado = findIncluye(resto);
  if (hallado) return { ...hallado, seguro: true };
  return CON.test(resto) ? toIncluido(inFrase(resto), false) : null;
}

/** 'POSTRE, PAN, VINO', 'vino o agua: 12 €': several of what no menu lets choose, and nothing else. */
function isSoloCosas(texto: string): boolean {
  const cosas = (CON_PRECIO.exec(texto)?.[1] ?? texto).split(Y).filter((cosa) => cosa.trim() !== '');
  return cosas.length > 1 && cosas.every((cosa) => COSA.test(normalizeTexto(cosa)));
}

/** 'Con pan' begins a line, and nothing more. */
const inFrase = (texto: string): string => {
  const sinCon = texto.replace(CON, '');
  return /\p{Ll}/u.test(sinCon) ? sinCon.charAt(0).toLowerCase() + sinCon.slice(1) : sinCon.toLowerCase();
};

function toIncluido(texto: string, seguro: boolean): Incluido {
  const partes = parseIncluye(texto);
  const [, antes = '', detras] = CON_PRECIO.exec(partes.at(-1) ?? '') ?? [];
  if (detras === undefined) return { incluye: partes, seguro };
  return { ...toIncluido([...partes.slice(0, -1), antes].join(', '), seguro), detras };
}

/** 'Pan, bebida y postre': only the last of them is joined by 'y'. */
function parseIncluye(texto: string): string[] {
  let partes = limpias(texto.split(/[;]|,(?!\d)/));
  for (;;) {
    const ultima = partes.at(-1) ?? '';
    const trozos = limpias(ultima.split(/\s+y\s+/));
    if (ultima === '' || (trozos.length === 1 && trozos[0] === ultima)) return partes;
    partes = [...partes.slice(0, -1), ...trozos];
  }
}

const limpias = (partes: readonly string[]): string[] =>
  partes
    .map((parte) => parte.replace(/[\s.:–—=#·•-]+$/, '').trim())
    .map((parte) => (/\p{Lu}{2}/u.test(parte) && !/\p{Ll}/u.test(parte) ? parte.toLowerCase() : parte))
    .filter((parte) => parte !== '' && !IVA.test(parte));
