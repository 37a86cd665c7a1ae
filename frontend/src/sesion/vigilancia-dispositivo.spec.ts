/** @jest-environment jsdom */
import { answer, useServidor } from '../shared/api/pruebas/servidor';
import { until } from '../shared/api/pruebas/turnos';
import { CODIGO, ServidorDeDispositivos } from './pruebas/servidorDispositivo';
import { startSesion, useSesion } from './useSesion';
import { startVigilanciaDispositivo } from './vigilancia-dispositivo';

const MINUTO = 60_000;
const http = useServidor();
let servidor: ServidorDeDispositivos;
let stop: () => void;
const sesion = () => useSesion.getState();

beforeAll(() => {
  startSesion();
});

beforeEach(async () => {
  localStorage.clear();
  servidor = new ServidorDeDispositivos(http);
  await sesion().pair(CODIGO);
  jest.useFakeTimers({
    doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'setTimeout', 'clearTimeout'],
  });
  stop = startVigilanciaDispositivo();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

const pass = (ms: number) => jest.advanceTimersByTime(ms);
const renewed = (veces: number) =>
  until(() => expect(localStorage.getItem('dispositivo')).toContain(`-${veces}"`));

it('keeps it signed in through a whole evening without anybody touching it', async () => {
  for (let veces = 1; veces <= 40; veces++) {
    pass(13 * MINUTO - 30_000);
    expect(servidor.renovaciones).toBe(veces - 1);
    pass(60_000);
    await renewed(veces);
  }
  expect(sesion().estado).toBe('abierta');
});

it('asks again at the next look when the server does not answer', async () => {
  const attend = http.manejar;
  http.manejar = (_req, res) => answer(res, 503, { success: false });
  pass(14 * MINUTO);
  await until(() => expect(http.peticiones.length).toBeGreaterThan(0));

  http.manejar = attend;
  await until(() => {
    pass(30_000);
    expect(servidor.renovaciones).toBeGreaterThan(0);
  });

  expect(sesion().estado).toBe('abierta');
});

it('renews at once when a tablet that slept is looked at again', async () => {
  jest.setSystemTime(Date.now() + 8 * 60 * MINUTO);

  document.dispatchEvent(new Event('visibilitychange'));

  await renewed(1);
});

it('notices the end when it renews', async () => {
  servidor.remove();
  pass(14 * MINUTO);

  await until(() => expect(sesion().estado).toBe('desemparejada'));
});
