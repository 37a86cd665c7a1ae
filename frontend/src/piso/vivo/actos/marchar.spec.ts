// Longer than most: a mesa, and the mesas of a party, march against the same server.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { holdPase, marchPase } from '@carta/contracts';
import type { Grupo, Linea, Ticket } from '@carta/contracts';
import { answer, ok } from '../../../shared/api/pruebas/servidor';
import { until } from '../../../shared/api/pruebas/until';
import { moveLinea } from './linea';
import { esperarPase, marchar, marcharPase } from './marchar';
import { vistaDe, wake } from '../cola/pasos';
import { undoUltimo, useDeshacibles } from '../cola/deshacibles';
import { tocadoDe } from '../pasos/paso';
import { blancoMarcha } from '../tickets/marcha-de-pases';
import { toMesa, withEstadosOf } from '../mesas/to-mesa';
import { ponerPase } from './poner-pase';
import { buildGrupo, buildLinea, buildTicket } from '../pruebas/fabrica';
import { useServidorTablero } from '../pruebas/use-servidor-tablero';
import { replaceTablero, useTablero } from '../tablero/useTablero';

const piso = useServidorTablero();
const SEGUNDOS = { id: 'b'.repeat(24), nombre: 'Segundos', orden: 2 };
const ANA = { en: '2026-03-01T13:20:00.000Z', por: 'Ana' };
let peticiones: { url: string; cuerpo: unknown }[];

beforeEach(() => {
  peticiones = [];
  piso.servidor.alMover = (req, res, cuerpo) => {
    const { url = '' } = req;
    peticiones.push({ url, cuerpo: JSON.parse(cuerpo) as unknown });
    const [grupo] = useTablero.getState().grupos.values();
    if (grupo) ok(res, playAs(grupo, url));
  };
});

/** Answers as the real server does: by the contracts' rules on its grupo. */
function playAs(grupo: Grupo, url: string): Grupo {
  const mesa = toMesa(grupo);
  const quien = { en: new Date(ANA.en), por: ANA.por };
  const movimiento = url.endsWith('/marchar')
    ? marchPase(mesa, SEGUNDOS.id, quien)
    : holdPase(mesa, SEGUNDOS.id, quien);
  if (!movimiento.ok) throw new Error(movimiento.motivo);
  return { ...withEstadosOf(grupo, movimiento.grupo), rev: movimiento.grupo.rev };
}

function show(...lineas: Partial<Linea>[]): Grupo {
  const ticket = buildTicket({ lineas: lineas.map((linea) => buildLinea({ pase: SEGUNDOS, ...linea })) });
  const grupo = buildGrupo({ rev: 7, pedidos: [ticket] });
  replaceTablero({ grupos: [grupo], llamadas: [] }, { grupos: [], llamadas: [] });
  return grupo;
}

const marchadas = ({ grupoMesa }: Grupo) =>
  vistaDe(grupoMesa)!.pedidos[0]!.productos.map(({ marchada }) => marchada !== undefined);
const textos = () => useDeshacibles.getState().pila.map(({ texto }) => texto);

it('marches a pase at once, as its screen saw it, and takes it back', async () => {
  const grupo = show({}, {});

  const hecho = marcharPase(grupo, SEGUNDOS.id);
  expect(marchadas(grupo)).toEqual([true, true]);
  expect(await hecho).toBe(true);

  const url = `/api/pedidos/grupos/${grupo.grupoMesa}/marchar`;
  expect(peticiones).toEqual([{ url, cuerpo: { pase: SEGUNDOS.id, rev: 7 } }]);
  expect(textos()).toEqual(['Mesa 4: Marchan segundos']);

  await undoUltimo();
  expect(peticiones.at(-1)?.url).toMatch(/\/esperar$/);
  expect(marchadas(grupo)).toEqual([false, false]);
  expect(textos()).toEqual([]);
});

