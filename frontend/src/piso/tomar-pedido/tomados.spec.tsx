import type { IncomingMessage } from 'node:http';
import { unidades } from '@carta/contracts';
import { waitFor } from '@testing-library/react';
import { answer, ok, useServidor } from '../../shared/api/pruebas/servidor';
import { onToast } from '../../shared/ui/Toasts/toast';
import { buildRestaurante, signIn, signOut } from '../../sesion/pruebas/sesiones';
import { startSesion, useSesion } from '../../sesion/useSesion';
import { carritoTomado, closeTomados, onTomado, resumeTomados, startTomados, useTomados } from './tomados';

const CROQUETAS = { _id: 'croquetas', nombre: 'Croquetas', precio: 9.5 };
const RESTAURANTE = buildRestaurante({ tipoUsuario: 'premium', numeroMesas: 6 });

const servidor = useServidor();
let textos: string[];
let dejarDeOir: () => void;

beforeAll(() => {
  startTomados();
  startSesion();
});
beforeEach(() => {
  textos = [];
  dejarDeOir = onToast({ show: ({ texto }) => textos.push(texto), retirar: () => undefined });
  signIn(RESTAURANTE);
});
afterEach(() => {
  dejarDeOir();
  closeTomados();
  signOut();
});

function beginPedido(mesa = 4) {
  const store = carritoTomado(RESTAURANTE._id, mesa);
  store.getState().add(CROQUETAS);
  return store;
}

/** The server treats each order by the next of `turnos`; the last one goes on for good. */
function answerPedidos(...turnos: ('bien' | 'corte' | 'sin_sesion' | 'agotado')[]): void {
  let van = 0;
  servidor.manejar = (req, res) => {
    if (!req.url?.startsWith('/api/pedidos/mesa/'))
      return answer(res, 401, { success: false, code: 'UNAUTHORIZED' });
    const turno = turnos[Math.min(van++, turnos.length - 1)];
    if (turno === 'corte') cut(req);
    else if (turno === 'sin_sesion')
      answer(res, 401, { success: false, code: 'UNAUTHORIZED', message: 'Sesión' });
    else if (turno === 'agotado')
      answer(res, 409, { success: false, code: 'PRODUCTO_NO_DISPONIBLE', message: 'Ya no' });
    else ok(res, { totalPedidos: 1, pedidos: [], grupoMesa: 'g', seguimiento: 's' });
  };
}

function cut(req: IncomingMessage): void {
  req.socket.destroy();
}

const cuerpos = () => pedidos().map(({ cuerpo }) => JSON.parse(cuerpo) as unknown);
const pedidos = () => servidor.peticiones.filter(({ url }) => url.startsWith('/api/pedidos/mesa/'));
const claves = () => pedidos().map(({ headers }) => headers['idempotency-key']);

