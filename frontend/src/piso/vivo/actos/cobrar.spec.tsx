// Longer than most: one charge meets everything that may happen to its answer.
import { centimos, rutas, rutasSala } from '@carta/contracts';
import type { CobrarRequest } from '@carta/contracts';
import { waitFor } from '@testing-library/react';
import { answer, ok, useServidor } from '../../../shared/api/pruebas/servidor';
import { onToast } from '../../../shared/ui/Toasts/toast';
import type { Toast } from '../../../shared/ui/Toasts/toast';
import { buildRestaurante, signIn, signOut } from '../../../sesion/pruebas/sesiones';
import { startSesion, useSesion } from '../../../sesion/useSesion';
import { useAprobacion } from '../cola/aprobacion';
import { anularCobro } from './anular';
import { closeCobros, cobrar, resumeCobros, retryCobros, startCobros, useCobros } from './cobrar';
import { buildCobro, buildGrupo } from '../pruebas/fabrica';
import { enqueue } from '../cola/peticiones';
import { replaceTablero, resetTablero, useTablero } from '../tablero/useTablero';

const RESTAURANTE = buildRestaurante({ tipoUsuario: 'premium', numeroMesas: 6 });
const CUERPO: CobrarRequest = { importe: 5, forma: 'tarjeta', rev: 1 };

const servidor = useServidor();
const grupo = buildGrupo({ mesa: 4, totalGrupo: 12, pendiente: 12 });
const cobrada = { ...grupo, rev: 2, pendiente: 7, cobros: [buildCobro({ importe: 5 })] };
let textos: string[];
let toasts: Toast[];
let dejarDeOir: () => void;
let dejarDeVolver: () => void;

beforeAll(() => {
  startCobros();
  startSesion();
});
beforeEach(() => {
  [textos, toasts] = [[], []];
  const show = (toast: Toast) => {
    toasts.push(toast);
    textos.push(toast.texto);
  };
  dejarDeOir = onToast({ show, retirar: () => undefined });
  signIn(RESTAURANTE);
  resetTablero();
  replaceTablero({ grupos: [grupo], llamadas: [] }, { grupos: [], llamadas: [] });
  answerCobros('bien');
  dejarDeVolver = resumeCobros(RESTAURANTE._id);
});
afterEach(() => {
  dejarDeVolver();
  dejarDeOir();
  closeCobros();
  signOut();
  localStorage.clear();
});

const charge = () => cobrar({ grupoMesa: grupo.grupoMesa, texto: 'Mesa 4: 5,00 €', cuerpo: CUERPO });
const cobros = () => servidor.peticiones.filter(({ url }) => url === rutasSala.cobros(grupo.grupoMesa));
const claves = () => new Set(cobros().map(({ headers }) => headers['idempotency-key']));
const sinRespuesta = () => useCobros.getState().map((cobro) => cobro.sinRespuesta);
const pendiente = () => useTablero.getState().grupos.get(grupo.grupoMesa)?.pendiente;

/** The server treats each charge by the next of `turnos`; the last one goes on for good. */
function answerCobros(
  ...turnos: ('bien' | 'averia' | 'sin_sesion' | 'corte' | 'cambiado' | 'se_pasa')[]
): void {
  let van = 0;
  servidor.manejar = (req, res) => {
    if (!req.url?.endsWith('/cobros')) return answer(res, 401, { success: false, code: 'UNAUTHORIZED' });
    const turno = turnos[Math.min(van++, turnos.length - 1)];
    const refuse = (status: number, code: string, message: string) =>
      answer(res, status, { success: false, code, message, data: { grupos: [cobrada] } });
    switch (turno) {
      case 'averia':
        return answer(res, 503, { success: false, code: 'SERVICE_UNAVAILABLE' });
      case 'sin_sesion':
        return answer(res, 401, { success: false, code: 'UNAUTHORIZED' });
      case 'corte':
        return req.socket.destroy();
      case 'cambiado':
        return refuse(409, 'ESTADO_CAMBIADO', 'El pedido ha cambiado');
      case 'se_pasa':
        return refuse(422, 'VALIDATION_ERROR', 'Faltan por cobrar 7,00 €: no se puede cobrar más.');
      default:
        return ok(res, { grupos: [cobrada] });
    }
  };
}

