import { ERRORES } from '@carta/contracts';
import type { DispositivoPropio, Husos, Restaurante, VerificacionResponse } from '@carta/contracts';
import type { FinDeSesion } from './veredicto';

/** Why a session ended, as its person reads it. */
export const MENSAJE_FIN = {
  inactiva: 'Sesión expirada por inactividad',
  caducada: 'Token expirado',
  rechazada: ERRORES.UNAUTHORIZED.mensaje,
  ausente: ERRORES.UNAUTHORIZED.mensaje,
} as const satisfies Record<FinDeSesion | 'rechazada' | 'ausente', string>;

/** Who is using a tab, and what may be done about it. */
export interface Sesion {
  /**
   * `comprobando` until the stored token has been shown to the server; `desemparejada` when this browser
   * was a device that its owner has removed.
   */
  estado: 'comprobando' | 'anonima' | 'abierta' | 'desemparejada';
  restaurante: Restaurante | null;
  /** Which paired device this tab is; null when it is an account's, or nobody's. */
  dispositivo: DispositivoPropio | null;
  /** Why the last session ended, for the login page; null when nobody was thrown out. */
  aviso: string | null;
  /** The same as a reason: `rechazada` by the server, or `ausente` when there was no token to show it. */
  fin: keyof typeof MENSAJE_FIN | null;
  /** Somebody signed out on purpose: whoever comes next does not go where they were. */
  haSalido: boolean;
  /** What kept the check from getting an answer; `restore` tries again. */
  fallo: string | null;
  /** Throws ApiError or NetworkError; see `falloDeLogin`. */
  login: (email: string, password: string) => Promise<void>;
  /** Opens the session that a verified email brings. */
  adopt: (verificacion: VerificacionResponse) => void;
  /** Makes this browser the device of a pairing code (eight digits). Throws ApiError or NetworkError. */
  pair: (codigo: string) => Promise<void>;
  /** Looks whether this device is still paired, as far as this browser knows. */
  checkEmparejado: () => void;
  /** Reads the profile again, once it has been changed. Throws ApiError or NetworkError. */
  reload: () => Promise<void>;
  /** A board has been told by whose clock the place goes. */
  hearHusos: (husos: Husos | undefined) => void;
  /** Forgets the session at once; the server is told, but nobody waits for it to agree. */
  logout: () => Promise<void>;
  /** Ends an account's session on this side only. */
  expire: (motivo: keyof typeof MENSAJE_FIN) => void;
  restore: () => Promise<void>;
}

/** Nobody. */
export const ANONIMA = {
  estado: 'anonima',
  restaurante: null,
  dispositivo: null,
  aviso: null,
  fin: null,
  haSalido: false,
  fallo: null,
} as const;
