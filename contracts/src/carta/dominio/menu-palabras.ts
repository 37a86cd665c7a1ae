import { normalizeTexto } from '../../plataforma/dominio/texto';

/** The words of a 'Menú de hoy' that are no dishes. */

const PASES_CONOCIDOS =
  /^(?:(?:de )?(?:entrantes?(?: para (?:picar|compartir))?|primeros?|segundos?|terceros?|postres?|principales?|guarnicion(?:es)?|bebidas?|cafes?)|(?:primer(?:os)?|segundos?|tercer(?:os)?) platos?|platos? principal(?:es)?|para (?:picar|compartir)|postres? o cafes?)$/;
const ORDINAL = /^([123])\s?[.º°ª]?\s?(?:o|er|do|ro|a)?s?(?: platos?)?$/;
const ORDINALES: Readonly<Record<string, string>> = { '1': 'Primeros', '2': 'Segundos', '3': 'Terceros' };
const A_ELEGIR = /\s*[-–—,(]?\s*(?:a\s+)?(?:elegir|escoger|elige)(?:\s+(?:un[oa]?|1|entre|de))*\s*\)?$/i;

const DIA = String.raw`(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)`;
const FECHA = String.raw`(?:hoy|(?:hoy )?(?:el )?${DIA}|\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?|(?:(?:el )?${DIA} )?\d{1,2}(?: de [a-z]+(?: (?:de |del )?\d{4})?)?)`;
const CABECERA = new RegExp(
  `^(?:(?:el |nuestro )?menu(?: (?:del dia|diario|de hoy|casero|completo|de mediodia))?(?: (?:para )?(?:de |del )?${FECHA})*|(?:${FECHA})(?: ${FECHA})*)$`,
);
const SOLO_DIGITOS = /^[\d\s.,/-]+$/;
const SALUDO =
  /^(?:buenos dias|buenas(?: tardes)?|hola|gracias|buen provecho|que aproveche|os esperamos|hoy tenemos|hoy para comer)\b/;
export const CONTACTO = /(?:\d[\s.-]?){9}|www\.|https?:|@/;
export const HORAS =
  /\b\d{1,2}[:.h]\d{2}\b.*\b\d{1,2}[:.h]\d{2}\b|^(?:de )?lunes a (?:viernes|sabado|domingo)\b/;

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

/** Why a line is left out; `duda` where somebody may have meant a dish by it. */
export function findFuera(linea: string): { porque: string; duda?: string } | null {
  const llano = normalizeTexto(linea.replace(/[,:.!¡]+/g, ' '));
  if (llano === '' || !/[\p{L}\d]/u.test(llano)) return { porque: 'Adorno' };
  if (CABECERA.test(llano) && !SOLO_DIGITOS.test(linea)) return { porque: 'Encabezado' };
  if (/^(?:con )?i ?v ?a(?: incl(?:uido)?)?$/.test(llano)) return { porque: 'IVA incluido, como siempre' };
  if (/^(?:elige|escoge|a elegir|elegir)\b/.test(llano) && llano.split(' ').length <= 6)
    return { porque: 'De cada pase se elige uno' };
  if (SALUDO.test(llano)) return { porque: 'Saludo', duda: 'Esta línea no se publica.' };
  if (CONTACTO.test(linea)) return { porque: 'Contacto', duda: 'Parece un contacto: no se publica.' };
  if (HORAS.test(normalizeTexto(linea)))
    return { porque: 'Horario', duda: 'Cuándo se sirve no se lee de aquí: se dice en «Cuándo se sirve».' };
  return null;
}
