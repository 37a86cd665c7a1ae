import type { ActoConEncargado, Grupo } from '@carta/contracts';
import { NetworkError } from '../../../shared/api/errores';
import { hasEspera, playPaso, wake } from './pasos';
import type { PeticionMover } from '../actos/deshacer';
import type { EnCurso } from '../actos/enCurso';
import type { CambioEnCola } from '../actos/paso';
import { ask, enqueue } from './peticiones';
import type { Cambio } from './peticiones';
import { reabrir } from './reabrir';
import { beginMovimiento, endMovimiento, useTablero } from '../tablero/useTablero';
import { t } from '../../lenguas/t';

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

/**
 * Plays them in order until one is refused, which is shown. `texto` is their purpose: 'Mesa 4, Deshacer'.
 * Resolves to whether all were done.
 */
export async function playPlan(
  grupo: Grupo,
  plan: readonly PeticionMover[],
  texto: string = textoDeshacer(grupo),
): Promise<boolean> {
  for (const peticion of plan) {
    const isHecha =
      peticion.alcance === 'reabrir'
        ? (await reabrir(grupo, peticion.ticketId)) !== null
        : (await playPaso(toCambio(grupo.grupoMesa, peticion), texto)) !== null;
    if (!isHecha) return false;
  }
  return true;
}

function textoDeshacer({ mesa }: Grupo): string {
  return `${t('Mesa {n}', { n: mesa.numero })}, ${t('deshacer')}`;
}

function toCambio(grupoMesa: string, peticion: Exclude<PeticionMover, { alcance: 'reabrir' }>): CambioEnCola {
  return peticion.alcance === 'linea'
    ? { ...peticion, grupoMesa, tipo: peticion.alcance }
    : { ...peticion, grupoMesa, tipo: peticion.alcance };
}
