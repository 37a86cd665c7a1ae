import { ERRORES } from '@carta/contracts';
import type {
  DispositivoPropio,
  EstadoTurno,
  Husos,
  Restaurante,
  VerificacionResponse,
} from '@carta/contracts';
import type { FinDeSesion } from './veredicto-sesion';

export const MENSAJE_FIN = {
  inactiva: 'Sesión expirada por inactividad',
  caducada: 'Token expirado',
  rechazada: ERRORES.UNAUTHORIZED.mensaje,
  ausente: ERRORES.UNAUTHORIZED.mensaje,
} as const satisfies Record<FinDeSesion | 'rechazada' | 'ausente', string>;

export interface Sesion {
  /**
   * `comprobando`: the server has not confirmed the stored token; `desemparejada`: its owner removed this
   * device.
   */
  estado: 'comprobando' | 'anonima' | 'abierta' | 'desemparejada';
  restaurante: Restaurante | null;
  /** It is null for an account. */
  dispositivo: DispositivoPropio | null;
  /** Who may enter on this device, and who is on it; null where nobody may. */
  equipo: EstadoTurno | null;
  /** For the login page; null when nobody was thrown out. */
  aviso: string | null;
  /** `rechazada` by the server; `ausente`: there was no token. */
  fin: keyof typeof MENSAJE_FIN | null;
  /** Signed out on purpose, so the next person does not go where this one was. */
  haSalido: boolean;
  fallo: string | null;
  /** @throws ApiError or NetworkError; see `falloDeLogin`. */
  login: (email: string, password: string) => Promise<void>;
  adopt: (verificacion: VerificacionResponse) => void;
  /** Eight digits. @throws ApiError or NetworkError. */
  pair: (codigo: string) => Promise<void>;
  /** As far as this browser knows. */
  checkEmparejado: () => void;
  /** @throws ApiError or NetworkError. */
  reload: () => Promise<void>;
  receiveHusos: (husos: Husos | undefined) => void;
  receiveEquipo: (equipo: EstadoTurno) => void;
  /** At once; the server is not waited for. */
  logout: () => Promise<void>;
  /** Only this side ends the session. */
  expire: (motivo: keyof typeof MENSAJE_FIN) => void;
  restore: () => Promise<void>;
}

export const ANONIMA = {
  estado: 'anonima',
  restaurante: null,
  dispositivo: null,
  equipo: null,
  aviso: null,
  fin: null,
  haSalido: false,
  fallo: null,
} as const;
