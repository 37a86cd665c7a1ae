import type { ActoConEncargado, Grupo } from '@carta/contracts';
import { NetworkError } from '../../../shared/api/errores';
import { hasEspera, wake } from './pasos';
import type { EnCurso } from '../pasos/en-curso';
import { ask, enqueue } from './peticiones';
import type { Cambio } from './peticiones';
import { beginMovimiento, endMovimiento, useTablero } from '../tablero/useTablero';

/**
 * Money is never queued: it is shown and sent now, behind the waiting moves of its mesa. Resolves to null
 * when it is refused; `acto` as for `ask`.
 */
export async function playAhora(
  movimiento: EnCurso,
  request: (rev: number) => Promise<Grupo>,
  porDefecto: string,
  acto?: ActoConEncargado,
): Promise<Cambio | null> {
  const { grupoMesa } = movimiento;
  beginMovimiento(movimiento);
  wake();
  const isDetras = hasEspera(grupoMesa);
  return enqueue(grupoMesa, async () => {
    const antes = useTablero.getState().grupos.get(grupoMesa);
    const despues = await ask(
      () => {
        if (isDetras && hasEspera(grupoMesa)) throw new NetworkError('NETWORK_ERROR');
        return request(antes?.rev ?? 0);
      },
      porDefecto,
      acto,
    ).finally(() => endMovimiento(movimiento.id));
    return antes && despues ? { antes, despues } : null;
  });
}
