import type { GrupoMesa } from '@carta/contracts';
import { toId } from '../../base-datos/ids';
import type { Cambio } from '../../base-datos/write-each';
import { faltaSitio, sumar } from './cabida';
import type { Cuenta } from './cabida';
import { openTabOf } from './grupo.alta';
import type { AltaEnMesa } from './grupo.alta';
import { toTicketMesa } from './grupo.mapper';
import type { GrupoDoc } from './grupo.schema';

/** An open tab as it is known to be stored, with the account it keeps of what it holds. */
export interface GrupoConocido {
  grupo: GrupoMesa;
  cuenta: Cuenta;
}

/** The write that adds an order to a known tab, and the tab it leaves there. */
export interface Adicion extends Cambio<GrupoDoc> {
  ticketId: string;
  queda: GrupoConocido;
}

/** Null for a tab that keeps no account of itself yet. */
export function toConocido({ lineas, peso, sinCodigo }: GrupoDoc, grupo: GrupoMesa): GrupoConocido | null {
  if (lineas === undefined || peso === undefined) return null;
  return { grupo, cuenta: { lineas, peso, ...(sinCodigo ? { sinCodigo } : {}) } };
}

/**
 * Adds an order to a tab of which everything is known: its rev is all that the filter need ask for, and the
 * tab it leaves need not be read. Null where only the guarded write can tell what is to be done: the key is
 * there already, or there may be no room.
 */
export function appendTo({ grupo, cuenta }: GrupoConocido, alta: AltaEnMesa): Adicion | null {
  const { tickets, carga, ahora } = alta;
  const [{ _id, clave }] = tickets;
  const suma = sumar(cuenta, carga);
  const isKnown = grupo.pedidos.some((ticket) => ticket.clave === clave);
  if (!suma || isKnown || faltaSitio({ ...cuenta, pedidos: grupo.pedidos }, carga)) return null;
  const rev = grupo.rev + 1;
  const nuevos = tickets.map((ticket) => ({ ...ticket, revAlta: rev }));
  const pedidos = [...grupo.pedidos, ...nuevos.map(toTicketMesa)];
  return {
    filter: { ...openTabOf(alta.restauranteId, alta.mesa), _id: toId(grupo.id), rev: grupo.rev },
    update: {
      $set: { rev, actualizadoEn: ahora, ...suma },
      $push: { pedidos: { $each: nuevos } },
    },
    ticketId: _id.toHexString(),
    queda: { grupo: { ...grupo, rev, actualizadoEn: ahora, pedidos }, cuenta: suma },
  };
}
