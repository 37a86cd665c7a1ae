import { ESPERAS } from '@carta/contracts/comensal';
import type { SobreExito, SobreFallo } from '@carta/contracts';
import { ApiError, NetworkError, sinSesion } from './errores';
import { currentToken, endSesion, noteForbidden, tokenAfter } from './ganchos';

/**
 * Every call to the API: timeouts, retries, errors (docs/reglas/limites.md#limits,
 * docs/reglas/limites.md#words-of-errors). It knows no store or screen, and is in a diner's first load: keep it
 * tiny.
 */
export { ApiError, NetworkError, mensajeDe } from './errores';
export { setGanchosSesion } from './ganchos';

export interface Opciones {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON; a FormData as it is. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Sends the session's token. */
  auth?: boolean;
  signal?: AbortSignal;
  /** Each attempt may take this many ms; the default is 10 000. */
  timeoutMs?: number;
  /** Attempts without an answer; default 3. An answer, good or bad, is final. */
  intentos?: number;
}

export interface Respuesta<T> {
  data: T;
  message?: string;
  headers: Headers;
}

type SinCuerpo = Omit<Opciones, 'method' | 'body'>;

type Envio<T> = (token: string | null) => Promise<Respuesta<T>>;

/** Returns the envelope's data. @throws ApiError, NetworkError, or an aborted signal's reason. */
export function request<T>(path: string, opciones: Opciones = {}): Promise<Respuesta<T>> {
  return insist<T>(opciones, (token) => send<T>(path, opciones, token));
}

/** Repeats `enviar` while the network fails or the token is renewed. */
export async function insist<T>(opciones: Opciones, enviar: Envio<T>): Promise<Respuesta<T>> {
  if (!opciones.auth) return attempt(opciones, enviar, null);
  const token = currentToken();
  if (token === null) {
    endSesion();
    throw sinSesion();
  }
  try {
    return await attempt(opciones, enviar, token);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'FORBIDDEN') noteForbidden();
    if (!isNoAutorizado(error)) throw error;
    return replay(opciones, enviar, token, error);
  }
}

export async function get<T>(path: string, opciones?: SinCuerpo): Promise<T> {
  return (await request<T>(path, opciones)).data;
}

export async function post<T>(path: string, body?: unknown, opciones?: SinCuerpo): Promise<T> {
  return (await request<T>(path, { ...opciones, method: 'POST', body })).data;
}

export async function put<T>(path: string, body?: unknown, opciones?: SinCuerpo): Promise<T> {
  return (await request<T>(path, { ...opciones, method: 'PUT', body })).data;
}

export async function del<T>(path: string, opciones?: SinCuerpo): Promise<T> {
  return (await request<T>(path, { ...opciones, method: 'DELETE' })).data;
}

/** Deletes. Not found after a lost answer means that the lost attempt deleted it: a success. */
export async function remove(path: string, opciones: SinCuerpo = {}): Promise<void> {
  let seHaPerdido = false;
  try {
    await insist(opciones, (token) =>
      send(path, { ...opciones, method: 'DELETE' }, token).catch((error: unknown) => {
        seHaPerdido ||= error instanceof NetworkError;
        throw error;
      }),
    );
  } catch (error) {
    if (!seHaPerdido || !(error instanceof ApiError) || error.code !== 'NOT_FOUND') throw error;
  }
}

/** Tries once more with a fresh token, unless another call has brought one. */
async function replay<T>(opciones: Opciones, enviar: Envio<T>, usado: string, fallo: ApiError) {
  const token = await tokenAfter(usado);
  try {
    if (token === null) throw fallo;
    return await attempt(opciones, enviar, token);
  } catch (error) {
    if (isNoAutorizado(error)) endSesion();
    throw error;
  }
}

async function attempt<T>(opciones: Opciones, enviar: Envio<T>, token: string | null): Promise<Respuesta<T>> {
  const { intentos = ESPERAS.intentos, signal } = opciones;
  for (let intento = 1; ; intento++) {
    try {
      return await enviar(token);
    } catch (error) {
      if (!(error instanceof NetworkError) || intento >= intentos) throw error;
      await pause(ESPERAS.entreIntentos, signal);
    }
  }
}

async function send<T>(path: string, opciones: Opciones, token: string | null): Promise<Respuesta<T>> {
  const { method = 'GET', timeoutMs = ESPERAS.peticion, signal } = opciones;
  signal?.throwIfAborted();
  const corte = new AbortController();
  const cut = () => corte.abort();
  const reloj = setTimeout(cut, timeoutMs);
  signal?.addEventListener('abort', cut);
  try {
    const { body, headers } = bodyAndHeaders(opciones, token);
    const respuesta = await fetch(path, { method, body, headers, signal: corte.signal });
    return open<T>(respuesta, await respuesta.text());
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof ApiError) throw error;
    throw new NetworkError(corte.signal.aborted ? 'TIMEOUT_ERROR' : 'NETWORK_ERROR');
  } finally {
    clearTimeout(reloj);
    signal?.removeEventListener('abort', cut);
  }
}

function bodyAndHeaders({ body, headers = {} }: Opciones, token: string | null) {
  const todas: Record<string, string> = { Accept: 'application/json', ...headers };
  if (token !== null) todas['Authorization'] = `Bearer ${token}`;
  if (body === undefined || body instanceof FormData) return { body, headers: todas };
  todas['Content-Type'] = 'application/json';
  return { body: JSON.stringify(body), headers: todas };
}

/** Without `success: true` an answer is an error, whatever its status. */
export function open<T>(respuesta: Pick<Response, 'ok' | 'status' | 'headers'>, texto: string): Respuesta<T> {
  const sobre = parseSobre<T>(texto);
  const { status, headers } = respuesta;
  if (respuesta.ok && sobre.success === true) {
    return { data: sobre.data as T, message: sobre.message, headers };
  }
  const { code, message, errors, data } = sobre;
  throw new ApiError({ status, code, message, errors, data, retryAfter: readSegundos(headers) });
}

/** Any field may be missing, since a proxy may have answered. */
type Cuerpo<T> = Partial<Omit<SobreExito<T>, 'success'>> &
  Partial<Omit<SobreFallo, 'success' | 'data'>> & { success?: boolean };

function parseSobre<T>(texto: string): Cuerpo<T> {
  try {
    const valor: unknown = JSON.parse(texto);
    return typeof valor === 'object' && valor !== null ? valor : {};
  } catch {
    return {};
  }
}

function readSegundos(headers: Headers): number | null {
  const valor = headers.get('Retry-After');
  return valor !== null && /^\d+$/.test(valor) ? Number(valor) : null;
}

function isNoAutorizado(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'UNAUTHORIZED';
}

function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const reloj = setTimeout(done, ms);
    signal?.addEventListener('abort', done);
    function done() {
      clearTimeout(reloj);
      signal?.removeEventListener('abort', done);
      resolve();
    }
  });
}
