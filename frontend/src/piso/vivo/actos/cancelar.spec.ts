// Longer than most: every case needs the same server, which answers moves by the contracts' own rules.
import {
  acknowledgeLinea as acknowledge,
  cancelLinea as cancel,
  moveLinea,
  moveTicket,
  parseEstado,
} from '@carta/contracts';
import type { EstadoLinea, Grupo, Movimiento, Ticket } from '@carta/contracts';
import { until } from '../../../shared/api/pruebas/until';
import { answer, ok } from '../../../shared/api/pruebas/servidor';
import { acknowledgeLinea } from './enterado';
import { bringBack, stepTicket } from './pedido';
import { cancelEnEstacion, cancelLinea } from './cancelar';
import { markAgotado } from './agotar';
import { stepLinea } from './linea';
import { undoUltimo, useDeshacibles } from '../cola/deshacibles';
import { vistaDe } from '../cola/pasos';
import { toMesa, withEstadosOf } from '../mesas/to-mesa';
import { enqueue } from '../cola/peticiones';
import { buildGrupo, buildLinea, buildTicket } from '../pruebas/fabrica';
import { DESPUES, POSTRES, PRIMEROS, SEGUNDOS, buildMesa, espera, marcha } from '../pruebas/lineas-en-pases';
import { useServidorTablero } from '../pruebas/use-servidor-tablero';
import { receiveGrupo, replaceTablero, useTablero } from '../tablero/useTablero';

const piso = useServidorTablero();
const { toasts } = piso;
let peticiones: { url: string; [campo: string]: unknown }[];
let claves: string[];

beforeEach(() => {
  [peticiones, claves] = [[], []];
  piso.servidor.alMover = (req, res, cuerpo) => {
    const datos = JSON.parse(cuerpo || '{}') as Record<string, string>;
    peticiones.push({ url: req.url ?? '', ...datos });
    claves.push(String(req.headers['idempotency-key']));
    if (req.url?.includes('/productos/')) return ok(res, {});
    const grupo = useTablero.getState().grupos.values().next().value;
    ok(res, grupo && change(grupo, req.url ?? '', datos));
  };
});

/** Answers as the real server does: by the contracts' rules on its grupo. */
function change(grupo: Grupo, url: string, datos: Record<string, unknown>): Grupo {
  const { estado, motivo, lineas } = datos as { estado?: string; motivo?: string; lineas?: string[] };
  const [, ticketId = '', lineaId = ''] = /\/pedidos\/(\w+)(?:\/producto\/(\w+))?/.exec(url) ?? [];
  const quien = { en: new Date(), por: 'Plancha' };
  const to = parseEstado(estado) as EstadoLinea;
  const mesa = toMesa(grupo);
  const cambio: Movimiento = url.endsWith('/cancelar')
    ? cancel(mesa, ticketId, lineaId, { ...quien, motivo: motivo ?? '' })
    : url.includes('/enterado?')
      ? acknowledge(mesa, ticketId, lineaId, quien)
      : lineaId
        ? moveLinea(mesa, ticketId, lineaId, to, quien.en)
        : moveTicket(mesa, ticketId, to, quien.en, lineas ? { lineas } : {});
  return cambio.ok ? { ...withEstadosOf(grupo, cambio.grupo), rev: grupo.rev + 1 } : grupo;
}

function show(grupo: Grupo): { grupo: Grupo; ticket: Ticket } {
  replaceTablero({ grupos: [grupo], llamadas: [] }, { grupos: [], llamadas: [] });
  return { grupo, ticket: grupo.pedidos[0]! };
}

/** Returns the only ticket as its cook sees it. */
function vista(): Ticket {
  const [id = ''] = useTablero.getState().grupos.keys();
  return vistaDe(id)!.pedidos[0]!;
}

const estados = () => vista().productos.map(({ estado }) => estado);
const textos = () => useDeshacibles.getState().pila.map(({ texto }) => texto);

