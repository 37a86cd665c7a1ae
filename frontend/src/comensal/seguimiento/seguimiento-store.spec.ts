/** @jest-environment jsdom */
// Longer than most: the store, its storage and its properties are tested together.
import type { EstadoLinea, PedidoSeguido } from '@carta/contracts';
import fc from 'fast-check';
import { createAlmacenLocal } from '../../shared/lib/almacen';
import { buildTicket, buildRespuesta, buildSeguido } from './pruebas/build-seguido';
import { createSeguimientoStore } from './seguimiento-store';

const HORA = 60 * 60_000;
let reloj = 0;
let answer: (seguidos: PedidoSeguido[]) => void;
let preguntas: (readonly string[])[];

beforeEach(() => {
  localStorage.clear();
  reloj = 1_000_000;
  preguntas = [];
});

function open() {
  const store = createSeguimientoStore({
    restauranteId: 'restaurante',
    almacen: createAlmacenLocal(),
    ahora: () => reloj,
    fetchSeguidos: (tokens) => {
      preguntas.push(tokens);
      return new Promise((resolve) => (answer = resolve));
    },
  });
  store.getState().connect();
  return store;
}

const estados = (store: ReturnType<typeof open>) =>
  store
    .getState()
    .rondas.flatMap(({ pedidos }) => pedidos)
    .flatMap(({ pedido: ticket }) => ticket.productos.map(({ estado }) => estado));

const evento = (rev: number, estado: EstadoLinea) => ({
  rev,
  pagado: false,
  pedido: buildTicket({ estado }),
});

it('goes on following after a reload', () => {
  open().getState().follow('clave', 4, buildRespuesta(buildTicket()));

  expect(open().getState().rondas).toMatchObject([
    { clave: 'clave', seguimiento: 'token-pedido-1', mesa: 4 },
  ]);
});

it('follows an order once, however often it is accepted', () => {
  const store = open();
  store.getState().follow('clave', 4, buildRespuesta(buildTicket()));
  store.getState().follow('clave', 4, buildRespuesta(buildTicket()));

  expect(store.getState().rondas).toHaveLength(1);
});

it('lets the higher rev win, in whatever order and however often events come', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }), (revs) => {
      localStorage.clear();
      const store = open();
      store.getState().follow('clave', 4, buildRespuesta(buildTicket()));

      revs.forEach((rev) => store.getState().hear(evento(rev, rev % 2 ? 'listo' : 'en_preparacion')));

      expect(estados(store)).toEqual([Math.max(...revs) % 2 ? 'listo' : 'en_preparacion']);
    }),
  );
});

it('takes what the server answers for the truth, and what was heard meanwhile for news', async () => {
  const store = open();
  store.getState().follow('clave', 4, buildRespuesta(buildTicket()));
  store.getState().hear(evento(50, 'entregado'));

  const pregunta = store.getState().refetch();
  store.getState().hear(evento(8, 'listo'));
  answer([buildSeguido(7, 'en_preparacion')]);
  await pregunta;

  expect(preguntas).toEqual([['token-pedido-1']]);
  expect(estados(store)).toEqual(['listo']);
});

it('does not let a late answer undo a later one', async () => {
  const store = open();
  store.getState().follow('clave', 4, buildRespuesta(buildTicket()));
  const primera = store.getState().refetch();
  const answerPrimera = answer;
  const segunda = store.getState().refetch();
  answer([buildSeguido(9, 'listo')]);
  await segunda;

  answerPrimera([buildSeguido(3, 'pendiente')]);
  await primera;

  expect(estados(store)).toEqual(['listo']);
});

it('lets go of what the server no longer knows, and keeps what it was not asked for', async () => {
  const store = open();
  store.getState().follow('vieja', 4, buildRespuesta(buildTicket()));
  const pregunta = store.getState().refetch();
  store.getState().follow('nueva', 4, buildRespuesta(buildTicket({ _id: 'pedido-2' })));
  answer([]);
  await pregunta;

  expect(store.getState().rondas.map(({ clave }) => clave)).toEqual(['nueva']);
});

it('follows for a day, and for three hours once it is paid', async () => {
  const store = open();
  store.getState().follow('sin-pagar', 4, buildRespuesta(buildTicket()));
  store.getState().follow('pagada', 4, buildRespuesta(buildTicket({ _id: 'pedido-2' })));
  store.getState().hear({ rev: 2, pagado: true, pedido: buildTicket({ _id: 'pedido-2' }) });

  reloj += 3 * HORA;
  expect(
    open()
      .getState()
      .rondas.map(({ clave }) => clave),
  ).toEqual(['sin-pagar']);

  reloj += 21 * HORA;
  expect(open().getState().rondas).toEqual([]);
});

