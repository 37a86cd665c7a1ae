import { ALERGENOS } from '../../carta/dominio/alergenos';
import { isEuros } from '../../plataforma/dominio/dinero';
import { MAX_LINEAS, MAX_UNIDADES } from '../dominio/pedido/carrito';
import { SILLAS_MAX, isSilla } from '../dominio/linea/dicho';
import { parseEstado, parseEstadoVisto, parseEstadoLinea } from '../dominio/linea/estado-linea';
import { parseMesa } from '../../casa/dominio/mesa';
import { ESPERA_TOQUE_MAX_MS, TRAS_MAX } from '../dominio/mesa/toque';
import { clave, id } from '../../plataforma/reglas/ids';
import { LIMITES } from '../../plataforma/reglas/limites';
import { isTexto } from '../../plataforma/reglas/regla';
import type { Regla } from '../../plataforma/reglas/regla';

export { rev } from '../../plataforma/reglas/ids';

/** These rules are in docs/reglas/pedir.md#taking-an-order. */

export const mesa: Regla = (valor) =>
  typeof valor === 'number' && parseMesa(valor) !== null ? null : 'Número de mesa inválido.';

/** Null is none. */
export const paseDeLinea: Regla = (valor) => (valor === null ? null : id(valor));

/** Without these nobody knows where the order belongs. */
const imprescindible =
  (regla: Regla): Regla =>
  (valor) =>
    valor === undefined || valor === null || valor === ''
      ? 'No se ha detectado el restaurante o la mesa'
      : regla(valor);

export const restauranteDelPedido = imprescindible(id);
export const mesaDelPedido = imprescindible(mesa);

export const cantidad: Regla = (valor) =>
  typeof valor === 'number' && Number.isInteger(valor) && valor >= 1 && valor <= MAX_UNIDADES
    ? null
    : `La cantidad debe ser un número entero entre 1 y ${MAX_UNIDADES}`;

export const precio: Regla = (valor) =>
  isEuros(valor) && valor >= 0 ? null : 'El precio debe ser un número mayor a 0';

export const nombreProducto: Regla = (valor) =>
  isTexto(valor) && valor.trim() !== '' && valor.length <= LIMITES.nombreMax
    ? null
    : 'El nombre del producto es obligatorio';

export const productos: Regla = (valor) => {
  if (!Array.isArray(valor) || valor.length === 0) return 'El carrito está vacío';
  if (valor.length > MAX_LINEAS) return `Un pedido puede tener como máximo ${MAX_LINEAS} líneas`;
  const elegidas = valor.reduce<number>((suma, linea) => suma + cuantasElegidas(linea), 0);
  return elegidas <= LIMITES.eleccionesPorPedido
    ? null
    : `Un pedido puede tener como máximo ${LIMITES.eleccionesPorPedido} opciones elegidas`;
};

function cuantasElegidas(linea: unknown): number {
  const { opciones } = (linea ?? {}) as { opciones?: unknown };
  return Array.isArray(opciones) ? opciones.length : 0;
}

const textoHasta =
  (maximo: number): Regla =>
  (valor) =>
    isTexto(valor) && valor.length <= maximo
      ? null
      : `Las notas pueden tener como máximo ${maximo} caracteres`;

export const notasPedido = textoHasta(LIMITES.notasPedido);
export const notasLinea = textoHasta(LIMITES.notasLinea);

export const silla: Regla = (valor) =>
  isSilla(valor) ? null : `La silla debe ser un número entero entre 1 y ${SILLAS_MAX}`;

export const opcionesElegidas: Regla = (valor) =>
  Array.isArray(valor) &&
  valor.length <= LIMITES.opcionesPorProducto * LIMITES.valoresMax &&
  valor.every((elegido) => id(elegido) === null) &&
  new Set(valor.map((elegido) => String(elegido).toLowerCase())).size === valor.length
    ? null
    : 'Las opciones elegidas no son válidas';

export const evita: Regla = (valor) => {
  const conocidos: readonly unknown[] = ALERGENOS;
  return Array.isArray(valor) &&
    new Set<unknown>(valor).size === valor.length &&
    valor.every((alergeno) => conocidos.includes(alergeno))
    ? null
    : 'Los alérgenos que se evitan no son válidos';
};

/** `preparacion` is accepted for en_preparacion. */
export const estadoGrupo: Regla = (valor) => (parseEstado(valor) ? null : 'El estado no es válido');
export const estadoVisto: Regla = (valor) => (parseEstadoVisto(valor) ? null : 'El estado no es válido');

export const estadoLinea: Regla = (valor) => (parseEstadoLinea(valor) ? null : 'El estado no es válido');

export const motivoCierre: Regla = (valor) => {
  if (!isTexto(valor) || valor.trim() === '') return 'El motivo es obligatorio';
  return valor.length <= LIMITES.notasLinea
    ? null
    : `El motivo puede tener como máximo ${LIMITES.notasLinea} caracteres`;
};

export const haceMs: Regla = (valor) => {
  if (typeof valor !== 'number' || !Number.isSafeInteger(valor) || valor < 0)
    return 'El momento no es válido';
  return valor <= ESPERA_TOQUE_MAX_MS ? null : 'Se tocó hace más de 4 horas: ya no se puede enviar';
};

export const tras: Regla = (valor) =>
  Array.isArray(valor) && valor.length <= TRAS_MAX && valor.every((previa) => clave(previa) === null)
    ? null
    : 'Los cambios anteriores no son válidos';

/** An order has no more lines, and so no ticket. */
export const LINEAS_TICKET_MAX = 100;

/** The lines of a ticket that a station shows. */
export const lineasDeTicket: Regla = (valor) =>
  Array.isArray(valor) &&
  valor.length > 0 &&
  valor.length <= LINEAS_TICKET_MAX &&
  valor.every((linea) => id(linea) === null)
    ? null
    : 'Las líneas no son válidas';

export const ALCANCES = ['grupo', 'pedido'] as const;

export const alcance: Regla = (valor) =>
  ALCANCES.some((conocido) => conocido === valor) ? null : 'El alcance no es válido';

/** Only the form is checked here; the server checks the signature. */
export const firmaMesa: Regla = (valor) =>
  isTexto(valor) && /^[\w-]{1,64}$/.test(valor) ? null : 'La firma de la mesa no es válida';

export const movil: Regla = (valor) =>
  isTexto(valor) && /^[\w-]{8,36}$/.test(valor) ? null : 'El móvil no es válido';

/** Only the form is checked here; the server checks the token. */
export const seguimiento: Regla = (valor) =>
  isTexto(valor) && valor.length <= LIMITES.seguimientoMax ? null : 'El seguimiento no es válido';
