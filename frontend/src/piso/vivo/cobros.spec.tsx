import { rutasSala } from '@carta/contracts';
import type { CobrarRequest } from '@carta/contracts';
import { waitFor } from '@testing-library/react';
import { answer, ok, useServidor } from '../../shared/api/pruebas/servidor';
import { onToast } from '../../shared/ui/Toasts/toast';
import { buildRestaurante, signIn, signOut } from '../../sesion/pruebas/sesiones';
import { startSesion } from '../../sesion/useSesion';
import {
  anularCobro,
  closeCobros,
  cobrar,
  resumeCobros,
  retryCobros,
  startCobros,
  useCobros,
} from './cobros';
import { buildCobro, buildGrupo } from './pruebas/fabrica';
import { replaceTablero, resetTablero, useTablero } from './useTablero';

const RESTAURANTE = buildRestaurante({ tipoUsuario: 'premium', numeroMesas: 6 });
const CUERPO: CobrarRequest = { importe: 5, forma: 'tarjeta', rev: 1 };

const servidor = useServidor();
const grupo = buildGrupo({ mesa: 4, totalGrupo: 12, pendiente: 12 });
const cobrada = { ...grupo, rev: 2, pendiente: 7, cobros: [buildCobro({ importe: 5 })] };
let textos: string[];
let dejarDeOir: () => void;
let dejarDeVolver: () => void;

beforeAll(() => {
  startCobros();
  startSesion();
});
beforeEach(() => {
  textos = [];
  dejarDeOir = onToast({ show: ({ texto }) => textos.push(texto), retirar: () => undefined });
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

/** What the server does with each charge it gets, by turns; the last goes on for good. */
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
  expect(textos).toEqual(['Otra persona acaba de cobrar: revisa lo que falta']);
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

it('annuls a charge for a reason', async () => {
  servidor.manejar = (_req, res) => ok(res, { ...cobrada, rev: 3, pendiente: 12 });
  expect(await anularCobro(cobrada, 'c1', 'Era de otra mesa')).toBe(true);
  expect(servidor.peticiones.map(({ method, url, cuerpo }) => [method, url, cuerpo])).toEqual([
    ['PUT', rutasSala.anularCobro('c1'), '{"motivo":"Era de otra mesa"}'],
  ]);
  expect(pendiente()).toBe(12);
});
