import { gramos } from '../../carta/reglas/productos';
import { GRAMOS_MAX } from '../../carta/dominio/peso';
import { campo, logico, numero, opcional, texto } from '../../plataforma/formas/forma';
import type { De } from '../../plataforma/formas/forma';
import { id, rev } from '../../plataforma/reglas/ids';
import type { EstadoGrupo, EstadoLinea } from '../dominio/linea/estado-linea';
import { ESPERA_TOQUE_MAX_MS, TRAS_MAX } from '../dominio/mesa/toque';
import { gruposVistos, mesasJuntas } from '../reglas/cobro';
import * as reglas from '../reglas/pedido';
import * as reglasSala from '../reglas/sala';

export const REV_DE_MESA = 'The rev of the mesa as the screen saw it';

/** A move that waited for a connection sends these (docs/reglas/piso.md#moves-that-wait), and a key. */
const TOQUE = {
  haceMs: opcional.numero(reglas.haceMs, {
    minimum: 0,
    maximum: ESPERA_TOQUE_MAX_MS,
    description: 'How long ago it was tapped, in ms; absent: now',
  }),
  tras: opcional.textos(reglas.tras, {
    maxItems: TRAS_MAX,
    description: 'The keys of earlier moves of this screen that it builds on',
  }),
};

const DE = 'The estado of what is moved as the screen saw it; if it is no longer there, 409';

export const MOVER_TICKET = {
  ...TOQUE,
  estado: texto<EstadoGrupo>(reglas.estadoGrupo),
  de: opcional.texto<EstadoGrupo>(reglas.estadoVisto, DE),
  rev: opcional.numero(rev, REV_DE_MESA),
  alcance: opcional.texto<'grupo' | 'pedido'>(reglas.alcance, { enum: [...reglas.ALCANCES] }),
  lineas: opcional.textos(reglas.lineasDeTicket, {
    maxItems: reglas.LINEAS_TICKET_MAX,
    description: 'These lines of the ticket alone, with alcance pedido; `de` is then their estado',
  }),
  reabrir: opcional.logico(
    reglasSala.interruptor,
    'Opens a paid mesa again: with estado entregado and the rev it has now',
  ),
};

/** `de` and `rev` are those of the line and its mesa, as above. */
export const MOVER_LINEA = {
  ...TOQUE,
  estado: texto<EstadoLinea>(reglas.estadoLinea),
  de: opcional.texto<EstadoLinea>(reglas.estadoLinea, DE),
  rev: opcional.numero(rev, REV_DE_MESA),
};

export const CERRAR_MESA = {
  motivo: texto(reglas.motivoCierre, { maxLength: 140 }),
};

export const CANCELAR_LINEA = {
  motivo: texto(reglasSala.motivoCancelacion, { maxLength: 140 }),
  unidades: opcional.numero(reglas.cantidad, {
    minimum: 1,
    maximum: 50,
    description: 'Units of it, with an Idempotency-Key; absent: all that are left',
  }),
  rev: opcional.numero(rev, REV_DE_MESA),
};

/** PUT /pedidos/grupos/{grupo}/marchar and /esperar: `pase` is its id. */
export const MARCHAR_PASE = {
  ...TOQUE,
  pase: texto(id, 'Id of the pase, as its lines have it'),
  rev: opcional.numero(rev, REV_DE_MESA),
};

/** PUT /pedidos/{id}/producto/{linea}/pase: null marches it at once. */
export const PONER_PASE = {
  ...TOQUE,
  pase: texto<string | null>(reglas.paseDeLinea, {
    nullable: true,
    description: 'Id of a pase of the house; null: it marches at once',
  }),
  rev: opcional.numero(rev, REV_DE_MESA),
};

/** False releases it. */
export const LLEVAR_TICKET = {
  llevar: logico(reglasSala.interruptor),
  rev: opcional.numero(rev, REV_DE_MESA),
  haceMs: TOQUE.haceMs,
};

/** PUT /pedidos/{id}/urgente: false takes it back. */
export const MARCAR_URGENTE = {
  ...TOQUE,
  urgente: logico(reglasSala.interruptor, 'false takes it back'),
  rev: opcional.numero(rev, REV_DE_MESA),
};

/** PUT /pedidos/{id}/producto/{linea}/peso */
export const PESAR_LINEA = {
  gramos: numero(gramos, { minimum: 1, maximum: GRAMOS_MAX }),
  rev: opcional.numero(rev, REV_DE_MESA),
};

/** PUT /pedidos/grupos/{grupo}/comensales: null takes it back. */
export const DECIR_COMENSALES = {
  comensales: numero<number | null>(reglasSala.comensalesDichos, {
    nullable: true,
    minimum: 1,
    maximum: reglasSala.COMENSALES_MAX,
    description: 'null takes it back',
  }),
  rev: opcional.numero(rev, REV_DE_MESA),
};

/** These requests concern whole mesas (docs/api.md#orders). */

export const MOVER_MESA = {
  de: numero(reglas.mesa, { minimum: 1, description: 'Where the screen saw it' }),
  a: numero(reglas.mesa, { minimum: 1 }),
  rev: numero(rev, REV_DE_MESA),
};

/** All mesas of the party, its own included; an empty list parts them. */
export const JUNTAR_MESAS = {
  mesas: campo<number[]>(mesasJuntas, {
    type: [Number],
    uniqueItems: true,
    description: 'Every mesa of its party, its own included; none parts them',
  }),
  rev: numero(rev, REV_DE_MESA),
  grupos: opcional.textos(
    gruposVistos,
    'The open tabs that the screen saw at those mesas: where one has left, nothing is joined',
  ),
};

/** The station acknowledges the mesa that its screen shows. */
export const ENTERADO_MUDANZA = {
  mesa: numero(reglas.mesa, { minimum: 1, description: 'The mesa that the screen shows' }),
};

export type Toque = De<typeof TOQUE>;
export type MoverTicketRequest = De<typeof MOVER_TICKET>;
export type MoverLineaRequest = De<typeof MOVER_LINEA>;
export type CerrarMesaRequest = De<typeof CERRAR_MESA>;
export type CancelarLineaRequest = De<typeof CANCELAR_LINEA>;
export type MarcharPaseRequest = De<typeof MARCHAR_PASE>;
export type PonerPaseRequest = De<typeof PONER_PASE>;
export type LlevarTicketRequest = De<typeof LLEVAR_TICKET>;
export type MarcarUrgenteRequest = De<typeof MARCAR_URGENTE>;
export type PesarLineaRequest = De<typeof PESAR_LINEA>;
export type DecirComensalesRequest = De<typeof DECIR_COMENSALES>;
export type MoverMesaRequest = De<typeof MOVER_MESA>;
export type JuntarMesasRequest = De<typeof JUNTAR_MESAS>;