it('is not taken back once somebody has begun it', async () => {
  const grupo = show({});
  await marcharPase(grupo, SEGUNDOS.id);
  const { pedidos } = show({ marchada: ANA, estado: 'en_preparacion' });
  replaceTablero({ grupos: [{ ...grupo, pedidos, rev: 9 }], llamadas: [] }, { grupos: [], llamadas: [] });

  await undoUltimo();
  expect(peticiones.map(({ url }) => url.split('/').at(-1))).toEqual(['marchar']);
  expect(piso.toasts.map(({ texto }) => texto)).toEqual(['Ya no se puede deshacer: el pedido ha cambiado']);
});

it('says in the words of the house why it is refused, and shows it as it is', async () => {
  const grupo = show({ marchada: ANA });
  const ahora = { ...grupo, rev: 8 };
  piso.servidor.alMover = (_req, res) =>
    answer(res, 409, { success: false, code: 'ESTADO_CAMBIADO', message: 'Ya ha cambiado.', data: ahora });

  expect(await esperarPase(grupo, SEGUNDOS.id)).toBe(false);
  expect(piso.toasts.map(({ texto }) => texto)).toEqual(['Ya ha cambiado.']);
  expect(marchadas(grupo)).toEqual([true]);
  expect(textos()).toEqual([]);
});

describe('a party', () => {
  const showParty = () => {
    const grupos = [4, 5].map((mesa) =>
      buildGrupo({
        mesa,
        rev: 7,
        mesasJuntas: [4, 5],
        pedidos: [buildTicket({ lineas: [buildLinea({ pase: SEGUNDOS })] })],
      }),
    ) as [Grupo, Grupo];
    replaceTablero({ grupos, llamadas: [] }, { grupos: [], llamadas: [] });
    return { grupos, tabs: grupos.map((grupo) => ({ grupo, pase: SEGUNDOS })) };
  };
  const textosToast = () => piso.toasts.map(({ texto }) => texto);
  let claves: string[];

  /** Answers each tab by itself; that of mesa 5 refuses, if it says so. */
  function answerEach(isNegada: boolean): void {
    claves = [];
    piso.servidor.alMover = (req, res, cuerpo) => {
      const { url = '' } = req;
      claves.push(String(req.headers['idempotency-key']));
      peticiones.push({ url, cuerpo: JSON.parse(cuerpo) as unknown });
      const grupo = [...useTablero.getState().grupos.values()].find(({ grupoMesa }) =>
        url.includes(grupoMesa),
      );
      if (!grupo) return;
      const no = {
        success: false,
        code: 'ESTADO_CAMBIADO',
        message: 'Ya ha cambiado.',
        data: { ...grupo, rev: 8 },
      };
      if (isNegada && grupo.mesa.numero === 5) answer(res, 409, no);
      else ok(res, playAs(grupo, url));
    };
  }

  it('marches with one tap, a key for each tab, says how many, and takes all of it back', async () => {
    const { grupos, tabs } = showParty();
    answerEach(false);

    await marchar(tabs);
    expect(new Set(claves).size).toBe(2);
    expect(textosToast()).toEqual(['Mesas 4 + 5: Marchan segundos · 2 mesas']);
    expect(grupos.map(marchadas)).toEqual([[true], [true]]);

    piso.toasts[0]?.accion?.onAction();
    await until(() => peticiones.length === 4 && useTablero.getState().enCola.length === 0);
    expect(grupos.map(marchadas)).toEqual([[false], [false]]);
  });

  it('of which one tab refuses has the others marched, and says which', async () => {
    const { grupos, tabs } = showParty();
    answerEach(true);

    await marchar(tabs);
    expect(textosToast()).toEqual(['Mesa 5: Ya ha cambiado.', 'Mesa 4: Marchan segundos · 1 de 2 mesas']);
    expect(grupos.map(marchadas)).toEqual([[true], [false]]);
  });

  it('waits for a connection whole; one refused then is given back by its name, and the other marches', async () => {
    const { grupos, tabs } = showParty();
    answerEach(true);
    useTablero.setState({ conexion: { estado: 'cortada', desde: 0, noticia: null } });

    await marchar(tabs);
    expect(textosToast()).toEqual(['Mesas 4 + 5: Marchan segundos · 2 mesas']);
    expect(peticiones).toEqual([]);

    useTablero.setState({ conexion: { estado: 'directo' } });
    wake();
    await until(() => useTablero.getState().enCola.every(({ devuelto }) => devuelto !== undefined));
    expect(useTablero.getState().enCola.map(({ texto }) => texto)).toEqual(['Mesa 5: Marchan segundos']);
    expect(grupos.map(marchadas)).toEqual([[true], [false]]);
  });
});

