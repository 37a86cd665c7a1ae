// Longer than most: every case needs the same server, whose answers the test holds back.
import type { EstadoGrupo, EstadoLinea, Grupo } from '@carta/contracts';
import { answer, ok } from '../../../shared/api/pruebas/servidor';
import { deletePagados } from './borrar-pagados';
import { moveGrupos } from './grupo';
import { moveLinea } from './linea';
import { vistaDe } from '../cola/pasos';
import { buildGrupo, buildLinea, buildTicket, withLineas } from '../pruebas/fabrica';
import { until } from '../../../shared/api/pruebas/until';
import { useServidorTablero } from '../pruebas/use-servidor-tablero';
import { receiveGrupo, replaceTablero, useTablero } from '../tablero/useTablero';

interface Movimiento {
  url: string;
  estado: string;
  rev?: number;
  alcance?: string;
}

const piso = useServidorTablero();
const { toasts } = piso;
let movimientos: Movimiento[];
beforeEach(() => {
  movimientos = [];
});

/** Answers every move with `next()`, once the test opens the door. */
function answerMoves(next: () => Grupo, puerta: Promise<void> = Promise.resolve()): void {
  piso.servidor.alMover = (req, res, cuerpo) => {
    movimientos.push({ url: req.url ?? '', ...(JSON.parse(cuerpo) as { estado: string }) });
    void puerta.then(() => ok(res, next()));
  };
}

function refuseMoves(status: number, cuerpo: object): void {
  piso.servidor.alMover = (_req, res) => answer(res, status, { success: false, ...cuerpo });
}

function show(grupo: Grupo): Grupo {
  replaceTablero({ grupos: [grupo], llamadas: [] }, { grupos: [], llamadas: [] });
  return grupo;
}

/** Returns what a person sees of the only grupo. */
function vista(): { estado: EstadoGrupo; lineas: EstadoLinea[] } {
  const [id = ''] = useTablero.getState().grupos.keys();
  const grupo = vistaDe(id) ?? buildGrupo();
  const lineas = grupo.pedidos.flatMap((p) => p.productos.map(({ estado }) => estado));
  return { estado: grupo.estadoGrupo, lineas };
}

describe('moving a line', () => {
  it('shows it at once, asks by the ids of pedido and line, and keeps what the server says', async () => {
    const linea = buildLinea();
    const grupo = show(buildGrupo({ pedidos: [buildTicket({ lineas: [linea] })] }));
    const ticketId = grupo.pedidos[0]!._id;
    let abrir = () => {};
    answerMoves(() => withLineas(grupo, 'en_preparacion'), new Promise((resolve) => (abrir = resolve)));

    const hecho = moveLinea(grupo, ticketId, linea, 'en_preparacion');
    expect(vista()).toEqual({ estado: 'en_preparacion', lineas: ['en_preparacion'] });
    abrir();
    await hecho;

    expect(movimientos).toEqual([
      {
        url: `/api/pedidos/${ticketId}/producto/${linea._id}/estado`,
        estado: 'en_preparacion',
        de: 'pendiente',
        rev: 1,
      },
    ]);
    expect(useTablero.getState().enCurso).toEqual([]);
    expect(vista()).toEqual({ estado: 'en_preparacion', lineas: ['en_preparacion'] });
  });

  it('takes a tap on a line that is still on its way for the same step', async () => {
    const linea = buildLinea();
    const grupo = show(buildGrupo({ pedidos: [buildTicket({ lineas: [linea] })] }));
    answerMoves(() => withLineas(grupo, 'en_preparacion'));

    const primero = moveLinea(grupo, grupo.pedidos[0]!._id, linea, 'en_preparacion');
    await moveLinea(grupo, grupo.pedidos[0]!._id, linea, 'en_preparacion');
    await primero;

    expect(movimientos).toHaveLength(1);
  });

  it('goes on while the server fails, from where it leads, and sends all of it in order', async () => {
    const linea = buildLinea();
    const grupo = show(buildGrupo({ pedidos: [buildTicket({ lineas: [linea] })] }));
    refuseMoves(503, { code: 'SERVICE_UNAVAILABLE' });

    await moveLinea(grupo, grupo.pedidos[0]!._id, linea, 'en_preparacion');
    await moveLinea(grupo, grupo.pedidos[0]!._id, { ...linea, estado: 'en_preparacion' }, 'listo');

    expect([vista().lineas, toasts]).toEqual([['listo'], []]);
    const [primera, segunda] = useTablero.getState().enCola;
    expect([primera?.espera, segunda?.espera, segunda?.tras]).toEqual([true, true, [primera?.clave]]);
    answerMoves(() => withLineas(grupo, 'listo'));
    await until(() => movimientos.length === 2);
    expect(movimientos).toMatchObject([
      { estado: 'en_preparacion', rev: 1, haceMs: expect.any(Number) },
      { estado: 'listo', rev: 1, haceMs: expect.any(Number), tras: [primera?.clave] },
    ]);
  });

  it('that is about money is asked for now or not at all', async () => {
    const grupo = show(buildGrupo({ rev: 7, pedidos: [buildTicket({ lineas: ['entregado'] })] }));
    refuseMoves(503, { code: 'SERVICE_UNAVAILABLE' });

    await moveGrupos([grupo], 'pagado');

    expect([useTablero.getState().enCola, vista().estado]).toEqual([[], 'entregado']);
    expect(toasts[0]?.texto).toMatch(/^Error al actualizar el estado del pedido/);
  });

  it('shows the table as it is when somebody else moved it first, in the words of the server', async () => {
    const linea = buildLinea();
    const grupo = show(buildGrupo({ pedidos: [buildTicket({ lineas: [linea] })] }));
    const message = 'El pedido ya ha cambiado. Te mostramos cómo está ahora.';
    refuseMoves(409, { code: 'ESTADO_CAMBIADO', message, data: withLineas(grupo, 'listo') });

    await moveLinea(grupo, grupo.pedidos[0]!._id, linea, 'en_preparacion');

    expect(vista()).toEqual({ estado: 'listo', lineas: ['listo'] });
    expect(toasts[0]?.texto).toBe(message);
  });
});

