import { CAMPOS_LEGALES } from '@carta/contracts';
import type { DatosLegales } from '@carta/contracts';

const NOMBRE = {
  titular: 'el titular',
  nif: 'el NIF',
  domicilio: 'el domicilio',
  email: 'un email de contacto',
  telefono: 'un teléfono de contacto',
} as const satisfies Record<keyof DatosLegales, string>;

const LISTA = new Intl.ListFormat('es-ES', { type: 'conjunction' });

/** Null when nothing is missing. */
export function textoFalta(datos: DatosLegales): string | null {
  const faltan = CAMPOS_LEGALES.filter((campo) => datos[campo].trim() === '').map((campo) => NOMBRE[campo]);
  if (faltan.length === 0) return null;
  return `${faltan.length === 1 ? 'Falta' : 'Faltan'} ${LISTA.format(faltan)}. Puedes guardar y seguir otro día.`;
}