it('is charged under a key of its own, and shows the mesa as the server leaves it', async () => {
  expect(await charge()).toBe(true);

  expect(cobros().map(({ cuerpo }) => JSON.parse(cuerpo))).toEqual([CUERPO]);
  expect([...claves()][0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(pendiente()).toBe(7);
  expect(useCobros.getState()).toEqual([]);
  expect(textos).toEqual([]);
});

it('has another key for another charge of the same amount', async () => {
  await charge();
  await charge();
  expect(claves().size).toBe(2);
});

it('is the same charge, under the same key, when its answer is lost', async () => {
  answerCobros('corte', 'bien');
  expect(await charge()).toBe(true);
  expect([cobros().length, claves().size]).toEqual([2, 1]);
});

it('waits, as it is, when nothing is known of it', async () => {
  answerCobros('averia', 'bien');
  expect(await charge()).toBe(false);
  expect(sinRespuesta()).toEqual([true]);
  expect(textos).toEqual(['No sabemos si el cobro ha llegado. No lo cobres otra vez: se repetirá solo.']);

  retryCobros();
  await waitFor(() => expect(useCobros.getState()).toEqual([]));
  expect(claves().size).toBe(1);
  expect(pendiente()).toBe(7);
});

it('is of who made it first, whoever is on the device when it is sent again', async () => {
  const enter = (_id: string, nombre: string) =>
    useSesion.setState({
      equipo: { personas: [], turno: { _id, nombre, rol: 'camarero', hasta: '2026-11-28T23:00:00.000Z' } },
    });
  enter('ana', 'Ana');
  answerCobros('averia', 'bien');
  await charge();
  enter('luis', 'Luis');
  retryCobros();
  await waitFor(() => expect(useCobros.getState()).toEqual([]));
  useSesion.setState({ equipo: { personas: [], turno: null } });
  await charge();
  useSesion.setState({ equipo: null });
  await charge();

  expect(cobros().map(({ headers }) => headers.persona)).toEqual(['ana', 'ana', 'nadie', undefined]);
});

it('waits for who signs in again when the session ends, for it may have been charged', async () => {
  answerCobros('sin_sesion', 'bien');
  expect(await charge()).toBe(false);
  expect(useCobros.getState()).toEqual([]);

  signIn(RESTAURANTE);
  dejarDeVolver();
  dejarDeVolver = resumeCobros(RESTAURANTE._id);
  await waitFor(() => expect(pendiente()).toBe(7));
  await waitFor(() => expect(useCobros.getState()).toEqual([]));
  expect([cobros().length, claves().size]).toEqual([2, 1]);
});

it('is asked again when its waiter looks at the phone again', async () => {
  answerCobros('averia', 'bien');
  await charge();

  window.dispatchEvent(new Event('online'));

  await waitFor(() => expect(useCobros.getState()).toEqual([]));
  expect(claves().size).toBe(1);
});

it('is taken up, the same one, by a tab that was closed meanwhile', async () => {
  answerCobros('averia', 'averia', 'bien');
  await charge();
  closeCobros();

  dejarDeVolver();
  dejarDeVolver = resumeCobros(RESTAURANTE._id);
  expect(useCobros.getState().map(({ texto }) => texto)).toEqual(['Mesa 4: 5,00 €']);
  await waitFor(() => expect(sinRespuesta()).toEqual([true]));
  retryCobros();
  await waitFor(() => expect(useCobros.getState()).toEqual([]));

  expect([cobros().length, claves().size]).toEqual([3, 1]);
});

it('keeps the charges of other tabs of this phone', async () => {
  const ajeno = { clave: 'otra', grupoMesa: 'g', texto: 'Mesa 5: 1,00 €', cuerpo: CUERPO };
  localStorage.setItem(`cobros:${RESTAURANTE._id}`, JSON.stringify([ajeno]));
  await charge();
  expect(localStorage.getItem(`cobros:${RESTAURANTE._id}`)).toContain('Mesa 5: 1,00 €');
});

it('shows the mesa as it is now when somebody else was quicker, and asks for no more', async () => {
  answerCobros('cambiado');
  expect(await charge()).toBe(false);
  expect(textos).toEqual(['La cuenta acaba de cambiar: revisa lo que falta']);
  expect(pendiente()).toBe(7);
  expect(useCobros.getState()).toEqual([]);
});

it('says in its words that it would be too much', async () => {
  answerCobros('se_pasa');
  expect(await charge()).toBe(false);
  expect(textos).toEqual(['Faltan por cobrar 7,00 €: no se puede cobrar más.']);
  expect(useCobros.getState()).toEqual([]);
});

it('is nobody else’s once its session is over', async () => {
  answerCobros('averia');
  await charge();
  signOut();
  expect(useCobros.getState()).toEqual([]);
});

it('is asked again by itself while nobody answers', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] });
  dejarDeVolver();
  dejarDeVolver = resumeCobros(RESTAURANTE._id);
  jest.advanceTimersByTime(1);
  useCobros.setState(
    [{ grupoMesa: grupo.grupoMesa, texto: 'Mesa 4', cuerpo: CUERPO, clave: 'una', sinRespuesta: true }],
    true,
  );
  jest.advanceTimersByTime(20_000);
  jest.useRealTimers();

  await waitFor(() => expect(useCobros.getState()).toEqual([]));
  expect(claves()).toEqual(new Set(['una']));
});

