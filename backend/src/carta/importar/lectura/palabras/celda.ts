/** What a program that writes for the web leaves in a text: tags and entities. */

const ENTIDADES: Readonly<Record<string, string>> = {
  ...{
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    euro: '€',
    hellip: '…',
    ndash: '–',
    mdash: '—',
  },
  ...{
    laquo: '«',
    raquo: '»',
    ldquo: '“',
    rdquo: '”',
    lsquo: '‘',
    rsquo: '’',
    bull: '•',
    middot: '·',
    deg: '°',
  },
  ...{
    iexcl: '¡',
    iquest: '¿',
    ordm: 'º',
    ordf: 'ª',
    frac12: '½',
    frac14: '¼',
    frac34: '¾',
    szlig: 'ß',
    oelig: 'œ',
  },
  ...{ aelig: 'æ', oslash: 'ø', times: '×', reg: '®', trade: '™' },
};
/** 'eacute': a letter and its mark. */
const MARCAS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  tilde: '\u0303',
  cedil: '\u0327',
  ring: '\u030A',
};
const ENTIDAD = /&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]\w{1,8}));/gi;
const LETRA = /^([a-z])(acute|grave|circ|uml|tilde|cedil|ring)$/i;
const ETIQUETA = /\s?<(?:!--[^>]*--|\/?[a-z][^<>]*)>\s?/gi;

/** A tag stands between words. */
export function withoutHtml(texto: string): string {
  if (!/[<&]/.test(texto)) return texto;
  return texto
    .replace(ETIQUETA, ' ')
    .replace(ENTIDAD, (todo, decimal?: string, hexa?: string, nombre = '') => {
      const codigo =
        decimal === undefined ? (hexa === undefined ? null : parseInt(hexa, 16)) : Number(decimal);
      if (codigo !== null) return codigo > 0 && codigo <= 0x10ffff ? String.fromCodePoint(codigo) : ' ';
      const [, letra, marca = ''] = LETRA.exec(String(nombre)) ?? [];
      if (letra !== undefined) return `${letra}${MARCAS[marca.toLowerCase()] ?? ''}`.normalize('NFC');
      return ENTIDADES[String(nombre).toLowerCase()] ?? todo;
    });
}
