import { acknowledgeMudanza as acknowledge, rutasSala } from '@carta/contracts';
import type { Grupo } from '@carta/contracts';
import { answer, ok } from '../../../shared/api/pruebas/servidor';
import { acknowledgeMudanza } from './enterado';
import { stepTicket } from './pedido';
import { vistaDe } from '../cola/pasos';
import { toMesa, withEstadosOf } from '../mesas/to-mesa';
import { buildGrupo, buildTicket } from '../pruebas/fabrica';
import { useServidorTablero } from '../pruebas/use-servidor-tablero';
import { replaceTablero, useTablero } from '../tablero/useTablero';

const piso = useServidorTablero();
let peticiones: { url: string; cuerpo: unknown }[];
beforeEach(() => {
  peticiones = [];
});

function show(): { grupo: Grupo; ticketId: string } {
  const grupo = buildGrupo({ mesa: 9, pedidos: [buildTicket({ antes: 6 })] });
  replaceTablero({ grupos: [grupo], llamadas: [] }, { grupos: [], llamadas: [] });
  piso.servidor.alMover = (req, res, cuerpo) => {
    peticiones.push({ url: req.url ?? '', cuerpo: JSON.parse(cuerpo) as unknown });
    const hecho = acknowledge(toMesa(grupo), grupo.pedidos[0]!._id, 9);
    ok(res, hecho.ok && { ...withEstadosOf(grupo, hecho.grupo), rev: grupo.rev + 1 });
  };
  return { grupo, ticketId: grupo.pedidos[0]!._id };
}

function vista() {
  const [id = ''] = useTablero.getState().grupos.keys();
  return vistaDe(id)!.pedidos[0]!;
}

it('is shown at once, and tells the server of the mesa that was read', async () => {
  const { grupo, ticketId } = show();

  const hecho = acknowledgeMudanza(grupo, vista());
  expect(vista().antes).toBeUndefined();

  expect(await hecho).toBe(true);
  expect(vista().antes).toBeUndefined();
  expect(peticiones).toEqual([{ url: rutasSala.enteradoMudanza(ticketId), cuerpo: { mesa: 9 } }]);
});

it('is taken back when the server refuses, and says why', async () => {
  const { grupo } = show();
  const message = 'El pedido ya ha cambiado. Te mostramos cómo está ahora.';
  piso.servidor.alMover = (_req, res) =>
    answer(res, 409, { success: false, code: 'ESTADO_CAMBIADO', message });

  expect(await acknowledgeMudanza(grupo, vista())).toBe(false);
  expect(vista().antes).toBe(6);
  expect(piso.toasts).toMatchObject([{ texto: message }]);
});

it('is asked for once however often it is tapped, and keeps nobody from moving the ticket on', async () => {
  const { grupo } = show();

  const vistas = [vista(), vista()];
  await Promise.all([
    ...vistas.map((ticket) => acknowledgeMudanza(grupo, ticket)),
    stepTicket(grupo, vista(), 'en_preparacion'),
  ]);

  expect(peticiones.map(({ url }) => url.split('/').at(-1))).toEqual(['enterado', 'estado']);
});