it('that pays is taken back whole: the mesa is opened again and its charge annulled', async () => {
  const ultimo = buildCobro({ _id: 'e'.repeat(24), importe: 12, en: '2026-03-01T14:00:00.000Z' });
  const pagada = { ...cobrada, pendiente: 0, cobros: [buildCobro(), ultimo], pagadoEn: ultimo.en };
  const abierta = { ...pagada, rev: 3, pagadoEn: undefined };
  servidor.manejar = (req, res) =>
    req.url?.endsWith('/cobros') ? ok(res, { grupos: [pagada] }) : ok(res, abierta);
  const cuerpo = { importe: 12, forma: 'tarjeta', rev: 1, pagar: true } as const;

  expect(await cobrar({ grupoMesa: grupo.grupoMesa, texto: 'Mesa 4: 12,00 €', cuerpo, mesas: [4] })).toBe(
    true,
  );
  expect(toasts.at(-1)).toMatchObject({ texto: 'Mesa 4: Pagado · Tarjeta', accion: { texto: 'Deshacer' } });
  toasts.at(-1)?.accion?.onAction();

  await waitFor(() => expect(servidor.peticiones).toHaveLength(3));
  const [, reabre, anula] = servidor.peticiones.map(({ url, cuerpo: texto }) => [url, JSON.parse(texto)]);
  expect(reabre).toEqual([
    rutas.pedidoEstado(grupo.pedidos[0]?._id ?? ''),
    { estado: 'entregado', reabrir: true, rev: 2 },
  ]);
  expect(anula).toEqual([rutasSala.anularCobro(ultimo._id), { motivo: 'Deshecho al momento' }]);
});

it('annuls a charge for a reason', async () => {
  servidor.manejar = (_req, res) => ok(res, { ...cobrada, rev: 3, pendiente: 12 });
  expect(
    await anularCobro(
      { _id: 'c1', grupos: [cobrada], importe: centimos(500), forma: 'tarjeta' },
      'Era de otra mesa',
    ),
  ).toBe(true);
  expect(servidor.peticiones.map(({ method, url, cuerpo }) => [method, url, cuerpo])).toEqual([
    ['PUT', rutasSala.anularCobro('c1'), '{"motivo":"Era de otra mesa"}'],
  ]);
  expect(pendiente()).toBe(12);
});

describe('where the house asks an encargado', () => {
  const encargados = [{ _id: 'luis', nombre: 'Luis' }];
  const anula = () =>
    anularCobro(
      { _id: 'c1', grupos: [cobrada], importe: centimos(500), forma: 'tarjeta' },
      'Era de otra mesa',
    );
  const pedida = () => useAprobacion.getState().pedida;
  /** The server lets it through once it was approved. */
  let isAprobada: boolean;

  beforeEach(() => {
    isAprobada = false;
    servidor.manejar = (_req, res) => {
      const data = { acto: 'anular', encargados };
      if (isAprobada) ok(res, { ...cobrada, rev: 3, pendiente: 12 });
      else answer(res, 403, { success: false, code: 'APROBACION_NECESARIA', message: 'Hace falta.', data });
    };
  });

  it('asks for one, and sends the same request again under its key', async () => {
    const anulado = anula();
    await waitFor(() => expect(pedida()).toMatchObject({ acto: 'anular', encargados }));
    expect(pedida()?.que).toMatch(/^Mesa 4 · Tarjeta · 5,00\s€$/);
    // its mesa does not wait for whoever comes with a PIN
    expect(await enqueue(grupo.grupoMesa, () => Promise.resolve('libre'))).toBe('libre');
    isAprobada = true;
    const { clave } = pedida() ?? {};
    pedida()?.end(true);

    expect(await anulado).toBe(true);
    const deAnular = servidor.peticiones.filter(({ url }) => url === rutasSala.anularCobro('c1'));
    const enviadas = deAnular.map(({ headers }) => headers['idempotency-key']);
    expect(enviadas).toEqual([clave, clave]);
    expect([pedida(), textos]).toEqual([null, []]);
  });

  it('leaves it when nobody approves it, or something else is asked', async () => {
    const primero = anula();
    await waitFor(() => expect(pedida()).not.toBeNull());
    pedida()?.end(false);
    expect(await primero).toBe(false);

    const segundo = anula();
    await waitFor(() => expect(pedida()).not.toBeNull());
    const tercero = anula();
    expect(await segundo).toBe(false);
    await waitFor(() => expect(pedida()).not.toBeNull());
    pedida()?.end(false);
    expect(await tercero).toBe(false);
    expect(pendiente()).toBe(12);
  });

  it('says that there is no doing it without a connection', async () => {
    const { servicio } = useTablero.getState();
    useTablero.setState({ servicio: { ...servicio, conEncargado: ['anular'] } });
    servidor.manejar = (req) => req.socket.destroy();

    expect(await anula()).toBe(false);
    expect(textos).toEqual(['Sin conexión no se puede anular un cobro.']);
  });
});
