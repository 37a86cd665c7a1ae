import { servicioNoDisponible } from '../../../plataforma/errores/domain-error';

/** A write competes this long (ms) with others on the same mesa. */
const PACIENCIA_MS = 3_000;

/**
 * No write of an order begins later than this (ms) after its admission; with the driver's own patience it ends
 * long before what the order has set aside is given back (docs/decisiones/apartados.md).
 */
const PLAZO_ALTA_MS = 30_000;

/** @throws 503 */
export function assertATiempo(admitida: Date): void {
  if (Date.now() - admitida.getTime() > PLAZO_ALTA_MS) throw servicioNoDisponible();
}

/** Tries until the attempt returns something, with growing random pauses; 503 after 3 s. */
export async function insist<T>(attempt: () => Promise<T | null>): Promise<T> {
  const limite = Date.now() + PACIENCIA_MS;
  for (let pausa = 4; ; pausa = Math.min(pausa * 2, 64)) {
    const resultado = await attempt();
    if (resultado !== null) return resultado;
    if (Date.now() > limite) throw servicioNoDisponible('La mesa está muy solicitada. Inténtalo de nuevo.');
    await new Promise((resolve) => setTimeout(resolve, Math.random() * pausa));
  }
}
