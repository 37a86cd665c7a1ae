import { normalizeTexto, CONTACTO, HORAS } from '@carta/contracts';

/** The words of a 'Menú de hoy' that are no dishes. */

const DIA = String.raw`(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)`;
const FECHA = String.raw`(?:hoy|(?:hoy )?(?:el )?${DIA}|\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?|(?:(?:el )?${DIA} )?\d{1,2}(?: de [a-z]+(?: (?:de |del )?\d{4})?)?)`;
const CABECERA = new RegExp(
  `^(?:(?:el |nuestro )?menu(?: (?:del dia|diario|de hoy|casero|completo|de mediodia))?(?: (?:para )?(?:de |del )?${FECHA})*|(?:${FECHA})(?: ${FECHA})*)$`,
);
const SOLO_DIGITOS = /^[\d\s.,/-]+$/;
const SALUDO =
  /^(?:buenos dias|buenas(?: tardes)?|hola|gracias|buen provecho|que aproveche|os esperamos|hoy tenemos|hoy para comer)\b/;

/** 'A elegir:', 'Elige uno de cada': of what stands above it, or the title of what stands below. */
export function isElegir(linea: string): boolean {
  const llano = normalizeTexto(linea.replace(/[,:.!¡]+/g, ' '));
  return (
    /^(?:elige|escoge|a elegir|elegir|a escoger|a triar|a escoller)\b/.test(llano) &&
    llano.split(' ').length <= 6
  );
}

/** 'No se sirve en terraza', 'Contiene apio': about the menu or a dish, and none. */
const NOTA =
  /^(?:no (?:se|hay|incluye|servimos|disponible|valido|acumulable)|se (?:puede|sirve|admite|ruega)|servimos|disponible|consult[ea]|pregunt[ea]|reservas?\b|contiene|puede(?:n)? contener|alergenos|informacion|minimo|mesa completa|hasta (?:fin|agotar)|todos (?:los|nuestros)|nuestros platos|los platos|cambio de|solo (?:de|en|a|para)|para llevar|servicio de|tenemos|hay hojas|valido)\b/;

/** Why a line is left out; `duda` where somebody may have meant a dish by it. */
export function findFuera(linea: string): { porque: string; duda?: string } | null {
  const llano = normalizeTexto(linea.replace(/[,:.!¡]+|\p{Extended_Pictographic}\uFE0F?/gu, ' '));
  if (llano === '' || !/[\p{L}\d]/u.test(llano)) return { porque: 'Adorno' };
  if (CABECERA.test(llano) && !SOLO_DIGITOS.test(linea)) return { porque: 'Encabezado' };
  if (/^(?:con )?i ?v ?a(?: incl(?:uido)?)?$/.test(llano)) return { porque: 'IVA incluido, como siempre' };
  if (SALUDO.test(llano)) return { porque: 'Saludo', duda: 'Esta línea no se publica.' };
  if (CONTACTO.test(linea)) return { porque: 'Contacto', duda: 'Parece un contacto: no se publica.' };
  if (NOTA.test(llano)) return { porque: 'Nota', duda: 'Parece una nota y no un plato: no se publica.' };
  if (HORAS.test(normalizeTexto(linea)))
    return { porque: 'Horario', duda: 'Cuándo se sirve no se lee de aquí: se dice en «Cuándo se sirve».' };
  return null;
}
