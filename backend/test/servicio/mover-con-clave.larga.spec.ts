// Longer than most: every move of a mesa has its row, and all meet the same refusals.
import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import { CABECERA_CLAVE, rutas, rutasSala } from '@carta/contracts';
import type { Grupo, MotivoRechazo, Producto, Ticket } from '@carta/contracts';
import { MovimientosService } from '../../src/servicio/pedidos/movimientos/movimientos.service';
import { ANADIDAS, PRIMERAS } from '../api/rutas-conocidas';
import type { Respuesta } from '../support/app';
import { useCaja } from '../support/caja';
import { useLocal } from '../support/local';
import { buildPases } from '../support/pases';
import { buildPorPeso } from '../support/platos';
import { useSala } from '../support/sala';

/** One request that moves a mesa, as a screen sends it; `rev` is what that screen saw. */
interface Peticion {
  ruta: string;
  body?: Record<string, unknown>;
  metodo?: 'post';
  /** It answers 422 without a rev. */
  pideRev?: true;
  /** The key is not a new one. */
  clave?: string;
}

type Doc = Record<string, unknown> & { rev: number; claves?: string[]; pedidos: Record<string, unknown>[] };

/** Every way to change a mesa that is there, by its route; a POST of a new order is none. */
const MOVIMIENTOS = [...PRIMERAS, ...ANADIDAS].filter((ruta) =>
  /^(PUT|POST) \/api\/(pedidos\/(:id|grupos)|cobros)\//.test(ruta),
);

