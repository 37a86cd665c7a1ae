/** @jest-environment jsdom */
import { CABECERA_SEGUIMIENTO, rutasSala } from '@carta/contracts';
import { answer, ok, useServidor } from '../../shared/api/pruebas/servidor';
import { VIDA_ATENDIDA } from './llamadas';
import { openLlamadas } from './llamadas-store';
import type { ComoSePaga } from './llamadas-store';
import { buildLlamada, buildRespuesta } from './pruebas/build-llamada';

const servidor = useServidor();
const stops: (() => void)[] = [];

beforeEach(() => {
  localStorage.clear();
});

afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  jest.useRealTimers();
});

const creadoEn = () => new Date().toISOString();

function open(firma: string | null = null) {
  const store = openLlamadas({ restauranteId: 'restaurante', mesa: 4, firma });
  stops.push(store.getState().connect());
  return store;
}

const cuerpos = () => servidor.peticiones.map(({ cuerpo }) => JSON.parse(cuerpo) as ComoSePaga);
const estados = (store: ReturnType<typeof open>) =>
  store.getState().llamadas.map(({ llamada: { tipo, estado } }) => [tipo, estado]);

it('calls for the mesa it was opened at, proving it with the signature of its QR', async () => {
  servidor.manejar = (_req, res) => ok(res, buildRespuesta({ creadoEn: creadoEn(), tipo: 'cuenta' }));
  const store = open('firma');

  await store.getState().call('cuenta', { pago: 'tarjeta' });

  expect(servidor.peticiones).toMatchObject([{ method: 'POST', url: rutasSala.llamadas() }]);
  expect(cuerpos()).toEqual([
    { restaurante: 'restaurante', mesa: 4, tipo: 'cuenta', pago: 'tarjeta', t: 'firma' },
  ]);
  expect(store.getState()).toMatchObject({ avisando: [], fallo: null });
});

it('proves that it is at the mesa with an order of its own too', async () => {
  servidor.manejar = (_req, res) => ok(res, buildRespuesta({ creadoEn: creadoEn() }));
  const store = openLlamadas({
    restauranteId: 'restaurante',
    mesa: 4,
    firma: 'vieja',
    findSeguimiento: () => 'token-pedido',
  });
  stops.push(store.getState().connect());

  await store.getState().call('camarero');

  expect(cuerpos()).toMatchObject([{ t: 'vieja', seguimiento: 'token-pedido' }]);
});

it('makes one call of many taps, while it is on its way and while it is open', async () => {
  servidor.manejar = (_req, res) => ok(res, buildRespuesta({ creadoEn: creadoEn() }));
  const store = open();

  const primera = store.getState().call('camarero');
  expect(store.getState().avisando).toEqual(['camarero']);
  await Promise.all([primera, store.getState().call('camarero')]);
  await store.getState().call('camarero');

  expect(servidor.peticiones).toHaveLength(1);
  expect(estados(store)).toEqual([['camarero', 'pendiente']]);
});

it('tells an open call that it will be paid in another way', async () => {
  servidor.manejar = (_req, res, cuerpo) => {
    const { pago } = JSON.parse(cuerpo) as { pago: 'tarjeta' };
    ok(res, buildRespuesta({ creadoEn: creadoEn(), tipo: 'cuenta', pago, rev: servidor.peticiones.length }));
  };
  const store = open();
  await store.getState().call('cuenta', { pago: 'tarjeta' });
  await store.getState().call('cuenta', { pago: 'tarjeta' });

  await store.getState().call('cuenta', { pago: 'efectivo' });

  expect(cuerpos()).toMatchObject([{ pago: 'tarjeta' }, { pago: 'efectivo' }]);
  expect(store.getState().llamadas).toMatchObject([{ llamada: { pago: 'efectivo' } }]);
});

