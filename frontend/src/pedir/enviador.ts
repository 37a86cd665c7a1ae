import type { CrearPedidoResponse } from '@carta/contracts';
import type { ApiError } from '../shared/api/cliente';
import type { Cerrojo } from '../shared/lib/cerrojo';
import type { Pausa } from '../shared/lib/pausa';
import type { Envio } from './guardado';
import { esperaTras, isDefinitivo, isSinServidor } from './veredicto-envio';

/** First attempt; later ones; no answer for a while; too old to send without asking. */
export type FaseEnvio = 'libre' | 'enviando' | 'comprobando' | 'sin_respuesta' | 'caducado';

/** After this many failures in a row the diner is warned (docs/reglas/pedir.md#taking-an-order). */
const FALLOS_ANTES_DE_AVISAR = 3;
/** ms after which an order is not sent without asking. */
const CADUCIDAD = 30 * 60_000;
/** ms in which an earlier attempt may still arrive, before a refusal is believed. */
const MARGEN_RECHAZO = 3_000;

export interface DependenciasEnvio {
  nombre: string;
  /** Another tab may have ended it. */
  read: () => Envio | null;
  countIntento: (clave: string) => void;
  send: (envio: Envio) => Promise<CrearPedidoResponse>;
  /** @param sinSenal the last attempt reached no server. */
  onFase: (fase: FaseEnvio, sinSenal: boolean) => void;
  onAceptado: (envio: Envio, respuesta: CrearPedidoResponse) => void;
  onRechazado: (envio: Envio, error: ApiError) => void;
  cerrojo: Cerrojo;
  pausa: Pausa;
  isVisible: () => boolean;
  ahora: () => number;
}

export interface Enviador {
  /** Sends the stored order, if any, until its end is certain. */
  start: () => void;
  /** The diner asks: sends now, however old it is. */
  retry: () => void;
  wake: () => void;
  stop: () => void;
}

type Intento = { tipo: 'cierto' } | { tipo: 'rechazo_en_duda' } | { tipo: 'incierto'; error: unknown };

/**
 * Sends an order until its end is certain, always with the stored key and body. One tab sends at a time and
 * rereads the storage before every attempt, so a cart never has two orders on their way.
 */
export function createEnviador(deps: DependenciasEnvio): Enviador {
  let enMarcha = false;
  let parado = false;
  /** It is in ms. */
  let reintentadoEn = 0;
  let fallos = 0;
  let sinSenal = false;
  /** An order that was refused once and is being asked again. */
  let enDuda: string | null = null;

  async function run(): Promise<void> {
    enMarcha = true;
    fallos = 0;
    sinSenal = false;
    try {
      let fase = faseNow();
      while (!parado && fase !== 'libre' && fase !== 'caducado') {
        deps.onFase(fase, sinSenal);
        await step();
        fase = faseNow();
      }
      deps.onFase(fase, sinSenal);
    } finally {
      enMarcha = false;
    }
  }

  async function step(): Promise<void> {
    if (!deps.isVisible()) return deps.pausa.wait(CADUCIDAD);
    const intento = await deps.cerrojo(`${deps.nombre}.envio`, attempt);
    sinSenal = intento.tipo === 'incierto' && isSinServidor(intento.error);
    if (intento.tipo === 'rechazo_en_duda') return waitWhole(MARGEN_RECHAZO);
    fallos = intento.tipo === 'incierto' ? fallos + 1 : 0;
    if (intento.tipo === 'cierto') return;
    deps.onFase(fallos >= FALLOS_ANTES_DE_AVISAR ? 'sin_respuesta' : faseNow(), sinSenal);
    await deps.pausa.wait(esperaTras(fallos, intento.error));
  }

  async function attempt(): Promise<Intento> {
    const envio = deps.read();
    if (envio === null || parado) return { tipo: 'cierto' };
    deps.countIntento(envio.clave);
    try {
      deps.onAceptado(envio, await deps.send(envio));
      return { tipo: 'cierto' };
    } catch (error) {
      return isDefinitivo(error) ? judge(envio, error) : { tipo: 'incierto', error };
    }
  }

  /**
   * Believes a refusal at once if nothing else was ever sent. Otherwise another attempt may still reach the
   * kitchen, so the refusal must repeat after a pause in which nobody tried.
   */
  function judge(envio: Envio, error: ApiError): Intento {
    const actual = deps.read();
    if (actual?.clave !== envio.clave) return { tipo: 'cierto' };
    const nadieMas = actual.intentos === envio.intentos + 1;
    if (nadieMas && (envio.intentos === 0 || enDuda === intentoDe(envio))) {
      deps.onRechazado(envio, error);
      return { tipo: 'cierto' };
    }
    enDuda = intentoDe(actual);
    return { tipo: 'rechazo_en_duda' };
  }

  /** Taps do not shorten it. */
  async function waitWhole(ms: number): Promise<void> {
    const fin = deps.ahora() + ms;
    while (!parado && deps.ahora() < fin) await deps.pausa.wait(fin - deps.ahora());
  }

  function faseNow(): FaseEnvio {
    const envio = deps.read();
    if (envio === null) return 'libre';
    if (deps.ahora() - Math.max(envio.creado, reintentadoEn) > CADUCIDAD) return 'caducado';
    return envio.intentos === 0 ? 'enviando' : 'comprobando';
  }

  function start() {
    parado = false;
    if (!enMarcha) void run();
  }

  return {
    start,
    retry() {
      reintentadoEn = deps.ahora();
      start();
      deps.pausa.wake();
    },
    wake: () => deps.pausa.wake(),
    stop() {
      parado = true;
      deps.pausa.wake();
    },
  };
}

function intentoDe({ clave, intentos }: Envio): string {
  return `${clave}#${intentos}`;
}
