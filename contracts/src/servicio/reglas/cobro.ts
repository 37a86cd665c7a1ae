import { FORMAS_COBRO } from '../dominio/mesa/cobro';
import type { OtraForma } from '../dominio/mesa/cobro';
import { FORMA_MAX, nombreFormaDeCasa } from '../../casa/formas/servicio';
import type { FormaDeCasa } from '../../casa/formas/servicio';
import { MAX_UNIDADES } from '../dominio/pedido/carrito';
import { isEuros } from '../../plataforma/dominio/dinero';
import { JUNTAS_MAX } from '../dominio/mudar/juntas';
import { parseMesa } from '../../casa/dominio/mesa';
import { CUOTAS_MAX, CUOTAS_MIN, REPARTOS } from '../dominio/dinero/reparto';
import { LIMITES } from '../../plataforma/reglas/limites';
import { id } from '../../plataforma/reglas/ids';
import { motivoCierre, rev } from './pedido';
import { allOf, isTexto, nombrado, optional } from '../../plataforma/reglas/regla';
import type { Regla } from '../../plataforma/reglas/regla';

/** These rules are for mesas that move, join and share the bill (docs/reglas/dinero.md#charging). */

const forma: Regla = (valor) =>
  FORMAS_COBRO.some((forma) => forma === valor) ? null : 'La forma de cobro no es válida';

export const NUMERO_MAX = 30;
export const CLIENTE_MAX = LIMITES.nombreMax;

const textoDe = (que: string, maximo: number): Regla =>
  allOf(nombrado(`${que} es obligatorio`), (valor) =>
    isTexto(valor) && valor.trim().length <= maximo
      ? null
      : `${que} puede tener como máximo ${maximo} caracteres`,
  );
const numeroForma = textoDe('El número', NUMERO_MAX);
const clienteForma = textoDe('El nombre del cliente', CLIENTE_MAX);

/** Whatever is asked for: the list of the house says what has to be (`faltaEnOtra`). */
const otra: Regla = (valor) => {
  if (typeof valor !== 'object' || valor === null) return 'La forma de cobro no es válida';
  const { id: cual, nombre, numero, cliente } = valor as Record<string, unknown>;
  return (
    id(cual) ?? nombreFormaDeCasa(nombre) ?? optional(numeroForma)(numero) ?? optional(clienteForma)(cliente)
  );
};

/** What a charge in a form of the house lacks. */
export function faltaEnOtra(
  { nombre, pide }: Pick<FormaDeCasa, 'nombre' | 'pide'>,
  { numero, cliente }: Pick<OtraForma, 'numero' | 'cliente'>,
): string | null {
  if (pide && !numero) return `«${nombre}» pide un número`;
  return pide === 'numero_y_cliente' && !cliente ? `«${nombre}» pide el nombre del cliente` : null;
}

/** How a request says what was paid: the fields of `ConForma`, each with its rule and what the API's document says. */
export const pago = {
  forma: { isOpcional: false, regla: forma, api: { enum: [...FORMAS_COBRO] } },
  otra: {
    isOpcional: true,
    regla: otra,
    api: {
      type: 'object',
      description: "Of 'otro': a form of the house, as the screen showed it, with what it asks for",
      required: ['id', 'nombre'],
      properties: {
        id: { type: 'string' },
        nombre: { type: 'string', maxLength: FORMA_MAX },
        numero: { type: 'string', maxLength: NUMERO_MAX },
        cliente: { type: 'string', maxLength: CLIENTE_MAX },
      },
    },
  },
} as const;

export const importe: Regla = (valor) =>
  isEuros(valor) && valor > 0 ? null : 'El importe debe ser un número mayor a 0';

export const propina: Regla = (valor) =>
  isEuros(valor) && valor > 0 && valor <= LIMITES.precioMaxEuros
    ? null
    : 'La propina debe ser un importe mayor a 0';

export const lineas: Regla = (valor) => {
  const isLista = Array.isArray(valor) && valor.length > 0 && valor.length <= LIMITES.lineasPorCobro;
  if (!isLista || !valor.every(isUnidades)) return 'Los platos que se cobran no son válidos';
  return new Set(valor.map(({ linea }) => linea.toLowerCase())).size === valor.length
    ? null
    : 'Los platos que se cobran no son válidos';
};

function isUnidades(valor: unknown): valor is { linea: string; unidades: number } {
  const { linea, unidades } = (valor ?? {}) as { linea?: unknown; unidades?: unknown };
  const isCuenta = typeof unidades === 'number' && Number.isInteger(unidades);
  return id(linea) === null && isCuenta && unidades >= 1 && unidades <= MAX_UNIDADES;
}

export const revs: Regla = (valor) => {
  const pares = typeof valor === 'object' && valor !== null ? Object.entries(valor) : [];
  const isBien = pares.every(([grupo, vista]) => id(grupo) === null && rev(vista) === null);
  return isBien && pares.length >= 1 && pares.length <= JUNTAS_MAX ? null : 'Las revisiones no son válidas';
};

export const motivoAnulacion = motivoCierre;

/** An empty list parts the party. */
export const mesasJuntas: Regla = (valor) =>
  Array.isArray(valor) &&
  valor.length <= JUNTAS_MAX &&
  valor.every((mesa) => typeof mesa === 'number' && parseMesa(mesa) !== null) &&
  new Set(valor).size === valor.length
    ? null
    : `Se pueden juntar hasta ${JUNTAS_MAX} mesas`;

export const gruposVistos: Regla = (valor) =>
  Array.isArray(valor) && valor.length <= JUNTAS_MAX && valor.every((grupo) => id(grupo) === null)
    ? null
    : 'Las mesas que se juntan no son válidas';

export const modoReparto: Regla = (valor) =>
  REPARTOS.some((modo) => modo === valor) ? null : 'La forma de repartir la cuenta no es válida';

export const partes: Regla = (valor) =>
  typeof valor === 'number' && Number.isInteger(valor) && valor >= CUOTAS_MIN && valor <= CUOTAS_MAX
    ? null
    : `Las partes deben ser un número entero entre ${CUOTAS_MIN} y ${CUOTAS_MAX}`;

/** Only equal parts may have a number; fields have their own rules. */
export const reparto: Regla = (valor) => {
  if (typeof valor !== 'object' || valor === null || Array.isArray(valor)) {
    return 'La forma de repartir la cuenta no es válida';
  }
  const { modo, partes: cuantas } = valor as { modo?: unknown; partes?: unknown };
  const sinCuotas = cuantas === undefined || cuantas === null;
  return sinCuotas || modo === 'iguales' ? null : 'Solo a partes iguales se dice entre cuántos';
};
