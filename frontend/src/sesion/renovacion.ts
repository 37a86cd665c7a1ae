import { CABECERA_CLAVE, rutas } from '@carta/contracts';
import type { Tokens } from '@carta/contracts';
import { ApiError, post } from '../shared/api/cliente';
import { turnoDelNavegador } from './arriendo';
import { readRefresco, saveTokens } from './almacen';
import { claveDe } from './claves-renovacion';
import { readCredenciales, saveRenovadas, voidCredenciales } from './emparejado';

/** Milliseconds between two looks at the storage. */
const ENTRE_MIRADAS = 20;

/** An account's next access token; null when the server no longer knows this session. */
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
 * A device's next access token; null when it is no longer paired. Every tab of the browser is the same
 * device: one renews at a time, and looks first whether another has just done it. Two that do it at once
 * all the same, on a busy machine, send the same key.
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

/** Waits for what another tab has just written, for as long as that may take on a busy machine. */
async function seeRenovado(refreshToken: string): Promise<void> {
  const limite = Date.now() + ASENTAMIENTO;
  while (readCredenciales()?.refreshToken === refreshToken && Date.now() < limite) {
    await new Promise((resolve) => setTimeout(resolve, ENTRE_MIRADAS));
  }
}

/** A single try: a tab that slept between two would show a token that another has renewed meanwhile. */
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

/** The server's own refusal: a bare 401 may be a hotspot or a proxy in between, and ends no device. */
function isRechazo(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'UNAUTHORIZED' && error.conMensaje;
}

/** How long what a tab writes may take to be read in another on a busy machine, in ms. */
const ASENTAMIENTO = 5_000;

/** Enough to tell tokens apart, and of no use to anybody. */
const nombreDe = (refreshToken: string) => `renovado.${refreshToken.slice(-8)}`;
const cerrojos = () => (navigator as Partial<Navigator>).locks;

/**
 * Tells the tabs whose turn comes next that this token has been exchanged. They see a lock at once,
 * and what was written into the storage some time later. Without Web Locks nobody is told.
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

/** Whether a tab has exchanged this token a moment ago, though the storage may not show it yet. */
async function isRecienRenovado(refreshToken: string): Promise<boolean> {
  const estado = await cerrojos()
    ?.query()
    .catch(() => undefined);
  return estado?.held?.some(({ name }) => name === nombreDe(refreshToken)) ?? false;
}
