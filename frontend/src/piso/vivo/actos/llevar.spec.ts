import type { Llamada, Grupo } from '@carta/contracts';
import { answer, ok } from '../../../shared/api/pruebas/servidor';
import { claimLlamada, closeLlamada, useEnCursoSala } from './llamada';
import { entregar } from './pedido';
import { llevar } from './llevar';
import { vistaDe } from '../cola/pasos';
import { llevadosOf } from './llevar';
import { buildLlamada, buildGrupo, buildTicket, withLineas } from '../pruebas/fabrica';
import { until } from '../../../shared/api/pruebas/until';
import { useServidorTablero } from '../pruebas/use-servidor-tablero';
import { replaceTablero, useTablero } from '../tablero/useTablero';

const piso = useServidorTablero();
const { toasts } = piso;
let peticiones: { url: string; cuerpo: unknown }[];
beforeEach(() => {
  peticiones = [];
});

/** Answers every request with the current thing, once the test opens the door. */
function answerWith(cosa: () => Grupo | Llamada, puerta: Promise<void> = Promise.resolve()): void {
  piso.servidor.alMover = (req, res, cuerpo) => {
    peticiones.push({ url: req.url ?? '', cuerpo: JSON.parse(cuerpo) as unknown });
    void puerta.then(() => ok(res, cosa()));
  };
}

function refuseWith(status: number, cuerpo: object): void {
  piso.servidor.alMover = (_req, res) => answer(res, status, { success: false, ...cuerpo });
}

function show<T extends { grupo?: Grupo; llamada?: Llamada }>(cosas: T): T {
  const { grupo, llamada } = cosas;
  replaceTablero(
    { grupos: grupo ? [grupo] : [], llamadas: llamada ? [llamada] : [] },
    { grupos: [], llamadas: [] },
  );
  return cosas;
}

const enCurso = () => useEnCursoSala.getState();

function showListo() {
  const { grupo } = show({ grupo: buildGrupo({ pedidos: [buildTicket({ lineas: ['listo'] })] }) });
  return { grupo, ticket: grupo.pedidos[0]!, withLleva: (por: string) => withTicket(grupo, por) };
}

function withTicket(grupo: Grupo, por: string): Grupo {
  const lleva = { por, en: new Date().toISOString() };
  return { ...grupo, rev: grupo.rev + 1, pedidos: grupo.pedidos.map((ticket) => ({ ...ticket, lleva })) };
}

const llevaNow = (grupo: Grupo) => useTablero.getState().grupos.get(grupo.grupoMesa)?.pedidos[0]?.lleva?.por;

describe('bringing a ticket', () => {
  it('is shown at once, asked for once, and is what the server says in the end', async () => {
    const { grupo, ticket, withLleva } = showListo();
    let abrir = () => {};
    answerWith(() => withLleva('Ana'), new Promise((resolve) => (abrir = resolve)));

    const hecho = llevar([{ grupo, ticket }]);
    expect(llevadosOf(useTablero.getState().enCola).get(ticket._id)).toBe(true);
    await llevar([{ grupo, ticket }]);
    abrir();

    expect(await hecho).toBe(true);
    expect(peticiones).toEqual([
      { url: `/api/pedidos/${ticket._id}/llevar`, cuerpo: { llevar: true, rev: 1 } },
    ]);
    expect(useTablero.getState().enCola).toEqual([]);
    expect(llevaNow(grupo)).toBe('Ana');
  });

  it('a second waiter is told who goes, and sees it', async () => {
    const { grupo, ticket, withLleva } = showListo();
    refuseWith(409, { code: 'ESTADO_CAMBIADO', message: 'Lo lleva Ana', data: withLleva('Ana') });

    expect(await llevar([{ grupo, ticket }])).toBe(false);

    expect(toasts.map(({ texto }) => texto)).toEqual(['Lo lleva Ana']);
    expect(llevaNow(grupo)).toBe('Ana');
    expect(useTablero.getState().enCola).toEqual([]);
  });

  it('waits while the server cannot be reached, and is sent when it can', async () => {
    const { grupo, ticket, withLleva } = showListo();
    refuseWith(503, { code: 'SERVICE_UNAVAILABLE' });

    expect(await llevar([{ grupo, ticket }])).toBe(true);

    expect(useTablero.getState().enCola).toMatchObject([{ espera: true, texto: 'Mesa 4: Lo llevo' }]);
    answerWith(() => withLleva('Ana'));
    await until(() => useTablero.getState().enCola.length === 0);
    expect(peticiones[0]?.cuerpo).toEqual({ llevar: true, rev: 1, haceMs: expect.any(Number) });
    expect(toasts).toEqual([]);
  });

  it('once it is there can be undone', async () => {
    const { grupo, ticket } = showListo();
    answerWith(() => withLineas(grupo, 'entregado'));

    await entregar([{ grupo, ticket }]);

    expect(peticiones[0]?.cuerpo).toMatchObject({ estado: 'entregado', de: 'listo', alcance: 'pedido' });
    expect(toasts[0]).toMatchObject({ texto: 'Mesa 4: Entregado', accion: { texto: 'Deshacer' } });
    toasts[0]?.accion?.onAction();
    await until(() => peticiones.length === 2);
    expect(peticiones[1]?.cuerpo).toMatchObject({ estado: 'listo', de: 'entregado', alcance: 'pedido' });
  });
});