it('is sent in the name of who takes it, with its own key, and told in the words of the catalogue', async () => {
  answerPedidos('bien');
  const hechas: number[] = [];
  const dejar = onTomado((mesa) => hechas.push(mesa));
  const store = beginPedido();
  store.getState().put('notas', ' Sin sal ');

  await store.getState().confirm();
  await waitFor(() => expect(hechas).toEqual([4]));
  dejar();

  const [pedido] = pedidos();
  expect(pedido?.url).toBe('/api/pedidos/mesa/4');
  expect(pedido?.headers.authorization).toMatch(/^Bearer /);
  expect(JSON.parse(pedido?.cuerpo ?? '')).toEqual({
    productos: [{ productoId: 'croquetas', nombre: 'Croquetas', cantidad: 1, precio: 9.5 }],
    notas: 'Sin sal',
  });
  expect(claves()[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(textos).toEqual(['¡Pedido enviado exitosamente! Tu pedido ha sido recibido por la cocina.']);
  expect(useTomados.getState().size).toBe(0);
});

it('is the same order, under the same key, when an answer is lost', async () => {
  answerPedidos('corte', 'bien');
  const store = beginPedido();

  await store.getState().confirm();
  await waitFor(() => expect(unidades(store.getState().carrito)).toBe(0));

  expect(pedidos()).toHaveLength(2);
  expect(new Set(claves()).size).toBe(1);
});

it('is of who took it, whoever is on the device when it is sent again', async () => {
  const enter = (_id: string) =>
    useSesion.setState({
      equipo: {
        personas: [],
        turno: { _id, nombre: _id, rol: 'camarero', hasta: '2026-11-28T23:00:00.000Z' },
      },
    });
  enter('ana');
  answerPedidos('corte', 'bien');
  const store = beginPedido();
  const enviado = store.getState().confirm();
  await waitFor(() => expect(pedidos()).toHaveLength(1));
  enter('luis');
  await enviado;
  await waitFor(() => expect(unidades(store.getState().carrito)).toBe(0));
  useSesion.setState({ equipo: null });

  expect(pedidos().map(({ headers }) => headers.persona)).toEqual(['ana', 'ana']);
});

it('goes on by itself when its waiter is at another mesa, and says that it has to be looked at', async () => {
  answerPedidos('corte', 'agotado', 'agotado');
  const store = beginPedido();
  beginPedido(5);

  await store.getState().confirm();
  await waitFor(() => expect(useTomados.getState().get(4)?.sinConfirmar).toBe(true));

  expect(useTomados.getState().get(5)).toEqual({ unidades: 1, sinConfirmar: false });
  // its second try belongs to this test too
  await waitFor(() => expect(pedidos()).toHaveLength(2));
});

it('is taken up again, the same one, by a tab that was closed meanwhile', async () => {
  answerPedidos('corte');
  await beginPedido().getState().confirm();
  await waitFor(() => expect(pedidos()).toHaveLength(1));
  closeTomados();

  answerPedidos('bien');
  resumeTomados(RESTAURANTE);
  await waitFor(() => expect(textos).toHaveLength(1));

  expect(new Set(claves()).size).toBe(1);
});

it('waits for who signs in again when the session ends, for it may already be in the kitchen', async () => {
  answerPedidos('sin_sesion');
  const store = beginPedido();

  await store.getState().confirm();
  await waitFor(() => expect(pedidos().length).toBeGreaterThan(0));
  await waitFor(() => expect(useTomados.getState().size).toBe(0));
  signIn(RESTAURANTE);
  answerPedidos('bien');
  resumeTomados(RESTAURANTE);
  await waitFor(() => expect(textos).toHaveLength(1));

  expect(new Set(claves()).size).toBe(1);
});

it('never mixes with what the diners of the mesa are choosing', () => {
  beginPedido();

  expect(localStorage.getItem(`carta.carrito.${RESTAURANTE._id}.4`)).toBeNull();
  expect(localStorage.getItem(`carta.carrito.${RESTAURANTE._id}.4.sala`)).toContain('Croquetas');
});

it('sends the pase of a line, and that all goes together', async () => {
  answerPedidos('bien');
  const store = beginPedido();
  store.getState().add(CROQUETAS, { pase: null });
  store.getState().put('juntos', true);

  await store.getState().confirm();

  await waitFor(() => expect(cuerpos()).toMatchObject([{ juntos: true, productos: [{}, { pase: null }] }]));
  await waitFor(() => expect(store.getState().juntos).toBe(false));
});

/** As a release before this one has stored it. */
it('is sent as it was stored, by a release before this one', async () => {
  answerPedidos('bien');
  const lineas = '[{"_id":"l","nombre":"Lubina","precio":18,"cantidad":1,"pase":null}]';
  const productos = '[{"productoId":"l","nombre":"Lubina","cantidad":1,"precio":18,"pase":null}]';
  const dichos = '"notas":"cumpleaños","evita":["gluten"],"juntos":true,"comensales":4';
  const para = '"grupoMesa":"665f1c2ab4d3e90012ab34cd","aquiMismo":true';
  const deQuien = `"restaurante":"${RESTAURANTE._id}","mesa":5`;
  const cuerpo = `{${deQuien},"productos":${productos},${dichos},"lengua":"ca","persona":"ana",${para}}`;
  const envio = `{"clave":"0b8b9d8e-8c6f-4a52-9d6e-0e9d3f1c5a77","cuerpo":${cuerpo},"creado":${Date.now()},"intentos":1}`;
  localStorage.setItem(
    `carta.carrito.${RESTAURANTE._id}.5.sala`,
    `{"version":4,"lineas":${lineas},"agotados":[],${dichos},"para":{${para}},"envio":${envio}}`,
  );

  resumeTomados(RESTAURANTE);
  await waitFor(() => expect(textos).toHaveLength(1));

  expect(cuerpos()).toEqual([JSON.parse(`{"productos":${productos},${dichos},${para}}`)]);
  expect(claves()).toEqual(['0b8b9d8e-8c6f-4a52-9d6e-0e9d3f1c5a77']);
  expect(pedidos()[0]?.headers.persona).toBe('ana');
});
