import { SIN_HISTORIAL } from './grupo.schema';

const POCO = {
  _id: '$$this._id',
  clave: '$$this.clave',
  revAlta: '$$this.revAlta',
  tipo: '$$this.tipo',
  creadoEn: '$$this.creadoEn',
  lineas: [],
} as const;

/**
 * The steps by which a mesa is read with the tickets of some of its orders, and of the others as little as
 * tells which order is which: whoever may ask for them may be a stranger, and a mesa may be long.
 */
export function onlyTicketsDe(claves: readonly string[]) {
  const isSuyo = { $in: ['$$this.clave', { $literal: claves }] };
  const pedidos = { $map: { input: '$pedidos', in: { $cond: [isSuyo, '$$this', POCO] } } };
  return [{ $project: SIN_HISTORIAL.projection }, { $set: { pedidos } }];
}
