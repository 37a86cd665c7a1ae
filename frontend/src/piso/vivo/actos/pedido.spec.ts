import { moveTicket, parseEstadoLinea } from '@carta/contracts';
import type { EstacionCasa, Grupo, Ticket } from '@carta/contracts';
import { ok } from '../../../shared/api/pruebas/servidor';
import { bringBack, stepTicket } from './pedido';
import { undoUltimo } from '../cola/deshacibles';
import { vistaDe } from '../cola/pasos';
import { recorteDe } from '../tickets/solo';
import type { Solo } from '../tickets/solo';
import { toMesa, withEstadosOf } from '../mesas/to-mesa';
import { buildGrupo, buildLinea, buildTicket } from '../pruebas/fabrica';
import { useServidorTablero } from '../pruebas/use-servidor-tablero';
import { receiveGrupo, replaceTablero, useTablero } from '../tablero/useTablero';

const PLANCHA: EstacionCasa = { _id: 'a'.repeat(24), nombre: 'Plancha', tipo: 'comida' };
const SOLO: Solo = { estaciones: [PLANCHA._id], casa: [PLANCHA] };

const piso = useServidorTablero();
let peticiones: Record<string, unknown>[];

beforeEach(() => {
  peticiones = [];
  piso.servidor.alMover = (_req, res, cuerpo) => {
    const datos = JSON.parse(cuerpo) as { estado: string; lineas?: string[] };
    peticiones.push(datos);
    ok(res, moved(actual(), datos.estado, datos.lineas));
  };
});

const actual = () => useTablero.getState().grupos.values().next().value as Grupo;
const estados = () => vistaDe(actual().grupoMesa)?.pedidos[0]?.productos.map(({ estado }) => estado);

/** Answers as the server does: by the contracts' rules on its grupo. */
function moved(grupo: Grupo, estado: string, lineas?: string[]): Grupo {
  const to = parseEstadoLinea(estado) ?? 'pendiente';
  const [ticket] = grupo.pedidos;
  const vista = lineas ? { lineas } : {};
  const movimiento = moveTicket(toMesa(grupo), ticket?._id ?? '', to, new Date(), vista);
  return movimiento.ok ? { ...withEstadosOf(grupo, movimiento.grupo), rev: grupo.rev + 1 } : grupo;
}

/** A ticket of a guiso and a chuleta, as the Plancha shows it. */
function show(): { grupo: Grupo; recorte: Ticket; chuleta: string } {
  const chuleta = buildLinea({ nombre: 'Chuleta', estacion: { id: PLANCHA._id, nombre: 'Plancha' } });
  const ticket = buildTicket({ lineas: [buildLinea({ nombre: 'Guiso' }), chuleta] });
  const grupo = buildGrupo({ rev: 7, pedidos: [ticket] });
  replaceTablero({ grupos: [grupo], llamadas: [] }, { grupos: [], llamadas: [] });
  return { grupo, recorte: recorteDe(ticket, SOLO) as Ticket, chuleta: chuleta._id };
}

it('a station moves its own lines alone, in one request, and takes them back alone', async () => {
  const { grupo, recorte, chuleta } = show();

  await stepTicket(grupo, recorte, 'en_preparacion');
  expect(estados()).toEqual(['pendiente', 'en_preparacion']);
  await undoUltimo();

  expect(estados()).toEqual(['pendiente', 'pendiente']);
  expect(peticiones).toMatchObject([
    { estado: 'en_preparacion', de: 'pendiente', rev: 7, alcance: 'pedido', lineas: [chuleta] },
    { estado: 'pendiente', de: 'en_preparacion', rev: 8, alcance: 'pedido', lineas: [chuleta] },
  ]);
});

it('brings back what it has finished, and leaves what another station did meanwhile', async () => {
  const { grupo, recorte } = show();
  await stepTicket(grupo, recorte, 'en_preparacion');
  const visto = actual();
  const enPlancha = recorteDe(visto.pedidos[0] as Ticket, SOLO) as Ticket;
  await stepTicket(visto, enPlancha, 'listo');
  const [guiso = ''] = grupo.pedidos[0]?.productos.map(({ _id }) => _id) ?? [];
  receiveGrupo(moved(actual(), 'listo', [guiso]));
  expect(estados()).toEqual(['listo', 'listo']);

  await bringBack(visto, enPlancha);

  expect(estados()).toEqual(['listo', 'en_preparacion']);
});
