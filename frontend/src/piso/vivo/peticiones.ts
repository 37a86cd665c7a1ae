import type { Grupo } from '@carta/contracts';
import { ApiError, mensajeDe } from '../../shared/api/cliente';
import { showToast } from '../../shared/ui/Toasts/toast';
import { callMover } from './mover-api';
import type { PeticionMover } from './modelo/deshacer';
import type { EnCurso } from './modelo/enCurso';
import { hearGrupo } from './motor/lectura';
import { beginMovimiento, endMovimiento, useTablero } from './useTablero';

/** How every screen asks for a change of a mesa: in the order of the taps, shown before it is answered. */
let siguiente = 0;
const colas = new Map<string, Promise<unknown>>();

/** A mesa before and after a change. */
export interface Cambio {
  antes: Grupo;
  despues: Grupo;
}

/** A number that no other move of this tab has. */
export function nextMovimiento(): number {
  return ++siguiente;
}

/** Shows a change at once, asks for it in its turn, and leaves what the server answers; null when refused. */
export async function play(
  movimiento: EnCurso,
  request: (rev: number) => Promise<Grupo>,
  porDefecto: string,
): Promise<Cambio | null> {
  beginMovimiento(movimiento);
  return enqueue(movimiento.grupoMesa, async () => {
    const antes = useTablero.getState().grupos.get(movimiento.grupoMesa);
    const despues = await ask(() => request(antes?.rev ?? 0), porDefecto).finally(() =>
      endMovimiento(movimiento.id),
    );
    return antes && despues ? { antes, despues } : null;
  });
}

/** The grupo as the server leaves it; null when it refused, which its person has been told. */
export async function ask(request: () => Promise<Grupo>, porDefecto: string): Promise<Grupo | null> {
  try {
    const grupo = await request();
    hearGrupo(grupo);
    return grupo;
  } catch (error) {
    if (error instanceof ApiError && isGrupo(error.data)) hearGrupo(error.data);
    showToast({ texto: textoDe(error, porDefecto), tono: 'error' });
    return null;
  }
}

/** Plays a plan in order, and stops at the first refusal: the world has moved on. Answers whether all was done. */
export function undo(despues: Grupo, plan: readonly PeticionMover[], porDefecto: string): Promise<boolean> {
  return enqueue(despues.grupoMesa, async () => {
    let grupo = despues;
    for (const peticion of plan) {
      const { rev } = lastOf(grupo);
      const movido = await ask(() => callMover(peticion, rev), porDefecto);
      if (movido === null) return false;
      grupo = movido;
    }
    return true;
  });
}

/** A grupo as this screen shows it now; a paid one that it shows no more, as it was. */
export function lastOf(grupo: Grupo): Grupo {
  return useTablero.getState().grupos.get(grupo.grupoMesa) ?? grupo;
}

/** One call at a time per mesa, in the order of the taps; one that fails does not fail those behind it. */
export function enqueue<T>(grupoMesa: string, task: () => Promise<T>): Promise<T> {
  const turno = (colas.get(grupoMesa) ?? Promise.resolve()).then(task);
  const fin = turno.then(forget, forget);
  colas.set(grupoMesa, fin);
  function forget(): void {
    if (colas.get(grupoMesa) === fin) colas.delete(grupoMesa);
  }
  return turno;
}

/** Whether a line, a ticket, or a mesa as a whole, is already on its way. */
export function isEnCurso(id: string): boolean {
  return hasBlanco(useTablero.getState().enCurso, id);
}

/** The same for what is shown: until it has been answered, a tap on it is not another step. */
export function useEnCurso(id: string): boolean {
  return useTablero(({ enCurso }) => hasBlanco(enCurso, id));
}

function hasBlanco(enCurso: readonly EnCurso[], id: string): boolean {
  return enCurso.some((movimiento) => blancoOf(movimiento) === id);
}

/** What a move under way moves: its line, its ticket or its mesa; who takes note of a mesa moves none of them. */
function blancoOf(movimiento: EnCurso): string {
  if (movimiento.tipo === 'enterado_mudanza') return blancoMudanza(movimiento.ticketId);
  if ('lineaId' in movimiento) return movimiento.lineaId;
  return 'ticketId' in movimiento ? movimiento.ticketId : movimiento.grupoMesa;
}

/** What stands for taking note of where a ticket goes. */
export function blancoMudanza(ticketId: string): string {
  return `mudanza:${ticketId}`;
}

/** What the server says of a refusal; of anything else, what could not be done and why. */
export function textoDe(error: unknown, porDefecto: string): string {
  if (error instanceof ApiError && error.conMensaje && error.status < 500) return error.message;
  return `${porDefecto}. ${mensajeDe(error)}`;
}

function isGrupo(data: unknown): data is Grupo {
  return typeof data === 'object' && data !== null && 'grupoMesa' in data && 'rev' in data;
}