it('takes and brings what is ready of a party with one tap, each tab by itself, and says how many', async () => {
  const grupos = [4, 5].map((mesa) =>
    buildGrupo({ mesa, mesasJuntas: [4, 5], pedidos: [buildTicket({ lineas: ['listo'] })] }),
  );
  replaceTablero({ grupos, llamadas: [] }, { grupos: [], llamadas: [] });
  const tickets = grupos.map((grupo) => ({ grupo, ticket: grupo.pedidos[0]! }));
  const deUrl = (url = '') => grupos.find(({ pedidos }) => url.includes(pedidos[0]!._id))!;
  piso.servidor.alMover = (req, res) => ok(res, withTicket(deUrl(req.url), 'Ana'));
  expect(await llevar(tickets)).toBe(true);

  piso.servidor.alMover = (req, res) => {
    const grupo = deUrl(req.url);
    const data = { ...withLineas(grupo, 'entregado'), rev: 9 };
    if (grupo.mesa.numero === 4) ok(res, data);
    else answer(res, 409, { success: false, code: 'ESTADO_CAMBIADO', message: 'Ya ha cambiado.', data });
  };
  await entregar(tickets);

  expect(toasts.map(({ texto }) => texto)).toEqual([
    'Mesas 4 + 5: Lo llevo · 2 mesas',
    'Mesa 5: Ya ha cambiado.',
    'Mesa 4: Entregado · 1 de 2 mesas',
  ]);
});

it('takes back with one Deshacer all that one tap brought of a mesa', async () => {
  const pedidos = [
    buildTicket({ lineas: ['listo'] }),
    buildTicket({ lineas: ['listo'], tipoPedido: 'bebida' }),
  ];
  const { grupo } = show({ grupo: buildGrupo({ pedidos }) });
  refuseWith(503, { code: 'SERVICE_UNAVAILABLE' });
  await entregar(grupo.pedidos.map((ticket) => ({ grupo, ticket })));
  expect(toasts.map(({ texto }) => texto)).toEqual(['Mesa 4: Entregado']);

  toasts[0]?.accion?.onAction();
  await until(() => useTablero.getState().enCola.length === 4);
  expect(vistaDe(grupo.grupoMesa)?.pedidos.map(({ estado }) => estado)).toEqual(['listo', 'listo']);
});

describe('a mesa that calls', () => {
  it('learns that somebody goes, and that it was attended', async () => {
    const { llamada } = show({ llamada: buildLlamada() });
    answerWith(() => ({ ...llamada, rev: 2, estado: 'en_camino', por: 'Ana' }));

    expect(await claimLlamada(llamada)).toBe(true);
    expect(useTablero.getState().llamadas.get(llamada._id)?.por).toBe('Ana');
    answerWith(() => ({ ...llamada, rev: 3, estado: 'atendido', por: 'Ana' }));
    await closeLlamada(llamada);

    expect(peticiones).toEqual([
      { url: `/api/llamadas/${llamada._id}`, cuerpo: { estado: 'en_camino' } },
      { url: `/api/llamadas/${llamada._id}`, cuerpo: { estado: 'atendido' } },
    ]);
    expect(useTablero.getState().llamadas.get(llamada._id)?.estado).toBe('atendido');
  });

  it('a second waiter is told who goes, and sees it', async () => {
    const { llamada } = show({ llamada: buildLlamada() });
    const data: Llamada = { ...llamada, rev: 2, estado: 'en_camino', por: 'Ana' };
    refuseWith(409, { code: 'ESTADO_CAMBIADO', message: 'Lo lleva Ana', data });

    expect(await claimLlamada(llamada)).toBe(false);

    expect(toasts.map(({ texto }) => texto)).toEqual(['Lo lleva Ana']);
    expect(useTablero.getState().llamadas.get(llamada._id)).toEqual(data);
  });

  it('calls again when nobody could be told that one goes', async () => {
    const { llamada } = show({ llamada: buildLlamada() });
    refuseWith(500, { code: 'SERVER_ERROR' });

    await claimLlamada(llamada);

    expect(enCurso()).toEqual({ llamadas: new Map() });
    expect(useTablero.getState().llamadas.get(llamada._id)?.estado).toBe('pendiente');
    expect(toasts[0]?.texto).toMatch(/^No se ha podido decir que vas\. /);
  });
});
