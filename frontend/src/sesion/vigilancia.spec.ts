/** @jest-environment jsdom */
import { useServidor } from '../shared/api/pruebas/servidor';
import { serveSesion } from './pruebas/servidorSesion';
import { startSesion, useSesion } from './useSesion';
import { startVigilancia } from './vigilancia';

const MINUTO = 60_000;
/** A real server's answer needs these real timers. */
const CON_LA_RED = ['setImmediate', 'nextTick', 'queueMicrotask'] as const;
const servidor = useServidor();
const sesion = () => useSesion.getState();

beforeAll(() => {
  startSesion();
});

describe('the watch over the session', () => {
  let avisos: boolean[];
  let stop: () => void;

  async function watch(minutos = 60) {
    // The clock stands still from before the login on, however long that takes on a busy machine.
    jest.useFakeTimers({ doNotFake: [...CON_LA_RED, 'setTimeout', 'clearTimeout', 'setInterval'] });
    serveSesion(servidor, { minutos });
    await sesion().login('ana@ejemplo.es', 'secreta');
    jest.useFakeTimers({ now: Date.now(), doNotFake: [...CON_LA_RED] });
    avisos = [];
    stop = startVigilancia((avisando) => avisos.push(avisando));
  }

  const pass = (ms: number) => jest.advanceTimersByTime(ms);
  afterEach(() => {
    stop();
    jest.useRealTimers();
  });

  it.each(['mousemove', 'keydown', 'scroll', 'touchstart'])('starts again at %s', async (senal) => {
    await watch();
    pass(4.9 * MINUTO);

    document.dispatchEvent(new Event(senal));

    expect(avisos).toEqual([true, false]);
    pass(4 * MINUTO);
    expect(sesion().estado).toBe('abierta');
  });
});
