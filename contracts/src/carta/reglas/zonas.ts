import { mesaRepetida, parseMesas } from '../../casa/dominio/rangos-mesas';
import type { RangoMesas } from '../../casa/dominio/rangos-mesas';
import { SALA } from '../../casa/dominio/zona';
import { precio } from './productos';
import { LIMITES } from '../../plataforma/reglas/limites';
import { id } from '../../plataforma/reglas/ids';
import { hasIdRepetido, isMismoNombre, nombreRepetido } from '../../plataforma/reglas/nombres';
import { allOf, isTexto, nombrado, obligatorio, optional } from '../../plataforma/reglas/regla';
import type { Regla } from '../../plataforma/reglas/regla';

/** These rules are in docs/reglas/carta.md#zones. */

export const LIMITES_ZONAS = {
  zonasMax: LIMITES.zonasMax,
  nombreMax: 40,
  mesasTextoMax: 400,
  /** A list in a body may not be longer. */
  preciosMax: 500,
} as const;

export const nombreZona: Regla = allOf(nombrado('El nombre de la zona es obligatorio'), (valor) => {
  if (!isTexto(valor) || valor.trim().length > LIMITES_ZONAS.nombreMax) {
    return `El nombre puede tener como máximo ${LIMITES_ZONAS.nombreMax} caracteres`;
  }
  return isMismoNombre(valor, SALA) ? `«${SALA}» son las mesas que no están en ninguna zona` : null;
});

export const mesasZona: Regla = allOf(obligatorio('Escribe qué mesas son, por ejemplo 1-12, 20'), (valor) => {
  if (!isTexto(valor) || valor.length > LIMITES_ZONAS.mesasTextoMax) return 'Son demasiadas mesas sueltas';
  const leidas = parseMesas(valor);
  if (!leidas.ok) return `«${leidas.parte}» no es ${leidas.motivo === 'mesa' ? 'una mesa' : 'un rango'}`;
  const ultima = leidas.rangos.at(-1)?.[1];
  if (ultima === undefined) return 'Escribe qué mesas son, por ejemplo 1-12, 20';
  return ultima > LIMITES.mesasMax ? `La mesa más alta que puede haber es la ${LIMITES.mesasMax}` : null;
});

export const zonas: Regla = (valor) => {
  if (!Array.isArray(valor)) return 'Las zonas no son válidas';
  if (valor.length > LIMITES_ZONAS.zonasMax) {
    return `Puede haber como máximo ${LIMITES_ZONAS.zonasMax} zonas`;
  }
  for (const declarada of valor as unknown[]) {
    if (typeof declarada !== 'object' || declarada === null) return 'Las zonas no son válidas';
    const { _id, nombre, mesas } = declarada as Record<string, unknown>;
    const mensaje = optional(id)(_id) ?? nombreZona(nombre) ?? mesasZona(mesas);
    if (mensaje !== null) return mensaje;
  }
  return apartadas(valor as { _id?: string; nombre: string; mesas: string }[]);
};

/** Two zonas may not share a name, an id or a mesa. */
export function apartadas(todas: readonly { _id?: string; nombre: string; mesas: string }[]): string | null {
  const nombres = todas.map(({ nombre }) => nombre.trim());
  const repetido = nombreRepetido(nombres);
  if (repetido !== null) return `Hay dos zonas que se llaman «${repetido}»`;
  if (hasIdRepetido(todas)) return 'Las zonas no son válidas';
  const comun = mesaRepetida(
    todas.map(({ mesas }, i) => ({ nombre: nombres[i] ?? '', rangos: rangosOf(mesas) })),
  );
  return comun && `La mesa ${comun.mesa} está en «${comun.nombres[0]}» y en «${comun.nombres[1]}»`;
}

/** A product or formato appears only once; null returns it to the usual price. */
export const precios: Regla = (valor) => {
  if (!Array.isArray(valor) || valor.length === 0) return 'No hay precios que cambiar';
  if (valor.length > LIMITES_ZONAS.preciosMax) return 'Son demasiados precios a la vez';
  const nombrados = new Set<string>();
  for (const fila of valor as unknown[]) {
    if (typeof fila !== 'object' || fila === null) return PRECIOS_INVALIDOS;
    const { producto, formato, precio: cuanto } = fila as Record<string, unknown>;
    const mensaje = id(producto) ?? optional(id)(formato) ?? precioFinal(cuanto);
    if (mensaje !== null) return mensaje;
    nombrados.add(JSON.stringify([producto, formato ?? null]).toLowerCase());
  }
  return nombrados.size === valor.length ? null : PRECIOS_INVALIDOS;
};

const PRECIOS_INVALIDOS = 'Los precios no son válidos';

const precioFinal: Regla = (valor) => {
  if (valor === null) return null;
  return typeof valor === 'number' ? precio(valor) : PRECIOS_INVALIDOS;
};

function rangosOf(mesas: string): readonly RangoMesas[] {
  const leidas = parseMesas(mesas);
  return leidas.ok ? leidas.rangos : [];
}
