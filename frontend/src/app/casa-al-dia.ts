import type { Restaurante } from '@carta/contracts';
import { useTablero } from '../piso/vivo/tablero/useTablero';
import { useSesion } from '../sesion/useSesion';

/**
 * The pases, estaciones and people of a house, and what a device is for, change with the rev of its settings: a screen that hears a newer one, also
 * after it was away, reads the house again until that succeeds. What a screen misses is read when it is opened.
 */
export function startCasaAlDia(reintentoMs = 5000): void {
  let reintento: ReturnType<typeof setTimeout> | undefined;
  const readCasa = (): void => {
    clearTimeout(reintento);
    const { restaurante, reload } = useSesion.getState();
    if (restaurante === null) return;
    reload().catch(() => (reintento = setTimeout(readCasa, reintentoMs)));
  };
  useTablero.subscribe(({ servicio }, { servicio: antes }) => {
    if (servicio === antes || servicio.rev < 0) return;
    const { receiveHusos, restaurante, dispositivo } = useSesion.getState();
    receiveHusos(servicio.husos);
    // the first settings that a screen hears may be newer than what it has read
    const isPrimera = antes.rev < 0;
    if (isPrimera ? hasPartes(restaurante) || dispositivo !== null : servicio.rev > antes.rev) readCasa();
  });
}

const hasPartes = (casa: Restaurante | null): boolean =>
  casa?.pases !== undefined || casa?.estaciones !== undefined;
