import { randomUUID } from 'node:crypto';
import { CABECERA_CLAVE, rutas } from '@carta/contracts';
import { toRequest } from './http-connection';
import { buildTicket } from './locales';
import type { Local } from './locales';

const MARK = /"notas":"pedido (\d+)"/;

/** The notes by which an order is recognised on a board. */
export const notasOf = (index: number): string => `pedido ${index}`;

/** The index in the notes of an order's event; undefined for any other event. */
export function indexIn(event: string): number | undefined {
  const [, index] = MARK.exec(event) ?? [];
  return index === undefined ? undefined : Number(index);
}

/** POST /pedidos as a phone sends it, with a key of its own. */
export function toPost(local: Local, mesa: number, index: number): Buffer {
  return toRequest(
    'POST',
    rutas.pedidos(),
    { 'Content-Type': 'application/json', [CABECERA_CLAVE]: randomUUID() },
    JSON.stringify(buildTicket(local, mesa, index, notasOf(index))),
  );
}