it('follows fifty at most, and lets the oldest of those already paid go first', () => {
  const store = open();
  const send = (i: number) =>
    store.getState().follow(`clave-${i}`, 4, buildRespuesta(buildTicket({ _id: `pedido-${i}` })));
  for (let i = 0; i < 50; i++, reloj++) send(i);
  for (const i of [7, 9])
    store.getState().hear({ rev: 2, pagado: true, pedido: buildTicket({ _id: `pedido-${i}` }) });

  for (let i = 50; i < 53; i++, reloj++) send(i);

  const claves = store.getState().rondas.map(({ clave }) => clave);
  expect(claves).toHaveLength(50);
  expect(Array.from({ length: 53 }, (_, i) => i).filter((i) => !claves.includes(`clave-${i}`))).toEqual([
    0, 7, 9,
  ]);
});

it('reads an empty list from what it does not understand', () => {
  localStorage.setItem('carta.seguidos.restaurante', '[1,{"clave":2}]');

  expect(open().getState().rondas).toEqual([]);
});

it('reads what was kept before rondas knew their tab and its usual times', () => {
  const vieja = {
    clave: 'clave',
    seguimiento: 'token',
    mesa: 4,
    creado: reloj,
    pagado: false,
    pedidos: [{ rev: 3, pedido: buildTicket() }],
  };
  localStorage.setItem('carta.seguidos.restaurante', JSON.stringify([vieja]));

  expect(open().getState().rondas).toEqual([{ ...vieja, grupoMesa: null, demora: {} }]);
});

it('keeps how long its tickets usually take, and its open tab', async () => {
  const store = open();
  store.getState().follow('clave', 4, buildRespuesta(buildTicket()));
  const pregunta = store.getState().refetch();
  answer([buildSeguido(2, 'pendiente', { grupoMesa: 'otro', demora: { comida: { desde: 12, hasta: 15 } } })]);
  await pregunta;

  expect(open().getState().rondas).toMatchObject([
    { grupoMesa: 'otro', demora: { comida: { desde: 12, hasta: 15 } } },
  ]);
});

describe('a mesa that sees its whole order', () => {
  const ajeno = (estado: EstadoLinea) => buildTicket({ _id: 'ajeno', estado });
  const mesa = (rev: number, estado: EstadoLinea) => ({
    grupoMesa: 'grupo',
    rev,
    pagado: false,
    pedidos: [buildTicket({ estado }), ajeno(estado)],
  });
  const deOtros = (store: ReturnType<typeof open>) =>
    store.getState().mesas.map(({ rev, pedidos: tickets }) => [rev, tickets.at(-1)?.estado]);

  it("lets the higher rev win for one's own tickets and for everybody's, in whatever order", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }), (revs) => {
        localStorage.clear();
        const store = open();
        store.getState().follow('clave', 4, buildRespuesta(buildTicket()));

        revs.forEach((rev) => store.getState().hearMesa(mesa(rev, rev % 2 ? 'listo' : 'en_preparacion')));

        const ultima = Math.max(...revs);
        const estado = ultima % 2 ? 'listo' : 'en_preparacion';
        expect(estados(store)).toEqual([estado]);
        expect(deOtros(store)).toEqual([[ultima, estado]]);
      }),
    );
  });

  it('keeps what this phone has asked of the kitchen, which news for all of the mesa leave out', () => {
    const store = open();
    const pedido = { notas: 'Soy celíaca', linea: { notas: 'sin pan' } };
    store.getState().follow('clave', 4, buildRespuesta(buildTicket(pedido)));

    store.getState().hearMesa(mesa(9, 'listo'));

    expect(estados(store)).toEqual(['listo']);
    const [ticket] = store.getState().rondas.flatMap(({ pedidos: tickets }) => tickets);
    expect(ticket?.pedido).toMatchObject({ notas: 'Soy celíaca', productos: [{ notas: 'sin pan' }] });
  });

  it('takes what the server answers for the truth, and what was heard meanwhile for news', async () => {
    const store = open();
    store.getState().follow('clave', 4, buildRespuesta(buildTicket()));
    store.getState().hearMesa(mesa(50, 'entregado'));

    const pregunta = store.getState().refetch();
    store.getState().hearMesa(mesa(8, 'listo'));
    answer([buildSeguido(7, 'en_preparacion', { otros: [ajeno('en_preparacion')] })]);
    await pregunta;

    expect(estados(store)).toEqual(['listo']);
    expect(deOtros(store)).toEqual([[8, 'listo']]);
  });

  it('forgets the others as soon as the owner no longer lets them be seen, and never keeps them', async () => {
    const store = open();
    store.getState().follow('clave', 4, buildRespuesta(buildTicket()));
    store.getState().hearMesa(mesa(5, 'listo'));
    expect(localStorage.getItem('carta.seguidos.restaurante')).not.toContain('ajeno');

    const pregunta = store.getState().refetch();
    answer([buildSeguido(6, 'listo')]);
    await pregunta;

    expect(store.getState().mesas).toEqual([]);
  });
});
