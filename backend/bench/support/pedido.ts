import { randomUUID } from 'node:crypto';
import { CABECERA_CLAVE, rutas } from '@carta/contracts';
import { toRequest } from './http-connection';
import { buildTicket } from './locales';
import type { Local } from './locales';

const MARK = /"notas":"pedido (\d+)"/;

/** A board shows the notes, which identify the order. */
export const notasOf = (index: number): string => `pedido ${index}`;

/** Returns undefined for an event without such notes. */
export function indexIn(event: string): number | undefined {
  const [, index] = MARK.exec(event) ?? [];
  return index === undefined ? undefined : Number(index);
}

/** Every phone sends its order with a key of its own. */
export function toPost(local: Local, mesa: number, index: number): Buffer {
  return toRequest(
    'POST',
    rutas.pedidos(),
    { 'Content-Type': 'application/json', [CABECERA_CLAVE]: randomUUID() },
    JSON.stringify(buildTicket(local, mesa, index, notasOf(index))),
  );
}