describe('A key makes a move happen once', () => {
  const casa = useLocal();
  const { moveTo, moveLinea, orderAt, readMesa, setServicio, setMesaOf, takeOrder, cancelUnits } =
    useSala(casa);
  const { serve, chargeOk, pay } = useCaja(casa);

  const primeroDe = ({ pedidos }: Grupo) => pedidos[0] as Ticket;
  const served = async () => serve(1);
  /** A tab with a pase that waits, and that pase. */
  const enEspera = async (): Promise<{ mesa: Grupo; pase: string; otro: string }> => {
    const { ids, lineas } = await buildPases(casa.app, casa.local);
    await takeOrder(1, { productos: [lineas.Entrantes, lineas.Segundos] });
    return { mesa: await readMesa(), pase: ids.Segundos, otro: ids.Postres };
  };

  /** Each row makes a mesa, and says the request that moves it. */
  const FILAS: Record<string, () => Promise<Peticion>> = {
    'PUT /api/pedidos/:id/estado': async () => {
      const [{ _id }] = await orderAt(1);
      const { rev } = await readMesa();
      return { ruta: rutas.pedidoEstado(_id), body: { estado: 'en_preparacion', alcance: 'pedido', rev } };
    },
    'PUT /api/pedidos/:id/estado, a mesa': async () => {
      const [{ _id }] = await orderAt(1);
      const { rev } = await readMesa();
      return { ruta: rutas.pedidoEstado(_id), body: { estado: 'listo', de: 'pendiente', rev } };
    },
    'PUT /api/pedidos/:id/estado, paying': async () => {
      const mesa = await served();
      return { ruta: rutas.pedidoEstado(primeroDe(mesa)._id), body: { estado: 'pagado', rev: mesa.rev } };
    },
    'PUT /api/pedidos/:id/estado, opening again': async () => {
      const { data } = (await pay(await served())).body;
      const body = { estado: 'entregado', reabrir: true, rev: data.rev };
      return { ruta: rutas.pedidoEstado(primeroDe(data)._id), body, pideRev: true };
    },
    'PUT /api/pedidos/:id/producto/:linea/estado': async () => {
      const [{ _id }] = await orderAt(1);
      const { rev } = await readMesa();
      return { ruta: rutas.lineaEstado(_id, '0'), body: { estado: 'en_preparacion', rev } };
    },
    'PUT /api/pedidos/:id/cerrar': async () => {
      const [ticket] = await orderAt(1);
      await setMesaOf(ticket, { actualizadoEn: new Date(Date.now() - 7 * 3_600_000) });
      return { ruta: rutas.cerrarMesa(ticket._id), body: { motivo: 'se fueron' } };
    },
    'PUT /api/pedidos/:id/visto': async () => ({ ruta: rutasSala.visto((await orderAt(1))[0]._id) }),
    'PUT /api/pedidos/:id/llevar': async () => {
      const [ticket] = await orderAt(1);
      const { rev } = (await moveTo(ticket, { estado: 'listo' })).body.data;
      return { ruta: rutasSala.llevar(ticket._id), body: { llevar: true, rev } };
    },
    'PUT /api/pedidos/:id/urgente': async () => {
      await setServicio({ urgentes: true });
      const [{ _id }] = await orderAt(1);
      const { rev } = await readMesa();
      return { ruta: rutasSala.urgente(_id), body: { urgente: true, rev } };
    },
    'PUT /api/pedidos/:id/producto/:linea/cancelar': async () => {
      const [{ _id }] = await orderAt(1);
      const { rev } = await readMesa();
      return { ruta: rutasSala.cancelarLinea(_id, '0'), body: { motivo: 'no lo quieren', rev } };
    },
    'PUT /api/pedidos/:id/producto/:linea/reponer': async () => {
      const [ticket] = await orderAt(1, { productos: [{ ...casa.local.tortilla, cantidad: 2 }] });
      const clave = randomUUID();
      await cancelUnits(ticket, { unidades: 1 }, undefined, clave);
      return { ruta: rutasSala.reponerLinea(ticket._id, '0'), clave };
    },
    'PUT /api/pedidos/:id/producto/:linea/enterado': async () => {
      const [ticket] = await orderAt(1, { productos: [{ ...casa.local.tortilla, cantidad: 2 }] });
      await cancelUnits(ticket, { unidades: 1 });
      return { ruta: rutasSala.enterado(ticket._id, '0', 1) };
    },
    'POST /api/pedidos/grupos/:grupo/cobros': async () => {
      const { grupoMesa, rev } = await served();
      const body = { forma: 'tarjeta', importe: 3, rev };
      return { ruta: rutasSala.cobros(grupoMesa), body, metodo: 'post', pideRev: true };
    },
    'PUT /api/cobros/:id/anular': async () => {
      const { cobros = [] } = await chargeOk(await served(), { importe: 3 });
      return { ruta: rutasSala.anularCobro(cobros[0]?._id ?? ''), body: { motivo: 'era de otra mesa' } };
    },
    'POST /api/pedidos/grupos/:grupo/ajustes': async () => {
      const { grupoMesa, rev } = await served();
      const body = { tipo: 'descuento', motivo: 'de la casa', porcentaje: 10, rev };
      return { ruta: rutasSala.rebajas(grupoMesa), body, metodo: 'post', pideRev: true };
    },
    'PUT /api/pedidos/grupos/:grupo/ajustes/:ajuste/deshacer': async () => {
      const { grupoMesa, rev } = await served();
      const body = { tipo: 'descuento', motivo: 'de la casa', porcentaje: 10, rev };
      const headers = { [CABECERA_CLAVE]: randomUUID() };
      const { data } = (await casa.post<Grupo>(rutasSala.rebajas(grupoMesa), body, headers)).body;
      const ruta = rutasSala.deshacerRebaja(grupoMesa, data.ajustes?.[0]?._id ?? '');
      return { ruta, body: { rev: data.rev }, pideRev: true };
    },
    'PUT /api/pedidos/grupos/:grupo/mover': async () => {
      const { grupoMesa, rev } = await served();
      return { ruta: rutasSala.moverMesa(grupoMesa), body: { de: 1, a: 9, rev }, pideRev: true };
    },
    'PUT /api/pedidos/grupos/:grupo/juntas': async () => {
      const { grupoMesa, rev } = await served();
      return { ruta: rutasSala.juntarMesas(grupoMesa), body: { mesas: [1, 2], rev }, pideRev: true };
    },
    'PUT /api/pedidos/:id/producto/:linea/pase': async () => {
      const { mesa, otro } = await enEspera();
      const [ticket] = mesa.pedidos;
      return { ruta: rutasSala.paseDeLinea(ticket?._id ?? '', '1'), body: { pase: otro, rev: mesa.rev } };
    },
    'PUT /api/pedidos/grupos/:grupo/marchar': async () => {
      const { mesa, pase } = await enEspera();
      return { ruta: rutasSala.marcharPase(mesa.grupoMesa), body: { pase, rev: mesa.rev } };
    },
    'PUT /api/pedidos/grupos/:grupo/esperar': async () => {
      const { mesa, pase } = await enEspera();
      const { data } = (await casa.put<Grupo>(rutasSala.marcharPase(mesa.grupoMesa), { pase })).body;
      return { ruta: rutasSala.esperarPase(mesa.grupoMesa), body: { pase, rev: data.rev } };
    },
    'PUT /api/pedidos/grupos/:grupo/comensales': async () => {
      const { grupoMesa, rev } = await served();
      return { ruta: rutasSala.comensales(grupoMesa), body: { comensales: 4, rev } };
    },
    'PUT /api/pedidos/:id/producto/:linea/peso': async () => {
      const { _id: productoId, nombre }: Producto = await buildPorPeso(casa.app, casa.local.token);
      const [{ _id }] = await orderAt(1, { productos: [{ productoId, nombre, cantidad: 1, precio: 19.5 }] });
      const { rev } = await readMesa();
      return { ruta: rutasSala.peso(_id, '0'), body: { gramos: 420, rev } };
    },
    'PUT /api/pedidos/grupos/:grupo/pagar': async () => {
      const { grupoMesa, rev } = await served();
      return { ruta: rutasSala.pagarMesas(grupoMesa), body: { revs: { [grupoMesa]: rev } }, pideRev: true };
    },
    'PUT /api/pedidos/:id/enterado': async () => {
      const [{ _id }] = await orderAt(1);
      const { grupoMesa, rev } = await readMesa();
      await casa.put(rutasSala.moverMesa(grupoMesa), { de: 1, a: 9, rev });
      return { ruta: rutasSala.enteradoMudanza(_id), body: { mesa: 9 } };
    },
  };

  /** What others have made of the mesa since: each lets a move be done again, or refuses it. */
  const DESPUES: Record<string, (antes: Doc, ahora: Doc) => Record<string, unknown>> = {
    'all was taken back': ({ _id, rev: _rev, actualizadoEn: _en, ...antes }) => antes,
    'it is paid': () => ({ pagado: true, pagadoEn: new Date() }),
    'it is paid and archived': () => ({ pagado: true, pagadoEn: new Date(), archivadoEn: new Date() }),
    'it was closed': () => ({ pagado: true, pagadoEn: new Date(), motivoCierre: 'se fueron' }),
    'it was opened again': (_, { rev }) => ({ pagado: false, revReapertura: rev + 10, reaperturas: 1 }),
    'it sits elsewhere': () => ({ mesa: 11 }),
    'all was cancelled': (_, { pedidos: tickets }) => ({
      pedidos: withLineas(tickets, { cancelada: { motivo: 'x', en: new Date(), por: 'Ana' } }),
    }),
    'all was served': (_, { rev, pedidos: tickets }) => ({
      pedidos: withLineas(tickets, { estado: 'entregado', entregadoEn: new Date(), revMovida: rev + 10 }),
    }),
    'somebody charged': (_, { rev }) => ({ revCobros: rev + 10, revAjustes: rev + 10 }),
  };

  function withLineas(tickets: Doc['pedidos'], campos: object): object[] {
    return tickets.map((ticket) => ({
      ...ticket,
      lineas: (ticket.lineas as object[]).map((linea) => ({ ...linea, ...campos })),
    }));
  }

  const grupos = () => casa.app.db.collection('grupos');
  const readDoc = async (): Promise<Doc> =>
    (await grupos().findOne({ restaurante: new Types.ObjectId(casa.local.id) })) as unknown as Doc;
  const send = ({ ruta, body, metodo = 'put' as never }: Peticion, clave: string | null) =>
    casa[metodo as 'put' | 'post']<Grupo & { grupos?: Grupo[] }>(
      ruta,
      body ?? {},
      clave === null ? undefined : { [CABECERA_CLAVE]: clave },
    );
  const revOf = ({ body: { data } }: Respuesta<Grupo & { grupos?: Grupo[] }>) =>
    (data.grupos?.[0] ?? data).rev;
  const sinRev = ({ body, ...peticion }: Peticion): Peticion => {
    const { rev: _rev, ...resto } = body ?? {};
    return { ...peticion, body: resto };
  };
  /** The mesa becomes that, at a later rev, and keeps what it remembers of keys. */
  const become = async (antes: Doc, despues: (typeof DESPUES)[string]): Promise<Doc> => {
    const ahora = await readDoc();
    const { claves: _claves, movimientos: _pasos, ...campos } = despues(antes, ahora) as Partial<Doc>;
    const $set = { ...campos, rev: ahora.rev + 10, actualizadoEn: new Date() };
    // all that the move has added is gone too
    const nuevos = 'pedidos' in campos && 'restaurante' in campos ? Object.keys(ahora) : [];
    const sobran = nuevos.filter((campo) => !(campo in antes) && !/^(claves|movimientos)/.test(campo));
    const $unset = Object.fromEntries(sobran.map((campo) => [campo, '']));
    const { _id } = ahora as unknown as { _id: Types.ObjectId };
    await grupos().updateOne({ _id }, sobran.length > 0 ? { $set, $unset } : { $set });
    return readDoc();
  };
  /** Each refusal in turn, late, with the rev that was seen and without. */
  const expectNothingMore = async (peticion: Peticion, clave: string, antes: Doc): Promise<void> => {
    const formas =
      peticion.pideRev || peticion.body?.rev === undefined ? [peticion] : [peticion, sinRev(peticion)];
    const fallos: string[] = [];
    for (const [cual, despues] of Object.entries(DESPUES)) {
      const ahora = await become(antes, despues);
      for (const forma of formas) {
        const respuesta = await send(forma, clave);
        const isIgual = JSON.stringify(await readDoc()) === JSON.stringify(ahora);
        const isAhora = respuesta.status === 200 && revOf(respuesta) === ahora.rev;
        if (!isAhora || !isIgual) {
          const rev = forma.body?.rev === undefined ? 'without rev' : 'with rev';
          fallos.push(`${cual}, ${rev}: ${respuesta.status}${isIgual ? '' : ', and it was done again'}`);
        }
      }
    }
    expect(fallos).toEqual([]);
  };

  it('of every move there is', () => {
    const conFila = new Set(Object.keys(FILAS).map((fila) => fila.split(',')[0]));
    expect([...conFila].sort()).toEqual([...MOVIMIENTOS].sort());
  });

  it.each(Object.keys(FILAS))(
    '%s: done, it is 200 for good, whatever has become of the mesa',
    async (fila) => {
      const peticion = await FILAS[fila]!();
      const { clave = randomUUID() } = peticion;
      const antes = await readDoc();
      const { status, body } = await send(peticion, clave);
      expect([body.message, [200, 201].includes(status)]).toEqual([undefined, true]);
      expect((await readDoc()).rev).toBeGreaterThan(antes.rev);

      await expectNothingMore(peticion, clave, antes);
    },
  );

  /** Under another key these do another thing, or cannot come under another. */
  const OTRA_COSA = /cobros$|ajustes$|reponer$/;
  it.each(Object.keys(FILAS).filter((fila) => !OTRA_COSA.test(fila)))(
    '%s: one that found it so already has been done as well',
    async (fila) => {
      const peticion = await FILAS[fila]!();
      const antes = await readDoc();
      await send(peticion, randomUUID());
      const hecha = await readDoc();
      const clave = randomUUID();

      const { status } = await send(peticion, clave);

      expect([status, (await readDoc()).rev]).toEqual([200, hecha.rev]);
      await expectNothingMore(peticion, clave, antes);
    },
  );

  it.each(Object.keys(FILAS).filter((fila) => !/reponer$/.test(fila)))(
    '%s: of ten at once under one key one is done',
    async (fila) => {
      const peticion = await FILAS[fila]!();
      const { rev } = await readDoc();
      const clave = randomUUID();

      const respuestas = await Promise.all(Array.from({ length: 10 }, () => send(peticion, clave)));

      expect(respuestas.filter(({ status }) => status > 201)).toEqual([]);
      expect((await readDoc()).rev).toBe(rev + 1);
    },
  );

  it('once, whatever a move would be refused for by then', async () => {
    const movimientos = casa.app.app.get(MovimientosService);
    const autor = { restauranteId: casa.local.id, actor: 'Ana' };
    const { grupoMesa, rev } = await served();
    const acto = { clave: randomUUID(), que: 'prueba' };
    const move = (motivo?: MotivoRechazo, vista: number | undefined = rev) =>
      movimientos.moveGrupo(autor, grupoMesa, vista, acto, (grupo) =>
        motivo ? { ok: false, motivo } : { ok: true, grupo: { ...grupo, rev: grupo.rev + 1, comensales: 3 } },
      );
    const hecha = await move();
    const repetida = { antes: null, mesa: hecha.mesa, isNuevo: false };

    expect(hecha.isNuevo).toBe(true);
    for (const motivo of Object.keys(MOTIVOS) as MotivoRechazo[]) {
      expect(await move(motivo)).toEqual(repetida);
      expect(await move(motivo, undefined)).toEqual(repetida);
      // of a rev that only another copy of the data had
      expect(await move(motivo, rev + 1_000)).toEqual(repetida);
    }
  });

  it('and what a program of before wrote into the steps of a mesa is found', async () => {
    const [{ _id }] = await orderAt(1);
    const peticion = { ruta: rutas.lineaEstado(_id, '0'), body: { estado: 'en_preparacion' } };
    const clave = randomUUID();
    await send(peticion, clave);
    const { _id: mesa } = (await readDoc()) as unknown as { _id: Types.ObjectId };
    await grupos().updateOne({ _id: mesa }, { $unset: { claves: '', 'movimientos.$[].conClave': '' } });
    await moveLinea({ _id } as Ticket, '0', 'pendiente');
    const { rev } = await readDoc();

    expect((await send(peticion, clave)).status).toBe(200);
    expect((await readDoc()).rev).toBe(rev);
  });
});

/** All there are: one more does not compile without its line here. */
const MOTIVOS: Record<MotivoRechazo, true> = {
  NO_EXISTE: true,
  ESTADO_CAMBIADO: true,
  EN_ESPERA: true,
  SIN_MARCHAR: true,
  SIN_PESAR: true,
  NO_SE_PESA: true,
  SIN_ENTREGAR: true,
  VACIA: true,
  ARCHIVADO: true,
  MUY_REABIERTA: true,
  EN_USO: true,
  LO_LLEVA: true,
  MUY_MOVIDA: true,
  MUY_COBRADA: true,
  MUY_CANCELADA: true,
  COBRADO: true,
  SE_PASA: true,
  CLAVE_USADA: true,
  CLAVE_DE_REBAJA: true,
  PAGADA: true,
  MUY_REBAJADA: true,
  SIN_IMPORTE: true,
  REBAJA_MAYOR: true,
  REBAJA_POSTERIOR: true,
  ES_MENU: true,
  MENU_SERVIDO: true,
  TARDE: true,
  SABIDA: true,
};
