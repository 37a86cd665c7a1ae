/** What is written around the words of a line: bullets, emoji, and a messenger's bold and strike. */

interface LineaLimpia {
  texto: string;
  /** A bullet or a number stood before it: it is a dish. */
  conVineta: boolean;
  /** All of it was bold. */
  conNegrita: boolean;
  /** All of it was struck out, or a cross stood before it. */
  tachada: boolean;
  dudas: string[];
}

const NEGRITA = /^\*+[^*]+\*+\s*:?$/;
const TACHADO = /~{1,2}([^~]+)~{1,2}/g;
const CRUZ = /^[❌✖❎🚫⛔]\uFE0F?\s*/u;
const ENFASIS = /(^|[\s("«])([*_])(\S(?:[^*_]*\S)?)\2(?=$|[\s).,:;"»])/g;
/** '1️⃣' is a digit with a frame. */
const DIBUJOS =
  /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u2190-\u21FF\u25A0-\u25FF]|\uFE0F|\u200D|\u20E3|\d\uFE0F?\u20E3)+\s*/u;
const VINETA = /^(?:[-–—•*·‣◦+>]\s+|[-–—•·‣◦]\s*(?=[\p{L}¡¿])|\d{1,2}(?:[.)]\s+|[.)]?-\s*(?=\p{L})))/u;
const RAYAS_ANTES = /^(?:[-–—=#.·•]{2,}\s*|[-–—](?=\S.*[-–—]$))/;
const RAYAS_DESPUES = /\s*(?:[-–—=#·•]{2,}|[.…]{3,}|\s[-–—=#·•]|(?<=[\p{L}\d€])[-–—])$/u;
const ENTRE_MARCAS = /^([-–—*•·])\s+(\S.*\S)\s+\1$/;
const SOLO_MARCA = /^[\s·:()-]*(?:agotad[oa]s?[\s)]*)?$/i;

/** Marks that say nothing are taken away; those that do, and what is not sure of them, are told beside the text. */
export function cleanLinea(linea: string): LineaLimpia {
  const { texto: sinTachar, tachada, dudas } = readTachado(linea);
  const sinVineta = sinTachar.replace(VINETA, '');
  const conNegrita = NEGRITA.test(sinVineta) || NEGRITA.test(sinTachar);
  let limpia: LineaLimpia = {
    texto: withoutEnfasis(sinTachar, dudas),
    conVineta: false,
    conNegrita,
    tachada,
    dudas,
  };
  for (;;) {
    const siguiente = cleanBordes(limpia);
    if (siguiente.texto === limpia.texto) return limpia;
    limpia = siguiente;
  }
}

function cleanBordes(limpia: LineaLimpia): LineaLimpia {
  const { texto } = limpia;
  if (CRUZ.test(texto)) {
    const dudas = [...limpia.dudas, 'La cruz se lee como «agotado».'];
    return { ...limpia, texto: texto.replace(CRUZ, ''), tachada: true, dudas };
  }
  const sinRayas = texto.replace(DIBUJOS, '').replace(RAYAS_ANTES, '').replace(RAYAS_DESPUES, '').trim();
  if (sinRayas !== texto) return { ...limpia, texto: sinRayas };
  if (VINETA.test(texto)) return { ...limpia, texto: texto.replace(VINETA, ''), conVineta: true };
  return limpia;
}

/** Struck out as a whole it is sold out; a part of it is what it was before. */
function readTachado(linea: string): { texto: string; tachada: boolean; dudas: string[] } {
  const resto = linea.replace(TACHADO, ' ').replace(/\s+/g, ' ').trim();
  if (!linea.includes('~') || resto === linea) return { texto: linea, tachada: false, dudas: [] };
  const soloVineta = resto.replace(VINETA, '').replace(/^[-–—•*·]$/, '');
  if (SOLO_MARCA.test(soloVineta)) return { texto: linea.replace(TACHADO, '$1'), tachada: true, dudas: [] };
  return { texto: resto, tachada: false, dudas: ['Lo tachado se deja fuera.'] };
}

/** None of these marks is part of a name. */
function withoutEnfasis(linea: string, dudas: string[]): string {
  const entre = ENTRE_MARCAS.exec(linea)?.[2] ?? linea;
  const sinPares = entre.replace(ENFASIS, '$1$3').replace(ENFASIS, '$1$3');
  const vineta = VINETA.exec(sinPares)?.[0] ?? '';
  const cuerpo = sinPares.slice(vineta.length);
  if (/\p{L}\*/u.test(cuerpo)) dudas.push('El asterisco no se publica.');
  return `${vineta}${cuerpo.replace(/[*_~]+/g, ' ')}`.replace(/\s+/g, ' ').trim();
}
