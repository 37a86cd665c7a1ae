import { CONTACTO, HORAS, normalizeTexto } from '@carta/contracts';

/** The lines of a carta that are about the house. */

const VIA = String.raw`(?:c\.?\/|(?:calle|avda\.?|av\.|avenida|plaza|pl\.|pza\.?|paseo|carrer|passeig|r[uú]a|ctra\.?|carretera|pol[ií]gono|direcci[oó]n)(?![\p{L}]))`;
const CALLE = new RegExp(`^${VIA}.*\\d|\\b\\d{5}\\b.*\\p{L}|^\\d{5}$`, 'iu');
const EN_CALLE = /[\s,·-](?:c\/|(?:avda\.?|avenida|calle|carrer|r[uú]a)(?![\p{L}]))\s*\p{L}.*\d/iu;
const PAGINA =
  /^[-–—·|\s]*(?:p[aá]g(?:ina|\.)?\s*\d{1,3}(?:\s*(?:de|\/)\s*\d{1,3})?|[-–—]\s*\d{1,3}\s*[-–—]|\d{1,2}\s*(?:\/|de)\s*\d{1,2})[-–—·|\s]*$/iu;
const TELEFONO = /(?:^|[\s:.])(?:tel(?:[eé]f(?:ono)?)?|tfno?|tlf|m[oó]vil|whatsapp)(?![\p{L}]).*\d{3}/iu;
const CIF = /\b(?:n\.?i\.?f|c\.?i\.?f)\b\.?:?\s*[a-z]?-?\d/iu;
const IVA =
  /^[\s(*]*(?:(?:todos\s+)?(?:los\s+|nuestros\s+)?(?:all\s+)?(?:precios?|preus|prezos|prices)\b.*(?:i\.?v\.?[ae]|vat|impuestos|euros?|€|inclu).*|(?:10\s?%\s*)?i\.?\s?v\.?\s?a\.?(?:\s+(?:no\s+)?incl.*)?|(?:10\s?%\s*)?(?:iva|ive|vat|bez)\s+(?:incl|inclos|inclu|barne).*)[\s)*.]*$/iu;
const SALUDO =
  /^(?:[¡!]?\s*(?:buen provecho|que aproveche|bon profit|bo proveito|on egin|gracias|gr[aà]cies|grazas|bienvenid|benvinguts|thank|enjoy|s[ií]guenos|wifi|wi-fi|clave:|consult[ea]|preg[uú]nt|informe a|inf[oó]rm|si (?:tiene|padece|eres)|disponemos|disponible carta|hay hojas|existen hojas|este establecimiento|alergias|carta de al[eé]rgenos|pida (?:la|su|nuestra)|solicite|todos nuestros|todas nuestras|nuestros? platos? pueden|pueden contener|horario|abierto|cerrado|cocina (?:abierta|de)|desde \d{4}))/iu;
const RECARGO =
  /\b(?:suplemento|supl\.?|recargo|incremento)\b.*(?:terraza|servicio|%)|\bterraza\b.*\+?\s*\d+\s?%|\+?\d+\s?%.*\bterraza\b/iu;

const RED = /(?:^|\s)@\w|\.(?:com|es|cat|gal|eus)\b/i;
const DE_A = /\b\d{1,2}(?:[:h]\d{2})?\s*(?:h\.?)?\s*(?:a|-|–)\s*\d{1,2}[:h]\d{2}/iu;
const CON_PRECIO = /\p{L}.*\d\.\d{2}\s+\d{1,3}\.\d{2}(?!\d)|\d\.\d{2}\s*$|\d,\d{2}(?!\d)|€/u;

const CASA =
  /^(?:(?:el |la |the )?(?:bar|cafe|cafe bar|cafeteria|restaurante?|taberna|taverna|tasca|meson|casa|can|ca|asador|sidreria|marisqueria|pizzeria|cerveceria|bodega|bodeguita|chiringuito|hotel|hostal|club|pub|bistro|trattoria|hamburgueseria|arroceria|churreria|heladeria|gastrobar|vinoteca|izakaya|venta|posada|fonda|furancho|taqueria|mr)|the) \p{L}/u;

/** 'Bar La Esquina', at the head of a carta. */
export const isNombreDeCasa = (texto: string): boolean => CASA.test(normalizeTexto(texto));

/** Why a line is left out; with `duda` where somebody should know. */
export function findRuido(linea: string): { duda?: string } | null {
  if (RECARGO.test(linea))
    return { duda: `«${linea}» no se lee: los precios de una zona se ponen en «Zonas y precios».` };
  if (PAGINA.test(linea) || CIF.test(linea)) return {};
  // what has a price may be a dish
  if (CON_PRECIO.test(linea)) return null;
  const isDeLaCasa = [IVA, CONTACTO, TELEFONO, RED, CALLE, EN_CALLE, SALUDO, DE_A].some((forma) =>
    forma.test(linea),
  );
  return isDeLaCasa || HORAS.test(normalizeTexto(linea)) ? {} : null;
}