it('waits for a connection, and what takes it back builds on it', async () => {
  const grupo = show({});
  useTablero.setState({ conexion: { estado: 'cortada', desde: 0, noticia: null } });

  expect(await marcharPase(grupo, SEGUNDOS.id)).toBe(true);
  expect(await esperarPase(grupo, SEGUNDOS.id)).toBe(true);
  await until(() => useTablero.getState().enCola.length === 2);

  const [primero, segundo] = useTablero.getState().enCola;
  expect([primero?.tras, segundo?.tras]).toEqual([[], [primero?.clave]]);
  expect(tocadoDe(useTablero.getState().enCola, blancoMarcha(grupo.grupoMesa, SEGUNDOS.id))).not.toBeNull();
  expect(marchadas(grupo)).toEqual([false]);
});

it('is what a dish of it that is begun meanwhile builds on: the screen has seen it march', async () => {
  const grupo = show({}, {});
  const [ticket] = grupo.pedidos as [Ticket];
  useTablero.setState({ conexion: { estado: 'cortada', desde: 0, noticia: null } });

  await marcharPase(grupo, SEGUNDOS.id);
  await moveLinea(grupo, ticket._id, ticket.productos[0] as Linea, 'en_preparacion');

  const [marcha, empieza] = useTablero.getState().enCola;
  expect([empieza?.cambio.tipo, empieza?.tras]).toEqual(['linea', [marcha?.clave]]);
});

describe('a line that goes to another pase', () => {
  const POSTRES = { id: 'd'.repeat(24), nombre: 'Postres' };
  const put = (grupo: Grupo) => {
    const [ticket] = grupo.pedidos as [Ticket];
    return ponerPase(grupo, ticket, ticket.productos[0] as Linea, POSTRES);
  };

  it('does not wait for a connection: it stays where it is, in words, and nothing is left to be sent', async () => {
    const grupo = show({});
    piso.servidor.alMover = (req) => {
      peticiones.push({ url: req.url ?? '', cuerpo: null });
      req.socket.destroy();
    };

    expect(await put(grupo)).toBe(false);
    expect(piso.toasts).toMatchObject([
      {
        tono: 'error',
        texto: 'No se ha podido cambiar de pase. Error de conexión. Verifica tu conexión a internet.',
      },
    ]);
    expect(vistaDe(grupo.grupoMesa)?.pedidos[0]?.productos[0]?.pase).toEqual(SEGUNDOS);
    expect(useTablero.getState().enCola).toEqual([]);
  });

  it('is asked for again in the same words where the answer was lost, so that it is done once', async () => {
    const grupo = show({});
    const respuestas = [
      (req: IncomingMessage) => req.socket.destroy(),
      (_req: IncomingMessage, res: ServerResponse) => ok(res, { ...grupo, rev: 8 }),
    ];
    piso.servidor.alMover = (req, res, cuerpo) => {
      respuestas[Math.min(peticiones.length, 1)]?.(req, res);
      peticiones.push({ url: req.url ?? '', cuerpo: JSON.parse(cuerpo) as unknown });
    };

    expect(await put(grupo)).toBe(true);
    expect(peticiones.map(({ cuerpo }) => cuerpo)).toEqual([
      { pase: POSTRES.id, rev: 7 },
      { pase: POSTRES.id, rev: 7 },
    ]);
  });
});
