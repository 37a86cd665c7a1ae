import { llamadaSolicitada } from './llamadas.errors';

/** A call changes a handful of times in its life: losing this often is a fault. */
const INTENTOS = 10;

/** Tries until the attempt returns something; null means that somebody else was first. @throws 503 */
export async function retryLlamada<T>(attempt: () => Promise<T | null>): Promise<T> {
  for (let intento = 0; intento < INTENTOS; intento++) {
    const resultado = await attempt();
    if (resultado !== null) return resultado;
  }
  throw llamadaSolicitada();
}
