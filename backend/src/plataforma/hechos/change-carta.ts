import type { CambioCarta, DomainEvents } from './domain-events';
import { isRefusal } from '../errores/domain-error';

/** Announces unless it was refused: a write that failed may have been done, and so may the first of two. */
export async function changeCarta<T>(
  events: DomainEvents,
  cambio: CambioCarta,
  write: () => Promise<T>,
): Promise<T> {
  const announce = (): void => events.emit('carta.cambiada', cambio);
  try {
    const hecho = await write();
    announce();
    return hecho;
  } catch (error) {
    if (!isRefusal(error)) announce();
    throw error;
  }
}