describe('moving what has marched of a ticket whose earlier pase was made', () => {
  it('begins that alone, at once, and takes it back', async () => {
    const { grupo, ticket } = show(
      buildMesa([
        marcha(PRIMEROS, { estado: 'entregado' }),
        espera(SEGUNDOS, { marchada: DESPUES }),
        espera(SEGUNDOS, { marchada: DESPUES }),
        espera(POSTRES),
      ]),
    );
    expect(ticket.estado).toBe('en_preparacion');

    const hecho = stepTicket(grupo, ticket, 'en_preparacion');
    expect(estados()).toEqual(['entregado', 'en_preparacion', 'en_preparacion', 'pendiente']);
    await hecho;
    const lineas = ticket.productos.slice(1, 3).map(({ _id }) => _id);
    expect(peticiones).toMatchObject([{ estado: 'en_preparacion', de: 'pendiente', lineas }]);
    expect(textos()).toEqual(['Mesa 4: En preparación']);

    await undoUltimo();
    expect(estados()).toEqual(['entregado', 'pendiente', 'pendiente', 'pendiente']);
  });
});

describe('moving a ticket', () => {
  it('shows it at once, asks for that ticket alone, and can be undone', async () => {
    const { grupo, ticket } = show(
      buildGrupo({ rev: 7, pedidos: [buildTicket({ lineas: ['pendiente', 'pendiente'] })] }),
    );

    const hecho = stepTicket(grupo, ticket, 'en_preparacion');
    expect(estados()).toEqual(['en_preparacion', 'en_preparacion']);
    await hecho;

    expect(peticiones).toEqual([
      {
        url: `/api/pedidos/${ticket._id}/estado`,
        estado: 'en_preparacion',
        de: 'pendiente',
        rev: 7,
        alcance: 'pedido',
      },
    ]);
    expect(textos()).toEqual(['Mesa 4: En preparación']);
    await undoUltimo();
    expect(peticiones[1]).toMatchObject({ estado: 'pendiente', de: 'en_preparacion', rev: 8 });
    expect(estados()).toEqual(['pendiente', 'pendiente']);
    expect(textos()).toEqual([]);
  });

  it('undoes the last moves one by one, each as it was made', async () => {
    const { grupo, ticket } = show(
      buildGrupo({ pedidos: [buildTicket({ lineas: ['pendiente', 'pendiente'] })] }),
    );
    await stepLinea(grupo, ticket, ticket.productos[0]!, 'en_preparacion');
    await stepTicket(grupo, vista(), 'listo');
    expect(estados()).toEqual(['listo', 'listo']);

    await undoUltimo();
    expect(estados()).toEqual(['en_preparacion', 'pendiente']);
    await undoUltimo();
    expect(estados()).toEqual(['pendiente', 'pendiente']);
  });

  it('does not undo what somebody else has moved on since, and says so', async () => {
    const { grupo, ticket } = show(buildGrupo());
    await stepTicket(grupo, ticket, 'en_preparacion');
    const actual = useTablero.getState().grupos.get(grupo.grupoMesa)!;
    receiveGrupo(change(actual, `/pedidos/${ticket._id}`, { estado: 'listo' }));
    peticiones.length = 0;

    await undoUltimo();

    expect(peticiones).toEqual([]);
    expect(estados()).toEqual(['listo']);
    expect(toasts.at(-1)?.texto).toBe('Ya no se puede deshacer: el pedido ha cambiado');
  });

  it('is undone without the server too, and both are sent in order', async () => {
    const { grupo, ticket } = show(buildGrupo());
    const alMover = piso.servidor.alMover;
    piso.servidor.alMover = (_req, res) => answer(res, 503, { success: false, code: 'SERVICE_UNAVAILABLE' });
    await stepTicket(grupo, ticket, 'en_preparacion');
    await undoUltimo();
    expect([estados(), textos()]).toEqual([['pendiente'], []]);

    piso.servidor.alMover = alMover;
    await until(() => useTablero.getState().enCola.length === 0);

    expect(peticiones.map(({ estado }) => estado)).toEqual(['en_preparacion', 'pendiente']);
    expect(estados()).toEqual(['pendiente']);
  });

  it('goes back to the truth when the server refuses, and leaves nothing to undo', async () => {
    const { grupo, ticket } = show(buildGrupo());
    const message = 'El pedido ya ha cambiado. Te mostramos cómo está ahora.';
    piso.servidor.alMover = (_req, res) =>
      answer(res, 409, { success: false, code: 'ESTADO_CAMBIADO', message });

    await stepTicket(grupo, ticket, 'en_preparacion');

    expect(estados()).toEqual(['pendiente']);
    expect(textos()).toEqual([]);
    expect(toasts[0]?.texto).toBe(message);
  });

  it('takes two taps on what is still on its way for one', async () => {
    const { grupo, ticket } = show(buildGrupo());

    await Promise.all([
      stepTicket(grupo, ticket, 'en_preparacion'),
      stepTicket(grupo, ticket, 'en_preparacion'),
    ]);

    expect(peticiones).toHaveLength(1);
  });

  it('makes its own ticket no longer new, and only that one', async () => {
    show(buildGrupo({ pedidos: [buildTicket({ lineas: ['en_preparacion'] })] }));
    const grupo = buildGrupo({ mesa: 9, pedidos: [buildTicket(), buildTicket({ tipoPedido: 'bebida' })] });
    receiveGrupo(grupo);
    const [comida, bebida] = grupo.pedidos;

    await stepTicket(grupo, comida!, 'en_preparacion');

    expect([...useTablero.getState().novedades.nuevos]).toEqual([bebida!._id]);
  });
});

