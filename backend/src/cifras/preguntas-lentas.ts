import { ColaPorNombre } from '../plataforma/colas/cola-por-nombre';
import { demasiadasSolicitudes } from '../plataforma/errores/domain-error';

/** Different questions of one restaurante that may wait for each other. */
const MAX_EN_COLA = 4;
const ESPERA_S = 3;

/**
 * Runs slow questions, of many seconds, one at a time per restaurante, so that orders do not wait for
 * figures. Simultaneous equal questions share one result, which is not kept, because it may change at once.
 */
export class PreguntasLentas<T> {
  private readonly cola = new ColaPorNombre();
  private readonly respuestas = new Map<string, Map<string, Promise<T>>>();

  /** @throws TOO_MANY_REQUESTS when too many other questions of this restaurante wait already. */
  ask(restauranteId: string, pregunta: string, answer: () => Promise<T>): Promise<T> {
    const enCurso = this.respuestas.get(restauranteId) ?? new Map<string, Promise<T>>();
    const sabida = enCurso.get(pregunta);
    if (sabida) return sabida;
    if (enCurso.size > MAX_EN_COLA) return Promise.reject(muchasPreguntas());
    const respuesta = this.cola
      .run(restauranteId, answer)
      .finally(() => this.forget(restauranteId, pregunta));
    this.respuestas.set(restauranteId, enCurso.set(pregunta, respuesta));
    return respuesta;
  }

  private forget(restauranteId: string, pregunta: string): void {
    const enCurso = this.respuestas.get(restauranteId);
    enCurso?.delete(pregunta);
    if (enCurso?.size === 0) this.respuestas.delete(restauranteId);
  }
}

const muchasPreguntas = (): Error =>
  demasiadasSolicitudes(ESPERA_S, 'Se están calculando otras estadísticas. Espera unos segundos.');