describe('moving a mesa', () => {
  it('goes through its first order with the rev that was seen, and can be undone', async () => {
    const grupo = show(
      buildGrupo({
        rev: 41,
        pedidos: [buildTicket({ lineas: ['listo'] }), buildTicket({ lineas: ['listo'] })],
      }),
    );
    answerMoves(() => withLineas(grupo, 'entregado'));

    await moveGrupos([grupo], 'entregado');

    const ticketId = grupo.pedidos[0]!._id;
    expect(movimientos).toEqual([
      {
        url: `/api/pedidos/${ticketId}/estado`,
        estado: 'entregado',
        de: 'listo',
        rev: 41,
        alcance: 'grupo',
      },
    ]);
    movimientos.length = 0;
    const deshecho = { ...grupo, rev: 50 };
    answerMoves(() => deshecho);
    expect(toasts[0]?.accion?.texto).toBe('Deshacer');
    toasts[0]?.accion?.onAction();
    await until(() => movimientos.length === 2);

    expect(movimientos.map(({ estado, alcance }) => [estado, alcance])).toEqual([
      ['listo', 'pedido'],
      ['listo', 'pedido'],
    ]);
  });

  it('charged opens again only as the payment that was seen, also off this screen', async () => {
    const grupo = show(buildGrupo({ rev: 7, pedidos: [buildTicket({ lineas: ['entregado'] })] }));
    const pagadoEn = '2026-03-01T14:00:00.000Z';
    answerMoves(() => ({ ...grupo, rev: 8, estadoGrupo: 'pagado', pagadoEn }));
    await moveGrupos([grupo], 'pagado');
    replaceTablero({ grupos: [], llamadas: [] }, { grupos: [], llamadas: [] });

    answerMoves(() => ({ ...grupo, rev: 9 }));
    toasts[0]?.accion?.onAction();
    await until(() => movimientos.length === 2);

    const url = `/api/pedidos/${grupo.pedidos[0]!._id}/estado`;
    expect(movimientos[1]).toEqual({ url, estado: 'entregado', reabrir: true, rev: 8 });
  });

  it('does not show a ticket as served that came after the tap', async () => {
    const grupo = show(buildGrupo({ pedidos: [buildTicket({ lineas: ['listo'] })] }));
    let abrir = () => {};
    answerMoves(() => grupo, new Promise((resolve) => (abrir = resolve)));

    const hecho = moveGrupos([grupo], 'entregado');
    const segunda = buildTicket({ numero: 2 });
    show({ ...grupo, rev: 2, pedidos: [...grupo.pedidos, segunda] });

    expect(vista().lineas).toEqual(['entregado', 'pendiente']);
    abrir();
    await hecho;
  });

  it('asks in the order of the taps', async () => {
    const linea = buildLinea();
    const grupo = show(buildGrupo({ pedidos: [buildTicket({ lineas: [linea] })] }));
    answerMoves(() => withLineas(grupo, 'listo'));

    await Promise.all([
      moveLinea(grupo, grupo.pedidos[0]!._id, linea, 'en_preparacion'),
      moveGrupos([grupo], 'listo'),
    ]);

    expect(movimientos.map(({ estado }) => estado)).toEqual(['en_preparacion', 'listo']);
  });
});

describe('clearing the paid board', () => {
  it('takes the paid ones away and says how many tickets they were', async () => {
    show(buildGrupo({ pagadoEn: '2026-03-01T14:00:00.000Z' }));
    const pagadaDespues = buildGrupo({ pagadoEn: '2026-03-01T14:00:00.001Z' });
    piso.servidor.alMover = (req, res) => {
      expect(req.url).toBe('/api/pedidos/pagados?hasta=2026-03-01T14%3A00%3A00.000Z');
      receiveGrupo(pagadaDespues);
      ok(res, { pedidosEliminados: 3 });
    };

    expect(await deletePagados()).toBe(true);

    expect([...useTablero.getState().grupos.values()]).toEqual([pagadaDespues]);
    expect(toasts[0]?.texto).toBe('Pedidos eliminados: 3');
  });

  it('leaves them when it cannot be done', async () => {
    show(buildGrupo({ pagadoEn: '2026-03-01T14:00:00.000Z' }));
    refuseMoves(500, {});

    expect(await deletePagados()).toBe(false);

    expect(useTablero.getState().grupos.size).toBe(1);
    expect(toasts[0]?.texto).toMatch(/^Error al eliminar los pedidos pagados/);
  });
});