describe('bringing a ticket back', () => {
  it('waits for the bump that is on its way, and leaves nothing to be undone twice', async () => {
    const { grupo, ticket } = show(
      buildGrupo({ pedidos: [buildTicket({ lineas: ['en_preparacion', 'listo'] })] }),
    );
    void stepTicket(grupo, ticket, 'listo');
    expect(estados()).toEqual(['listo', 'listo']);

    await bringBack(grupo, ticket);
    expect(estados()).toEqual(['en_preparacion', 'listo']);
    expect(textos()).toEqual([]);
  });

  it('takes back what somebody else did, and not from a mesa that has paid', async () => {
    const { grupo, ticket } = show(buildGrupo({ pedidos: [buildTicket({ lineas: ['en_preparacion'] })] }));
    const listo = change(grupo, `/pedidos/${ticket._id}`, { estado: 'listo' });
    receiveGrupo(listo);
    await bringBack(grupo, ticket);
    expect(estados()).toEqual(['en_preparacion']);

    receiveGrupo({ ...listo, rev: 9, pagadoEn: '2026-03-01T14:00:00.000Z' });
    await bringBack(grupo, ticket);
    expect(toasts.at(-1)?.texto).toBe('Ya no se puede deshacer: el pedido ha cambiado');
  });
});

