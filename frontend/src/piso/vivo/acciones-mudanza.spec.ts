import { acknowledgeMudanza as acknowledge, rutasSala } from '@carta/contracts';
import type { Grupo } from '@carta/contracts';
import { setGanchosSesion } from '../../shared/api/cliente';
import { browseFrom } from '../../shared/api/pruebas/navegador';
import { answer, ok } from '../../shared/api/pruebas/servidor';
import { onToast } from '../../shared/ui/Toasts/toast';
import { acknowledgeMudanza, stepTicket } from './acciones-cocina';
import { forgetDeshacibles } from './deshacibles';
import { vistaDe } from './cola/pasos';
import { toMesa, withEstadosOf } from './modelo/to-mesa';
import { buildGrupo, buildTicket } from './pruebas/fabrica';
import { clearCola } from './pruebas/cola';
import { ServidorTablero } from './pruebas/servidorTablero';
import { replaceTablero, resetTablero, useTablero } from './useTablero';

let servidor: ServidorTablero;
let peticiones: { url: string; cuerpo: unknown }[];
let textos: string[];
let dejarDeOir: () => void;

beforeEach(async () => {
  setGanchosSesion({ token: () => 'vivo', refresh: async () => null, onUnauthorized: () => undefined });
  [peticiones, textos] = [[], []];
  dejarDeOir = onToast({ show: ({ texto }) => textos.push(texto), retirar: () => undefined });
  servidor = new ServidorTablero();
  await servidor.start();
  browseFrom(servidor.origen);
});

afterEach(async () => {
  dejarDeOir();
  await servidor.stop();
  resetTablero();
  clearCola();
  forgetDeshacibles();
});

function show(): { grupo: Grupo; ticketId: string } {
  const grupo = buildGrupo({ mesa: 9, pedidos: [buildTicket({ antes: 6 })] });
  replaceTablero({ grupos: [grupo], llamadas: [] }, { grupos: [], llamadas: [] });
  servidor.alMover = (req, res, cuerpo) => {
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
  servidor.alMover = (_req, res) => answer(res, 409, { success: false, code: 'ESTADO_CAMBIADO', message });

  expect(await acknowledgeMudanza(grupo, vista())).toBe(false);
  expect(vista().antes).toBe(6);
  expect(textos).toEqual([message]);
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
