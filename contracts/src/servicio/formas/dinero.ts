import { campo, numero, opcional, texto } from '../../plataforma/formas/forma';
import type { De, FormaDe } from '../../plataforma/formas/forma';
import { id, rev } from '../../plataforma/reglas/ids';
import { TIPOS_REBAJA } from '../dominio/mesa/rebaja';
import type { TipoRebaja } from '../dominio/mesa/rebaja';
import type { ConForma } from '../dominio/mesa/cobro';
import * as reglasRebaja from '../reglas/rebaja';
import * as reglasCobro from '../reglas/cobro';
import { cantidad } from '../reglas/pedido';
import { interruptor } from '../reglas/sala';
import { REV_DE_MESA } from './movimientos';

const REVS = { type: 'object', additionalProperties: { type: 'number' } };

const PAGO: FormaDe<ConForma> = reglasCobro.pago;

const UNIDADES = {
  linea: texto(id),
  unidades: numero(cantidad, { minimum: 1, maximum: 50 }),
};

/**
 * Charges an amount in euros, or units. For a party `revs` names every open tab; an amount fills one after
 * another, the leader last. `pagar`: it is all that is left, so each tab is paid as it takes its part.
 */
export const COBRAR = {
  importe: opcional.numero(reglasCobro.importe, 'Euros; or `lineas`'),
  lineas: opcional.partes(
    'UnidadesDto',
    UNIDADES,
    reglasCobro.lineas,
    'Units of lines, each line once; or `importe`',
  ),
  ...PAGO,
  propina: opcional.numero(reglasCobro.propina, 'Euros given besides, in no takings'),
  rev: numero(rev, REV_DE_MESA),
  revs: opcional.campo<Record<string, number>>(reglasCobro.revs, {
    ...REVS,
    description: 'Of a party: every open tab, by its grupo, with its rev as the screen saw it',
  }),
  pagar: opcional.logico(
    interruptor,
    'The amount is all that is left: each tab is paid in the write that charges it',
  ),
};

/** Annuls the whole charge in every tab of a party; returns the tab of this part. */
export const ANULAR_COBRO = {
  motivo: texto(reglasCobro.motivoAnulacion, { maxLength: 140 }),
};

/**
 * POST /pedidos/grupos/{grupo}/ajustes: `invitar` and `devolver` name units of lines; `descuento` has `porcentaje` or
 * `importe` (euros), of a `linea` or else of the whole tab.
 */
export const REBAJAR = {
  tipo: texto<TipoRebaja>(reglasRebaja.tipo, { enum: [...TIPOS_REBAJA] }),
  motivo: texto(reglasRebaja.motivo, { maxLength: 140 }),
  rev: numero(rev, REV_DE_MESA),
  lineas: opcional.partes(
    'UnidadesDto',
    UNIDADES,
    reglasRebaja.lineas,
    'Units that are invited, or came back; each line once',
  ),
  linea: opcional.texto(id, 'The line that is discounted; without one, the whole tab'),
  porcentaje: opcional.numero(reglasRebaja.porcentaje, {
    minimum: 1,
    maximum: 100,
    description: 'Of what it costs now; or `importe`',
  }),
  importe: opcional.numero(reglasRebaja.importe, 'Euros; or `porcentaje`'),
};

/** PUT /pedidos/grupos/{grupo}/ajustes/{id}/deshacer */
export const DESHACER_REBAJA = {
  rev: numero(rev, REV_DE_MESA),
};

/** Each open tab of the party is listed with the rev that the screen saw. */
export const PAGAR_MESAS = {
  revs: campo<Record<string, number>>(reglasCobro.revs, {
    ...REVS,
    description: 'Every open tab of the party, by its grupo, with its rev as the screen saw it',
  }),
};

export type CobrarRequest = De<typeof COBRAR>;
export type AnularCobroRequest = De<typeof ANULAR_COBRO>;
export type RebajarRequest = De<typeof REBAJAR>;
export type DeshacerRebajaRequest = De<typeof DESHACER_REBAJA>;
export type PagarMesasRequest = De<typeof PAGAR_MESAS>;