describe('cancelling a line', () => {
  it('strikes it at once with its reason, on this screen without a sound', async () => {
    const linea = buildLinea();
    const { grupo, ticket } = show(
      buildGrupo({ rev: 3, pedidos: [buildTicket({ lineas: [linea, 'pendiente'] })] }),
    );

    const hecho = cancelLinea(grupo, ticket._id, linea, 'Se ha acabado');
    expect(vista().productos[0]?.cancelada?.motivo).toBe('Se ha acabado');

    expect(await hecho).toBe(true);
    expect(peticiones).toEqual([
      {
        url: `/api/pedidos/${ticket._id}/producto/${linea._id}/cancelar`,
        motivo: 'Se ha acabado',
        rev: 3,
      },
    ]);
    expect(vista().productos[0]?.cancelada?.por).toBe('Plancha');
    expect([...useTablero.getState().novedades.canceladasAqui]).toEqual([linea._id]);
  });

  it('is taken back for ten seconds, by the key it was made under, once', async () => {
    const linea = buildLinea({ nombre: 'Pulpo' });
    const { grupo, ticket } = show(buildGrupo({ mesa: 4, pedidos: [buildTicket({ lineas: [linea] })] }));
    await cancelLinea(grupo, ticket._id, linea, 'Se ha acabado');
    expect(toasts.at(-1)).toMatchObject({ texto: 'Mesa 4: cancelado 1 × Pulpo', duracion: 10_000 });

    await undoUltimo();
    toasts.at(-1)?.accion?.onAction();
    await undoUltimo();

    expect(peticiones.map(({ url }) => url.split('/').at(-1))).toEqual(['cancelar', 'reponer']);
    expect(new Set(claves).size).toBe(1);
    expect(textos()).toEqual([]);
  });

  it('says after that that it stays, instead of taking back what was before', async () => {
    const linea = buildLinea({ nombre: 'Pulpo' });
    const { grupo, ticket } = show(
      buildGrupo({ mesa: 4, pedidos: [buildTicket({ lineas: [linea, 'pendiente'] })] }),
    );
    await stepTicket(grupo, ticket, 'en_preparacion');
    await cancelLinea(grupo, ticket._id, linea, 'Se ha acabado');
    const antes = peticiones.length;
    const ahora = performance.now();
    const reloj = jest.spyOn(performance, 'now').mockImplementation(() => ahora + 11_000);

    await undoUltimo();
    reloj.mockRestore();

    expect(toasts.at(-1)?.texto).toBe('Mesa 4: cancelado 1 × Pulpo. No se puede deshacer.');
    expect(peticiones).toHaveLength(antes);
  });

  it('by its own station is known to it: nobody has to say Enterado there', async () => {
    const linea = buildLinea();
    const { grupo, ticket } = show(buildGrupo({ pedidos: [buildTicket({ lineas: [linea, 'pendiente'] })] }));

    expect(await cancelEnEstacion(grupo, ticket._id, linea, 'Se ha acabado')).toBe(true);

    await enqueue(grupo.grupoMesa, () => Promise.resolve());
    expect(vista().productos[0]?.enterado?.por).toBe('Plancha');
    expect(peticiones.map(({ url }) => url.split('/').at(-1)?.split('?')[0])).toEqual([
      'cancelar',
      'enterado',
    ]);
  });

  it('leaves it when it had already been served, in the words of the server', async () => {
    const linea = buildLinea();
    const { grupo, ticket } = show(buildGrupo({ pedidos: [buildTicket({ lineas: [linea] })] }));
    piso.servidor.alMover = (_req, res) =>
      answer(res, 409, { success: false, code: 'ESTADO_CAMBIADO', message: 'Ya está entregado' });

    expect(await cancelLinea(grupo, ticket._id, linea, 'Error al pedir')).toBe(false);

    expect(vista().productos[0]?.cancelada).toBeUndefined();
    expect(toasts[0]?.texto).toBe('Ya está entregado');
  });

  it('is acknowledged at once with one call', async () => {
    const cancelada = { motivo: 'Error al pedir', en: '2026-03-01T13:00:00.000Z', por: 'Ana' };
    const linea = buildLinea({ cancelada });
    const { grupo, ticket } = show(buildGrupo({ pedidos: [buildTicket({ lineas: [linea] })] }));

    const hecho = acknowledgeLinea(grupo, ticket._id, linea);
    expect(vista().productos[0]?.enterado).toBeDefined();

    expect(await hecho).toBe(true);
    expect(peticiones.map(({ url }) => url)).toEqual([
      `/api/pedidos/${ticket._id}/producto/${linea._id}/enterado?quedan=0`,
    ]);
    expect(vista().productos[0]?.enterado?.por).toBe('Plancha');
  });
});

describe('a product sold out from its ticket', () => {
  it('is gone until tomorrow, and back with Deshacer, once only', async () => {
    const linea = buildLinea({ nombre: 'Pulpo' });

    await markAgotado(linea);
    const url = `/api/productos/${linea.productoId}/disponibilidad`;
    expect(peticiones).toEqual([{ url, disponible: false, hasta: 'mañana' }]);
    expect(toasts[0]?.texto).toBe('Pulpo: agotado hoy. Ya no se puede pedir.');

    await undoUltimo();
    toasts[0]?.accion?.onAction();
    expect(peticiones.slice(1)).toEqual([{ url, disponible: true }]);
  });

  it('says when it could not be marked, and leaves nothing to undo', async () => {
    piso.servidor.alMover = (_req, res) => answer(res, 500, { success: false, code: 'SERVER_ERROR' });

    await markAgotado(buildLinea());

    expect(toasts[0]?.texto).toMatch(/^No se ha podido marcar como agotado/);
    expect(textos()).toEqual([]);
  });
});
