import { SIN_HISTORIAL } from './grupo.schema';

const POCO = {
  _id: '$$this._id',
  clave: '$$this.clave',
  revAlta: '$$this.revAlta',
  tipo: '$$this.tipo',
  creadoEn: '$$this.creadoEn',
  lineas: [],
} as const;

/** Other orders' tickets are stubs: a stranger may ask, and a mesa may be long. */
export function onlyTicketsDe(claves: readonly string[]) {
  const isSuyo = { $in: ['$$this.clave', { $literal: claves }] };
  const pedidos = { $map: { input: '$pedidos', in: { $cond: [isSuyo, '$$this', POCO] } } };
  return [{ $project: SIN_HISTORIAL.projection }, { $set: { pedidos } }];
}
