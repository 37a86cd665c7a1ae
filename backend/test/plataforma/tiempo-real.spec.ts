// Longer than most: every sign that a screen hears is tried on one house.
import { rutas, rutasSala } from '@carta/contracts';
import type { Carta, Grupo, LatidoTablero, TicketEnVivo } from '@carta/contracts';
import { Types } from 'mongoose';
import { ResumenesService } from '../../src/casa/locales/resumenes.service';
import { buildLocal, order, pedidoOf, useLocal } from '../support/local';
import { NADIE, buildRestaurante, openSesion } from '../support/factories';
import { eventually } from '../support/mongo-motor';
import { collect, hear, openComensal, openTablero, refusal } from '../support/socket';

/** One more than a latido has turns: two of them share one. */
const RESTAURANTES = 21;

interface Oyente {
  id: string;
  token: string;
  latidos: LatidoTablero[];
}

interface Explicacion {
  executionStats: { nReturned: number; totalDocsExamined: number };
}

describe('Realtime', () => {
  const casa = useLocal();

  /** How many documents the engine opens to answer the revs that a latido tells. */
  async function documentsRead(coleccion: string, filtro: object, hint: string): Promise<number> {
    const restaurante = { $in: [new Types.ObjectId(casa.local.id)] };
    const plan = await casa.app.db
      .collection(coleccion)
      .find({ restaurante, ...filtro }, { projection: { restaurante: 1, rev: 1 }, hint })
      .explain('executionStats');
    const { nReturned, totalDocsExamined } = (plan as Explicacion).executionStats;
    expect(nReturned).toBeGreaterThan(0);
    return totalDocsExamined;
  }

  it('tells the boards of a restaurant about a new order, as REST tells it, and nobody else', async () => {
    const vecino = await buildLocal(casa.app);
    const tableroVecino = await openTablero(casa.app, vecino.token);
    const ajenos = collect<Grupo>(tableroVecino, 'grupo');
    const tablero = await openTablero(casa.app, casa.local.token);
    const oido = hear<Grupo>(tablero, 'grupo');

    await casa.order();

    const grupo = await oido;
    expect(await casa.tablero()).toEqual([grupo]);
    // The neighbour's own order arrives after ours would have.
    const propio = hear(tableroVecino, 'grupo');
    await order(casa.app, pedidoOf(vecino));
    await propio;
    expect(ajenos.map(({ grupoMesa }) => grupoMesa)).not.toContain(grupo.grupoMesa);
  });

  it('beats every 2 s with the rev of every open mesa and call, read from indexes alone', async () => {
    const tablero = await openTablero(casa.app, casa.local.token);
    await casa.order();
    await casa.order({ mesa: 2 });
    const llamada = (await casa.call()).body.data;

    await hear(tablero, 'latido');
    const latido = await hear<LatidoTablero>(tablero, 'latido');

    const grupos = await casa.tablero();
    expect(latido).toMatchObject({
      abiertos: {
        ...Object.fromEntries(grupos.map(({ grupoMesa, rev }) => [grupoMesa, rev])),
        [llamada._id]: llamada.rev,
      },
      pagadosDesde: null,
    });
    expect(await documentsRead('grupos', { pagado: false }, 'abiertos')).toBe(0);
    expect(await documentsRead('llamadas', { abierto: true, creadoEn: { $gt: new Date(0) } }, 'latido')).toBe(
      0,
    );
  });

  it('tells a full house of 60 mesas in less than 4 KB', async () => {
    const local = await buildLocal(casa.app, { numeroMesas: 60 });
    for (let mesa = 1; mesa <= 60; mesa++) await order(casa.app, pedidoOf(local, { mesa }));
    const tablero = await openTablero(casa.app, local.token);

    const latido = await hear<LatidoTablero>(tablero, 'latido');

    expect(Object.keys(latido.abiertos)).toHaveLength(60);
    expect(JSON.stringify(latido).length).toBeLessThan(4_096);
  });

  it('tells the boards when the paid list was cleared, now and in the next latidos', async () => {
    const tablero = await openTablero(casa.app, casa.local.token);
    const oido = hear(tablero, 'pagados');

    await casa.delete(rutas.pedidosPagados());

    expect(await oido).toEqual({ eliminados: 0 });
    const latido = await hear<LatidoTablero>(tablero, 'latido');
    expect(latido.pagadosDesde).toEqual(expect.any(String));
  });

  it('tells a diner’s phone its own order and no other of the same mesa', async () => {
    const propio = await casa.order({ productos: [casa.local.cana] });
    const comensal = await openComensal(casa.app, casa.local.id);
    expect(await comensal.emitWithAck('seguir', propio.body.data.seguimiento)).toEqual({ success: true });
    expect(await comensal.emitWithAck('seguir', 'mentira')).toEqual({ success: false });
    const oidos = collect<TicketEnVivo>(comensal, 'pedido');

    const ajeno = await casa.order();
    const oido = hear<TicketEnVivo>(comensal, 'pedido');
    const [ticket] = propio.body.data.pedidos;
    await casa.put(rutas.lineaEstado(ticket?._id ?? '', '0'), { estado: 'en_preparacion' });

    expect(await oido).toMatchObject({ pagado: false, pedido: { _id: ticket?._id } });
    const ids = oidos.map(({ pedido: visto }) => visto._id);
    for (const ticket of ajeno.body.data.pedidos) expect(ids).not.toContain(ticket._id);
  });

  it('tells a diner’s phone which carta is true as soon as it connects, since its page may be a copy', async () => {
    const carta = await casa.app.get<Carta>(rutas.carta(casa.local.id));
    const comensal = await openComensal(casa.app, casa.local.id);
    comensal.disconnect();
    const oidos = collect<{ cartaVersion: string }>(comensal, 'latido');

    comensal.connect();
    await comensal.emitWithAck('seguir', 'mentira');

    expect(oidos).toMatchObject([{ cartaVersion: carta.body.data.version }]);
  });

  it('refuses what is no token and what is no restaurant', async () => {
    const operador = await refusal(casa.app, '/tablero', { token: { $ne: null } });
    expect(operador).toMatchObject({ code: 'UNAUTHORIZED' });
    for (const restaurante of ['x', NADIE]) {
      const nada = await refusal(casa.app, '/comensal', { restaurante });
      expect(nada).toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  it('closes a board’s socket within a second of its logout', async () => {
    const tablero = await openTablero(casa.app, casa.local.token);
    const cerrado = hear(tablero, 'disconnect');

    await casa.post(rutas.logout());

    expect(await cerrado).toBe('io server disconnect');
    expect(await refusal(casa.app, '/tablero', { token: casa.local.token })).toMatchObject({
      code: 'UNAUTHORIZED',
    });
  });

  it('refuses pages of other origins', async () => {
    const ajeno = await fetch(`${casa.app.url}/socket.io/?EIO=4&transport=polling`, {
      headers: { Origin: 'https://malo.example' },
    });
    const propio = await fetch(`${casa.app.url}/socket.io/?EIO=4&transport=polling`, {
      headers: { Origin: casa.app.url },
    });

    expect([ajeno.status, propio.status]).toEqual([403, 200]);
  });

  describe('of restaurantes that share a turn of the latido', () => {
    it('tells how each works as it is when it is told, not as it was when the turn began', async () => {
      const oyentes: Oyente[] = [];
      for (let i = 0; i < RESTAURANTES; i++) oyentes.push(await openOyente());
      const turno = await firstSharedTurno();
      const ultimo = oyentes.find(({ id }) => id === turno.ids.at(-1));
      if (!ultimo) throw new Error('a restaurante without a board has a turn');

      const antes = ultimo.latidos.length;
      await pause(ultimo);
      turno.goOn();
      await eventually(() => ultimo.latidos.length >= antes + 2);

      const pausas = ultimo.latidos.slice(antes).map(({ servicio }) => servicio.pausado);
      expect(pausas).not.toContain(false);
    });

    async function openOyente(): Promise<Oyente> {
      const { id } = await buildRestaurante(casa.app, { plan: 'premium' });
      const { accessToken: token } = await openSesion(casa.app, id);
      return { id, token, latidos: collect(await openTablero(casa.app, token), 'latido') };
    }

    async function pause({ id, token }: Oyente): Promise<void> {
      const { status } = await casa.app.put(rutasSala.servicio(id), { token, body: { pausado: true } });
      expect(status).toBe(200);
    }

    /** A turn of several, which has been read and of which nobody has been told yet; it waits until it may go on. */
    function firstSharedTurno(): Promise<{ ids: readonly string[]; goOn: () => void }> {
      const resumenes = casa.app.app.get(ResumenesService);
      const of = resumenes.findResumenes.bind(resumenes);
      let ids: readonly string[] = [];
      return new Promise((resolve) => {
        const spy = jest.spyOn(resumenes, 'findResumenes').mockImplementation(async (pedidos) => {
          if (ids.length === 0 && pedidos.length > 1) ids = pedidos;
          else if (ids.length > 0 && pedidos[0] === ids[0]) {
            spy.mockRestore();
            await new Promise<void>((goOn) => resolve({ ids, goOn }));
          }
          return of(pedidos);
        });
      });
    }
  });
});
