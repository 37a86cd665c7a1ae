import { DUDA_MS } from '../base-datos/duda';
import type { DomainEvents } from './domain-events';
import { isRefusal } from './errors/domain-error';

/**
 * Makes the writes of a change of the carta, and announces it unless it was refused. One that failed
 * is announced too: a write whose answer is lost may have been done, and so may the first of two. It may also
 * be done later: once it no longer can, it is announced again, so that nobody remembers what was before it.
 */
export async function changeCarta<T>(
  events: DomainEvents,
  restauranteId: string,
  write: () => Promise<T>,
): Promise<T> {
  const announce = (): void => events.emit('carta.cambiada', { restauranteId });
  try {
    const hecho = await write();
    announce();
    return hecho;
  } catch (error) {
    if (!isRefusal(error)) {
      announce();
      setTimeout(announce, DUDA_MS).unref();
    }
    throw error;
  }
}
