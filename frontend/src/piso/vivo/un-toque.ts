import type { Grupo } from '@carta/contracts';
import { showToast } from '../../shared/ui/Toasts/toast';
import { mesasDe, textoMesas } from './mesas/partidas-abiertas';
import { t } from '../lenguas/t';

/** What a tap did to a tab, or to a ticket of it. */
export interface Efecto {
  grupo: Grupo;
  undo: () => unknown;
}

/**
 * Says in one toast what one tap did and, of a party, to how many of its tabs; its 'Deshacer' takes all of it back.
 * A tab that refused has said so itself, and leaves the others done.
 * @param tocados the tabs that were tapped.
 */
export function offerDeshacer(que: string, tocados: readonly Grupo[], efectos: readonly Efecto[]): void {
  const [primero] = efectos;
  if (!primero) return;
  const mesas = mesasDe(efectos.map(({ grupo }) => grupo));
  const total = mesasDe(tocados).length;
  const cuantas = mesas.length < total ? '{n} de {total} mesas' : '{n} mesas';
  showToast({
    id: `deshacer-${primero.grupo.grupoMesa}`,
    texto: `${textoMesas(mesas)}: ${que}${total > 1 ? ` · ${t(cuantas, { n: mesas.length, total })}` : ''}`,
    tono: 'exito',
    accion: { texto: t('Deshacer'), onAction: () => efectos.forEach(({ undo }) => void undo()) },
  });
}
