import { CABECERA_CLAVE, rutas } from '@carta/contracts';
import type { Tokens } from '@carta/contracts';
import { ApiError, post } from '../shared/api/cliente';
import { turnoDelNavegador } from './arriendo';
import { readRefresco, saveTokens } from './almacen';
import { claveDe } from './claves-renovacion';
import { readCredenciales, saveRenovadas, voidCredenciales } from './emparejado';

const ENTRE_MIRADAS = 20;

/** Null when the server no longer knows the session. */
export async function renewCuenta(): Promise<string | null> {
  const refreshToken = readRefresco();
  if (refreshToken === null) return null;
  try {
    const tokens = await post<Tokens>(rutas.refresh(), { refreshToken }, withClave(refreshToken));
    if (readRefresco() !== refreshToken) return null;
    saveTokens(tokens);
    return tokens.accessToken;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'UNAUTHORIZED') return null;
    throw error;
  }
}

/**
 * Null when it is no longer paired. All tabs are the same device: one renews at a time, after checking
 * whether another just did. Two that still do it at once send the same key.
 */
export function renewDispositivo(): Promise<string | null> {
  const usado = readCredenciales()?.accessToken;
  return turnoDelNavegador('renovar', async () => {
    const { accessToken, refreshToken } = readCredenciales() ?? {};
    if (refreshToken === undefined) return null;
    if (accessToken !== usado) return accessToken ?? null;
    if (await isRecienRenovado(refreshToken)) await seeRenovado(refreshToken);
    return readCredenciales()?.refreshToken === refreshToken ? exchange(refreshToken) : currentAcceso();
  });
}

async function seeRenovado(refreshToken: string): Promise<void> {
  const limite = Date.now() + ASENTAMIENTO;
  while (readCredenciales()?.refreshToken === refreshToken && Date.now() < limite) {
    await new Promise((resolve) => setTimeout(resolve, ENTRE_MIRADAS));
  }
}

/** Not retried: after a sleep it could show a token that another tab has renewed. */
async function exchange(refreshToken: string): Promise<string | null> {
  const isVigente = () => readCredenciales()?.refreshToken === refreshToken;
  try {
    const tokens = await post<Tokens>(
      rutas.refresh(),
      { refreshToken },
      { ...withClave(refreshToken), intentos: 1 },
    );
    if (isVigente()) saveRenovadas(tokens);
    await noteRenovado(refreshToken);
  } catch (error) {
    if (!isRechazo(error)) throw error;
    if (isVigente()) voidCredenciales();
  }
  return currentAcceso();
}

const currentAcceso = () => readCredenciales()?.accessToken ?? null;

const withClave = (refreshToken: string) => ({ headers: { [CABECERA_CLAVE]: claveDe(refreshToken) } });

/** A bare 401 may come from a hotspot or proxy, and ends no device. */
function isRechazo(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'UNAUTHORIZED' && error.conMensaje;
}

/** ms in which a write reaches another tab on a busy machine. */
const ASENTAMIENTO = 5_000;

/** The last characters distinguish tokens without giving them away. */
const nombreDe = (refreshToken: string) => `renovado.${refreshToken.slice(-8)}`;
const cerrojos = () => (navigator as Partial<Navigator>).locks;

/**
 * A held lock shows waiting tabs at once that this token was exchanged; the storage follows later. Without
 * Web Locks no tab is warned.
 */
async function noteRenovado(refreshToken: string): Promise<void> {
  await new Promise<void>((resolve) => {
    const hold = () => {
      resolve();
      return new Promise((release) => setTimeout(release, ASENTAMIENTO));
    };
    const nota = cerrojos()?.request(nombreDe(refreshToken), { mode: 'shared' }, hold);
    if (nota === undefined) resolve();
    else nota.catch(() => resolve());
  });
}

/** The storage may not show it yet. */
async function isRecienRenovado(refreshToken: string): Promise<boolean> {
  const estado = await cerrojos()
    ?.query()
    .catch(() => undefined);
  return estado?.held?.some(({ name }) => name === nombreDe(refreshToken)) ?? false;
}
