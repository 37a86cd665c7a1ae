import { ERRORES, rutas } from '@carta/contracts';
import type { LoginResponse, Restaurante, Tokens, VerificacionResponse } from '@carta/contracts';
import { create } from 'zustand';
import { ApiError, get, mensajeDe, post, setGanchosSesion } from '../../shared/api/cliente';
import {
  forgetSesion,
  readAcceso,
  readActividad,
  readCaducidad,
  readRefresco,
  saveActividad,
  saveTokens,
  saveUsuario,
} from './almacen';
import { finDeSesion, judgeSesion } from './veredicto';
import type { FinDeSesion, Veredicto } from './veredicto';

/** Why a session ended, as its person reads it (specification §8). */
const MENSAJE_FIN = {
  inactiva: 'Sesión expirada por inactividad',
  caducada: 'Token expirado',
  rechazada: ERRORES.UNAUTHORIZED.mensaje,
  ausente: ERRORES.UNAUTHORIZED.mensaje,
} as const satisfies Record<FinDeSesion | 'rechazada' | 'ausente', string>;

interface Sesion {
  /** `comprobando` until the stored token has been shown to the server. */
  estado: 'comprobando' | 'anonima' | 'abierta';
  restaurante: Restaurante | null;
  /** Why the last session ended, for the login page; null when nobody was thrown out. */
  aviso: string | null;
  /** The same as a reason: `rechazada` by the server, or `ausente` when there was no token to show it. */
  fin: keyof typeof MENSAJE_FIN | null;
  /** What kept the check from getting an answer; `restore` tries again. */
  fallo: string | null;
  /** Throws ApiError or NetworkError; see `falloDeLogin`. */
  login: (email: string, password: string) => Promise<void>;
  /** Opens the session that a verified email brings. */
  adopt: (verificacion: VerificacionResponse) => void;
  /** Reads the profile again, once it has been changed. Throws ApiError or NetworkError. */
  reload: () => Promise<void>;
  /** Forgets the session at once; the server is told, but nobody waits for it to agree. */
  logout: () => Promise<void>;
  /** Ends the session on this side only. */
  expire: (motivo: keyof typeof MENSAJE_FIN) => void;
  restore: () => Promise<void>;
}

const ANONIMA = { estado: 'anonima', restaurante: null, aviso: null, fin: null, fallo: null } as const;

/** Who is using this tab. It checks the stored token as soon as it is loaded (specification §4). */
export const useSesion = create<Sesion>()((set, getState) => ({
  ...ANONIMA,
  estado: 'comprobando',

  async login(email, password) {
    const { restaurante, ...tokens } = await post<LoginResponse>(rutas.login(), { email, password });
    begin(tokens);
    set({ ...ANONIMA, estado: 'abierta', restaurante });
  },

  adopt({ restaurante, token, ...tokens }) {
    begin(tokens);
    saveUsuario(restaurante, token);
    set({ ...ANONIMA, estado: 'abierta', restaurante });
  },

  async reload() {
    const restaurante = await readPerfil();
    if (getState().restaurante?._id === restaurante._id) set({ restaurante });
  },

  async logout() {
    const headers = { Authorization: `Bearer ${readAcceso() ?? ''}` };
    forgetSesion();
    set(ANONIMA);
    await post(rutas.logout(), undefined, { headers, intentos: 1 }).catch(() => undefined);
  },

  expire(motivo) {
    forgetSesion();
    if (getState().estado !== 'anonima') set({ ...ANONIMA, aviso: MENSAJE_FIN[motivo], fin: motivo });
  },

  async restore() {
    if (readAcceso() === null) return set(ANONIMA);
    const fin = finDeSesion(judgeGuardada());
    if (fin !== null) return getState().expire(fin);
    saveActividad(Date.now());
    set({ fallo: null });
    try {
      set({ ...ANONIMA, estado: 'abierta', restaurante: await readPerfil() });
    } catch (error) {
      if (getState().estado === 'comprobando') set({ fallo: mensajeDe(error) });
    }
  },
}));

/** A new session leaves nothing of the one that was in this tab. */
function begin(tokens: Tokens): void {
  forgetSesion();
  saveTokens(tokens);
  saveActividad(Date.now());
}

function readPerfil(): Promise<Restaurante> {
  return get<Restaurante>(`${rutas.me()}?t=${Date.now()}`, { auth: true });
}

/** What has become of the stored session while this page was not open. */
function judgeGuardada(): Veredicto {
  const ahora = Date.now();
  return judgeSesion({ ahora, ultimaActividad: readActividad() ?? ahora, caducidad: readCaducidad() });
}

/** The next pair of tokens; null when the server no longer knows this session. */
async function refresh(): Promise<string | null> {
  const refreshToken = readRefresco();
  if (refreshToken === null) return null;
  try {
    const tokens = await post<Tokens>(rutas.refresh(), { refreshToken });
    if (readRefresco() !== refreshToken) return null;
    saveTokens(tokens);
    return tokens.accessToken;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'UNAUTHORIZED') return null;
    throw error;
  }
}

setGanchosSesion({
  token: readAcceso,
  refresh,
  onUnauthorized: () => useSesion.getState().expire(readAcceso() === null ? 'ausente' : 'rechazada'),
});
void useSesion.getState().restore();
