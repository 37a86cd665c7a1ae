import { normalizeTexto } from '../../plataforma/dominio/texto';
import { CONTACTO, HORAS } from './lectura/ruido';

/** The words of a 'Menú de hoy' that are no dishes. */

const DIA = String.raw`(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)`;
const FECHA = String.raw`(?:hoy|(?:hoy )?(?:el )?${DIA}|\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?|(?:(?:el )?${DIA} )?\d{1,2}(?: de [a-z]+(?: (?:de |del )?\d{4})?)?)`;
const CABECERA = new RegExp(
  `^(?:(?:el |nuestro )?menu(?: (?:del dia|diario|de hoy|casero|completo|de mediodia))?(?: (?:para )?(?:de |del )?${FECHA})*|(?:${FECHA})(?: ${FECHA})*)$`,
);
const SOLO_DIGITOS = /^[\d\s.,/-]+$/;
const SALUDO =
  /^(?:buenos dias|buenas(?: tardes)?|hola|gracias|buen provecho|que aproveche|os esperamos|hoy tenemos|hoy para comer)\b/;

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
