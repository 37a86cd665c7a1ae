import { NOMBRE_ACTO } from '@carta/contracts';
import type { ActoConEncargado, Grupo } from '@carta/contracts';
import { ApiError, NetworkError, mensajeDe, put } from '../../../shared/api/cliente';
import { createClave } from '../../../shared/lib/clave';
import { showToast } from '../../../shared/ui/Toasts/toast';
import { t, tTexto } from '../../lenguas/t';
import { actoDe } from '../pasos/acto';
import { porEnviar, toEnCurso } from '../pasos/paso';
import { conClave } from './con-clave';
import { isConEncargado, necesariaDe, withAprobacion } from './aprobacion';
import { acceptGrupo } from '../motor/carga';
import { useTablero } from '../tablero/useTablero';

/** Requests about a mesa keep the order of taps. */
let siguiente = 0;
const colas = new Map<string, Promise<unknown>>();

export interface Cambio {
  antes: Grupo;
  despues: Grupo;
}

export function nextMovimiento(): number {
  return ++siguiente;
}

/**
 * Resolves to null when it was refused, which is shown.
 * @param acto is left to `withAprobacion` where an encargado has to approve it: then @throws ApiError.
 */
export async function ask(
  request: () => Promise<Grupo>,
  porDefecto: string,
  acto?: ActoConEncargado,
): Promise<Grupo | null> {
  try {
    const grupo = await request();
    acceptGrupo(grupo);
    return grupo;
  } catch (error) {
    if (acto && necesariaDe(error)) throw error;
    acceptGrupoOf(error);
    const isSinRed = acto && error instanceof NetworkError && isConEncargado(acto);
    const texto = isSinRed
      ? t('Sin conexión no se puede {acto}.', { acto: tTexto(NOMBRE_ACTO[acto]) })
      : textoDe(error, porDefecto);
    showToast({ texto, tono: 'error' });
    return null;
  }
}

/** An act that is asked for now or not at all, in its mesa's turn; no key twice. */
interface Ahora {
  grupoMesa: string;
  ruta: string;
  /** Made in its turn. */
  cuerpo: () => object | undefined;
  /** Where the server has no words for a refusal. */
  error: string;
  clave?: string;
  /** An encargado may have to approve it, reading `que`; it is asked for again then. */
  porAprobar?: { acto: ActoConEncargado; que: string };
  send?: typeof put;
}

/** Resolves to null when it was refused, which is shown. */
export async function askAhora(ahora: Ahora): Promise<Grupo | null> {
  const { grupoMesa, ruta, cuerpo, error, clave = createClave(), porAprobar, send = put } = ahora;
  const request = () => send<Grupo>(ruta, cuerpo(), conClave(clave));
  const askInTurn = () => enqueue(grupoMesa, () => ask(request, error, porAprobar?.acto));
  return porAprobar ? withAprobacion({ clave, que: porAprobar.que }, askInTurn) : askInTurn();
}

/** A refusal may carry the mesa, which is then shown. */
export function acceptGrupoOf(error: unknown): Grupo | null {
  if (!(error instanceof ApiError) || !isGrupo(error.data)) return null;
  acceptGrupo(error.data);
  return error.data;
}

/** A paid one that is no longer shown is returned as it was. */
export function lastOf(grupo: Grupo): Grupo {
  return useTablero.getState().grupos.get(grupo.grupoMesa) ?? grupo;
}

/** Tasks of a mesa run one at a time; a failure does not fail those behind it. */
export function enqueue<T>(grupoMesa: string, task: () => Promise<T>): Promise<T> {
  const turno = (colas.get(grupoMesa) ?? Promise.resolve()).then(task);
  const fin = turno.then(forget, forget);
  colas.set(grupoMesa, fin);
  function forget(): void {
    if (colas.get(grupoMesa) === fin) colas.delete(grupoMesa);
  }
  return turno;
}

/** `id` is of a line, ticket or mesa. */
export function isEnCurso(id: string): boolean {
  return hasBlanco(useTablero.getState(), id);
}

export function useEnCurso(id: string): boolean {
  return useTablero((tablero) => hasBlanco(tablero, id));
}

export function useAlgunoEnCurso(ids: readonly string[]): boolean {
  return useTablero((tablero) => ids.some((id) => hasBlanco(tablero, id)));
}

/** A move that waits for a connection is not on its way: the person goes on. */
function hasBlanco({ enCurso, enCola }: Enviados, id: string): boolean {
  const enviandose = porEnviar(enCola).filter(({ espera }) => !espera);
  return [...enviandose.map(toEnCurso), ...enCurso].some(
    (movimiento) => actoDe(movimiento).blanco(movimiento) === id,
  );
}

type Enviados = Pick<ReturnType<typeof useTablero.getState>, 'enCurso' | 'enCola'>;

/** A refusal has the server's words; otherwise the text says what failed and why. */
export function textoDe(error: unknown, porDefecto: string): string {
  if (error instanceof ApiError && error.conMensaje && error.status < 500) return error.message;
  return `${porDefecto}. ${mensajeDe(error)}`;
}

function isGrupo(data: unknown): data is Grupo {
  return typeof data === 'object' && data !== null && 'grupoMesa' in data && 'rev' in data;
}