it('tells an open call how the bill is shared, and only what is new of it', async () => {
  servidor.manejar = (_req, res, cuerpo) => {
    const { pago = 'tarjeta', reparto } = JSON.parse(cuerpo) as ComoSePaga;
    const conReparto = reparto ? { reparto } : {};
    ok(
      res,
      buildRespuesta({
        creadoEn: creadoEn(),
        tipo: 'cuenta',
        pago,
        ...conReparto,
        rev: servidor.peticiones.length,
      }),
    );
  };
  const store = open();
  await store.getState().call('cuenta', { pago: 'tarjeta', reparto: null });
  await store.getState().call('cuenta', { reparto: { modo: 'iguales', partes: 3 } });
  await store.getState().call('cuenta', { reparto: { modo: 'iguales', partes: 3 } });
  expect(store.getState().llamadas).toMatchObject([{ llamada: { reparto: { modo: 'iguales', partes: 3 } } }]);

  await store.getState().call('cuenta', { reparto: null });

  expect(cuerpos().map(({ pago, reparto }) => [pago, reparto])).toEqual([
    ['tarjeta', undefined],
    [undefined, { modo: 'iguales', partes: 3 }],
    [undefined, null],
  ]);
});

it('goes on after a reload, and asks how its calls go', async () => {
  const hecha = buildRespuesta({ creadoEn: creadoEn() });
  servidor.manejar = (_req, res) => ok(res, hecha);
  await open().getState().call('camarero');

  const recargada = open();
  expect(estados(recargada)).toEqual([['camarero', 'pendiente']]);
  servidor.manejar = (_req, res) =>
    ok(res, [buildLlamada({ ...hecha, rev: 2, estado: 'en_camino', por: 'Ana' })]);
  await recargada.getState().refetch();

  expect(servidor.peticiones.at(-1)).toMatchObject({ method: 'GET', url: rutasSala.llamadasSeguidas() });
  expect(servidor.peticiones.at(-1)?.headers[CABECERA_SEGUIMIENTO.toLowerCase()]).toBe('token-llamada-1');
  expect(estados(open())).toEqual([['camarero', 'en_camino']]);
});

it('keeps the calls of each mesa apart', async () => {
  servidor.manejar = (_req, res) => ok(res, buildRespuesta({ creadoEn: creadoEn() }));
  await open().getState().call('camarero');

  const segunda = openLlamadas({ restauranteId: 'restaurante', mesa: 5, firma: null });
  stops.push(segunda.getState().connect());

  expect(segunda.getState().llamadas).toEqual([]);
});

it('says why it was refused in the words of the server, and can be made again', async () => {
  const mensaje = 'Escanea el código QR de tu mesa para hacer pedidos.';
  servidor.manejar = (_req, res) => answer(res, 403, { success: false, code: 'FORBIDDEN', message: mensaje });
  const store = open();
  await store.getState().call('camarero');
  expect(store.getState()).toMatchObject({ fallo: mensaje, avisando: [], llamadas: [] });

  servidor.manejar = (_req, res) => ok(res, buildRespuesta({ creadoEn: creadoEn() }));
  await store.getState().call('camarero');
  expect(store.getState().fallo).toBeNull();
  expect(estados(store)).toEqual([['camarero', 'pendiente']]);
});

it('says plainly that there is no connection, after trying again', async () => {
  servidor.manejar = (req) => req.socket.destroy();
  const store = open();

  await store.getState().call('camarero');

  expect(servidor.peticiones.length).toBeGreaterThan(1);
  expect(store.getState()).toMatchObject({
    fallo: 'No hemos podido avisar: no hay conexión. Vuelve a intentarlo.',
    avisando: [],
    llamadas: [],
  });
});

it('shows that it was attended for a while, and then lets it go, also from what is kept', async () => {
  const hecha = buildRespuesta({ creadoEn: creadoEn() });
  servidor.manejar = (_req, res) => ok(res, hecha);
  const store = open();
  await store.getState().call('camarero');
  jest.useFakeTimers({ now: Date.now() });

  store.getState().hear(buildLlamada({ ...hecha, rev: 2, estado: 'atendido' }));
  jest.advanceTimersByTime(VIDA_ATENDIDA - 1);
  expect(estados(store)).toEqual([['camarero', 'atendido']]);
  jest.advanceTimersByTime(1);

  expect(estados(store)).toEqual([]);
  expect(open().getState().llamadas).toEqual([]);
});
