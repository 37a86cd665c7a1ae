import { normalizeTexto } from '../../../plataforma/dominio/texto';

/** The titles that a menu and a carta have in common. */

const PASES_CONOCIDOS =
  /^(?:(?:de )?(?:entrantes?(?: para (?:picar|compartir))?|primeros?|segundos?|terceros?|postres?|principal(?:es)?|guarnicion(?:es)?|bebidas?|cafes?)|(?:primer(?:os)?|segundos?|tercer(?:os)?) platos?|platos? (?:principal(?:es)?|fuertes?)|para (?:picar|compartir|empezar|comenzar|abrir boca|seguir|continuar|terminar|acabar|finalizar|endulzar)|entremeses|postres? o cafes?|entrants|primers?(?: plats?)?|segons?(?: plats?)?|per (?:comencar|picar|compartir)|primeiros?(?: pratos?)?|sobremesas?|lehen(?:engo|bizi)ak|bigarrenak|postreak|azkenburukoak|starters?|mains?|main courses?|desserts?)$/;
const ORDINAL = /^([123])\s?[.º°ª]?\s?(?:o|er|do|ro|a)?s?(?: platos?)?$/;
const ORDINALES: Readonly<Record<string, string>> = { '1': 'Primeros', '2': 'Segundos', '3': 'Terceros' };
const A_ELEGIR =
  /\s*[-–—,(]?\s*(?:a\s+)?(?:elegir|escoger|elige|triar|escoller)(?:\s+(?:un[oa]?|1|entre|de))*\s*\)?$/i;

/** 'PRIMEROS', '1º platos', 'Postre o café': its name, or null where nobody need say that it is a title. */
export function findPaseConocido(texto: string): string | null {
  const sinElegir = withoutElegir(texto);
  const llano = normalizeTexto(sinElegir);
  const [, ordinal = ''] = ORDINAL.exec(llano) ?? [];
  if (ORDINALES[ordinal] !== undefined && llano !== ordinal) return ORDINALES[ordinal];
  return PASES_CONOCIDOS.test(llano) ? enFrase(sinElegir) : null;
}

/** 'Primeros (a elegir uno)' → 'Primeros'. */
export function withoutElegir(texto: string): string {
  const sin = texto.replace(A_ELEGIR, '').trim();
  return sin === texto ? texto : withoutElegir(sin);
}

export const enFrase = (texto: string): string =>
  /\p{Ll}/u.test(texto) ? texto : texto.charAt(0) + texto.slice(1).toLowerCase();
