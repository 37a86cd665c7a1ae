import type { Grupo } from '@carta/contracts';
import { ApiError, mensajeDe } from '../../shared/api/cliente';
import { showToast } from '../../shared/ui/Toasts/toast';
import type { EnCurso } from './modelo/enCurso';
import { porEnviar, toEnCurso } from './modelo/paso';
import { hearGrupo } from './motor/lectura';
import { useTablero } from './useTablero';

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

/** The grupo as the server leaves it; null when it refused, which its person has been told. */
export async function ask(request: () => Promise<Grupo>, porDefecto: string): Promise<Grupo | null> {
  try {
    const grupo = await request();
    hearGrupo(grupo);
    return grupo;
  } catch (error) {
    hearRechazo(error);
    showToast({ texto: textoDe(error, porDefecto), tono: 'error' });
    return null;
  }
}

/** Hears the mesa as it is now that a refusal brings, and answers it. */
export function hearRechazo(error: unknown): Grupo | null {
  if (!(error instanceof ApiError) || !isGrupo(error.data)) return null;
  hearGrupo(error.data);
  return error.data;
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
  return hasBlanco(useTablero.getState(), id);
}

/** The same for what is shown: until it has been answered, a tap on it is not another step. */
export function useEnCurso(id: string): boolean {
  return useTablero((tablero) => hasBlanco(tablero, id));
}

/** The same of any of several. */
export function useAlgunoEnCurso(ids: readonly string[]): boolean {
  return useTablero((tablero) => ids.some((id) => hasBlanco(tablero, id)));
}

/** What waits for a connection is no longer on its way: its person goes on from there. */
function hasBlanco({ enCurso, enCola }: Enviados, id: string): boolean {
  const enviandose = porEnviar(enCola).filter(({ espera }) => !espera);
  return [...enviandose.map(toEnCurso), ...enCurso].some((movimiento) => blancoOf(movimiento) === id);
}

type Enviados = Pick<ReturnType<typeof useTablero.getState>, 'enCurso' | 'enCola'>;

/** What a move under way moves: its line, its ticket or its mesa; who takes note of a mesa moves none of them. */
function blancoOf(movimiento: EnCurso): string {
  if (movimiento.tipo === 'enterado_mudanza') return blancoMudanza(movimiento.ticketId);
  if (movimiento.tipo === 'llevar') return blancoLlevar(movimiento.ticketId);
  if ('lineaId' in movimiento) return movimiento.lineaId;
  return 'ticketId' in movimiento ? movimiento.ticketId : movimiento.grupoMesa;
}

/** What stands for taking note of where a ticket goes. */
export function blancoMudanza(ticketId: string): string {
  return `mudanza:${ticketId}`;
}

/** What stands for bringing a ticket to its mesa, or letting go of it. */
export function blancoLlevar(ticketId: string): string {
  return `llevar:${ticketId}`;
}

/** What the server says of a refusal; of anything else, what could not be done and why. */
export function textoDe(error: unknown, porDefecto: string): string {
  if (error instanceof ApiError && error.conMensaje && error.status < 500) return error.message;
  return `${porDefecto}. ${mensajeDe(error)}`;
}

function isGrupo(data: unknown): data is Grupo {
  return typeof data === 'object' && data !== null && 'grupoMesa' in data && 'rev' in data;
}
