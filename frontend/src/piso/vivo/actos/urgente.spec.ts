import { rutasSala, setUrgente } from '@carta/contracts';
import type { Grupo, MarcarUrgenteRequest } from '@carta/contracts';
import { answer, ok } from '../../../shared/api/pruebas/servidor';
import { until } from '../../../shared/api/pruebas/until';
import { marcarUrgente, quitarUrgente } from './urgente';
import { vistaDe } from '../cola/pasos';
import { undoUltimo, useDeshacibles } from '../cola/deshacibles';
import { toMesa, withEstadosOf } from '../mesas/to-mesa';
import { isTicketUrgente } from '../tickets/urgentes';
import { buildGrupo, buildTicket } from '../pruebas/fabrica';
import { useServidorTablero } from '../pruebas/use-servidor-tablero';
import { replaceTablero, useTablero } from '../tablero/useTablero';

const piso = useServidorTablero();
let peticiones: { url: string; cuerpo: MarcarUrgenteRequest }[];

beforeEach(() => {
  peticiones = [];
  piso.servidor.alMover = (req, res, texto) => {
    const cuerpo = JSON.parse(texto) as MarcarUrgenteRequest;
    peticiones.push({ url: req.url ?? '', cuerpo });
    const [grupo] = useTablero.getState().grupos.values();
    if (grupo) ok(res, playAs(grupo, req.url ?? '', cuerpo.urgente));
  };
});

/** Answers as the real server does: by the contracts' rules on its grupo. */
function playAs(grupo: Grupo, url: string, urgente: boolean): Grupo {
  const ticket = grupo.pedidos.find(({ _id }) => url === rutasSala.urgente(_id));
  const movimiento = setUrgente(toMesa(grupo), ticket?._id ?? '', urgente, { por: 'Ana', en: new Date() });
  if (!movimiento.ok) throw new Error(movimiento.motivo);
  return { ...withEstadosOf(grupo, movimiento.grupo), rev: movimiento.grupo.rev };
}

function show(cambios: Partial<Grupo> = {}): Grupo {
  const grupo = buildGrupo({ rev: 7, pedidos: [buildTicket(), buildTicket()], ...cambios, mesa: 4 });
  replaceTablero({ grupos: [grupo], llamadas: [] }, { grupos: [], llamadas: [] });
  return grupo;
}

const urgentes = ({ grupoMesa }: Grupo) => vistaDe(grupoMesa)!.pedidos.map(isTicketUrgente);
const ticketDe = ({ grupoMesa }: Grupo) => vistaDe(grupoMesa)!.pedidos[0]!;

it('is shown at once, sent as its screen saw it, and taken back by the last move or its toast', async () => {
  const grupo = show();

  const hecho = marcarUrgente(grupo, [ticketDe(grupo)]);
  expect(urgentes(grupo)).toEqual([true, false]);
  expect(await hecho).toBe(true);

  const url = rutasSala.urgente(ticketDe(grupo)._id);
  expect(peticiones).toEqual([{ url, cuerpo: { urgente: true, rev: 7 } }]);
  expect(piso.toasts.map(({ texto, accion }) => [texto, accion?.texto])).toEqual([
    ['Mesa 4: Urgente', 'Deshacer'],
  ]);

  await undoUltimo();
  expect(peticiones.at(-1)?.cuerpo.urgente).toBe(false);
  expect(urgentes(grupo)).toEqual([false, false]);
  expect(useDeshacibles.getState().pila).toEqual([]);
});

it('is not undone once it is served', async () => {
  const grupo = show();
  await marcarUrgente(grupo, [ticketDe(grupo)]);
  const { pedidos } = useTablero.getState().grupos.get(grupo.grupoMesa)!;
  const servidos = pedidos.map((ticket) => ({
    ...ticket,
    productos: ticket.productos.map((linea) => ({ ...linea, estado: 'entregado' as const })),
  }));
  show({ grupoMesa: grupo.grupoMesa, rev: 9, pedidos: servidos });

  await undoUltimo();
  expect(peticiones).toHaveLength(1);
  expect(piso.toasts.at(-1)?.texto).toBe('Ya no se puede deshacer: el pedido ha cambiado');
});

it('says why it is refused, and shows the mesa as it is', async () => {
  const grupo = show();
  piso.servidor.alMover = (_req, res) =>
    answer(res, 409, { success: false, code: 'ESTADO_CAMBIADO', message: 'Ya ha cambiado.', data: grupo });

  expect(await marcarUrgente(grupo, [ticketDe(grupo)])).toBe(false);
  expect(piso.toasts.map(({ texto }) => texto)).toEqual(['Ya ha cambiado.']);
  expect(urgentes(grupo)).toEqual([false, false]);
});

it('waits for a connection, and what takes it back builds on it', async () => {
  const grupo = show();
  useTablero.setState({ conexion: { estado: 'cortada', desde: 0, noticia: null } });

  expect(await marcarUrgente(grupo, [ticketDe(grupo)])).toBe(true);
  expect(urgentes(grupo)).toEqual([true, false]);
  expect(await quitarUrgente(grupo, [ticketDe(grupo)])).toBe(true);
  await until(() => useTablero.getState().enCola.length === 2);

  const [primero, segundo] = useTablero.getState().enCola;
  expect([primero?.tras, segundo?.tras]).toEqual([[], [primero?.clave]]);
  expect(urgentes(grupo)).toEqual([false, false]);
});
