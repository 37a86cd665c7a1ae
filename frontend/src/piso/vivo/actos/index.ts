import { CANCELAR } from './cancelar';
import { ENTERADO, ENTERADO_MUDANZA } from './enterado';
import { GRUPO, PAGAR } from './grupo';
import { LINEA } from './linea';
import { LLEVAR } from './llevar';
import { ESPERAR, MARCHAR } from './marchar';
import { PEDIDO } from './pedido';
import { URGENTE } from './urgente';
import type { Acto, ActoEnCola, De } from './acto';

/** The acts that may wait for a connection, by the name under which they are stored; money never does. */
const EN_COLA = {
  linea: LINEA,
  pedido: PEDIDO,
  grupo: GRUPO,
  llevar: LLEVAR,
  urgente: URGENTE,
  enterado: ENTERADO,
  enterado_mudanza: ENTERADO_MUDANZA,
  marchar: MARCHAR,
  esperar: ESPERAR,
};

/** Those that are asked for now or not at all, and shown meanwhile. */
const AHORA = { cancelar: CANCELAR, pagar: PAGAR };

const ACTOS = { ...EN_COLA, ...AHORA };

type DatosDe<A> = A extends Acto<infer D> ? D : never;
type DatosEnCola = DatosDe<(typeof EN_COLA)[keyof typeof EN_COLA]>;
type DatosMostrados = DatosDe<(typeof ACTOS)[keyof typeof ACTOS]>;

export type CambioEnCola = De<DatosEnCola>;
/** A tap that is shown before its answer. */
export type CambioMostrado = De<DatosMostrados>;

/** Another version of the app may have stored one that this one does not know. */
export const isActoEnCola = (tipo: unknown): boolean =>
  typeof tipo === 'string' && Object.hasOwn(EN_COLA, tipo);

export const actoEnColaDe = ({ tipo }: CambioEnCola) => EN_COLA[tipo] as ActoEnCola<DatosEnCola>;

export const actoDe = ({ tipo }: CambioMostrado) => ACTOS[tipo] as Acto<DatosMostrados>;
