import type { CambioCarta, DomainEvents } from './domain-events';
import { isRefusal } from '../errores/domain-error';

/** Announces unless the change was refused: a failed write may have been done, or the first of two. */
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
