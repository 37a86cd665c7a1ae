import { Types } from 'mongoose';
import { REPOSO_VACIA_MS, nombreJornada, rutas, rutasSala } from '@carta/contracts';
import type { CierreDelDia, EstadisticasHoy, Grupo, Ticket } from '@carta/contracts';
import { VaciasService } from '../../src/servicio/pedidos/movimientos/mover/vacias.service';
import { Config } from '../../src/plataforma/config/config';
import { useApp } from '../support/app';
import { order, pedidoOf, useLocal } from '../support/local';
import { usePartidas } from '../support/use-partidas';
import { useSala } from '../support/sala';
import { collect, hearUntil, openTablero } from '../support/socket';

const ticketOf = ({ pedidos: [ticket] }: Pick<Grupo, 'pedidos'>): Ticket => {
  if (!ticket) throw new Error('no ticket');
  return ticket;
};

describe('A mesa of which everything was cancelled', () => {
  const casa = useLocal();
  const { openMesa, readMesa, move, join, pay, serve, orderAt } = usePartidas(casa);
  const { acknowledge, cancel, follow, recientes, setServicio, show, sign } = useSala(casa);

  /** A tab that its station has seen and does not know to be cancelled: it closes for nobody until it does. */
  const emptyMesa = async (mesa: number): Promise<Grupo> => {
    const ticket = ticketOf(await openMesa(mesa, { productos: [casa.local.cana] }));
    await show(ticket);
    return (await cancel(ticket, '0')).body.data;
  };
  /** As the server will look when the ten seconds are over. */
  const closeThen = ({ app } = casa.app): Promise<void> =>
    app.get(VaciasService).runOnce(new Date(Date.now() + REPOSO_VACIA_MS));
  const closeByHand = (grupo: Grupo) =>
    casa.put<Grupo>(rutas.cerrarMesa(ticketOf(grupo)._id), { motivo: 'se fueron' });

  it('is vacía: not to be paid, of no figure, and closed by hand without six hours', async () => {
    const grupo = await emptyMesa(1);
    expect(grupo).toMatchObject({ estadoGrupo: 'vacia', totalGrupo: 0 });
    expect(await readMesa(1)).toEqual(grupo);
    const paid = await pay(grupo, grupo);
    expect([paid.status, paid.body.code]).toEqual([409, 'CONFLICT']);
    expect(paid.body.message).toMatch(/no queda nada.*«Enterado»/);
    const read = async () => {
      const hoy = (await casa.get<EstadisticasHoy>(rutas.pedidosStats())).body.data;
      const dia = nombreJornada([], new Date());
      return [hoy, (await casa.get<CierreDelDia>(rutasSala.cierre(dia))).body.data] as const;
    };
    const nada = { pendiente: 0, en_preparacion: 0, listo: 0, entregado: 0, pagado: 0 };

    const [hoy, cierre] = await read();
    expect(hoy.porEstado).toEqual(nada);
    expect(cierre).toMatchObject({ abiertas: [], mesasPagadas: 0, cancelaciones: [{ mesa: 1 }] });

    expect((await closeByHand(grupo)).body.data).toMatchObject({
      estadoGrupo: 'pagado',
      motivoCierre: 'se fueron',
    });
    expect(await readMesa(1)).toBeNull();
  });

  it('closes by itself once its station says that it knows, once, and every board hears of it', async () => {
    const grupo = await emptyMesa(1);
    const tablero = await openTablero(casa.app, casa.local.token);
    await closeThen();
    expect((await readMesa(1))?.estadoGrupo).toBe('vacia');
    const oidos = collect<Grupo>(tablero, 'grupo');
    const cerrado = hearUntil<Grupo>(tablero, 'grupo', ({ estadoGrupo }) => estadoGrupo === 'pagado');

    const sabido = (await acknowledge(ticketOf(grupo), '0')).body.data;
    await Promise.all([closeThen(), closeThen(), closeThen()]);

    expect(await cerrado).toMatchObject({
      grupoMesa: grupo.grupoMesa,
      rev: sabido.rev + 1,
      motivoCierre: 'Todo cancelado',
    });
    await closeThen();
    const deDos = hearUntil<Grupo>(tablero, 'grupo', ({ mesa }) => mesa.numero === 2);
    await openMesa(2);
    await deDos;
    expect(oidos.filter(({ estadoGrupo }) => estadoGrupo === 'pagado')).toHaveLength(1);
    expect(await readMesa(1)).toBeNull();
  });

  it('waits for no station that had seen nothing of it', async () => {
    await cancel(ticketOf(await openMesa(1, { productos: [casa.local.cana] })), '0');

    await closeThen();

    expect(await readMesa(1)).toBeNull();
  });

  it('keeps an order that comes meanwhile, or leaves it a tab of its own: none is lost', async () => {
    for (const mesa of [1, 2, 3, 4, 5, 6]) {
      const vacia = await emptyMesa(mesa);
      await acknowledge(ticketOf(vacia), '0');
    }

    const [pedidos] = await Promise.all([
      Promise.all([1, 2, 3, 4, 5, 6].map((mesa) => orderAt(mesa))),
      closeThen(),
      closeThen(),
    ]);

    for (const [i, { pedidos: tickets }] of pedidos.entries()) {
      const abierta = await readMesa(i + 1);
      expect(abierta?.estadoGrupo).toBe('pendiente');
      expect(abierta?.pedidos.map(({ _id }) => _id)).toEqual(
        expect.arrayContaining(tickets.map(({ _id }) => _id)),
      );
    }
  });

  it('refuses a party that would move there in those words, and takes it in once it is closed', async () => {
    const vacia = await emptyMesa(9);
    const grupo = await openMesa(6);

    const { status, body } = await move(grupo, 9);

    expect([status, body.code]).toEqual([409, 'MESA_OCUPADA']);
    expect(body.message).toBe('La mesa 9 está vacía. Se cierra sola cuando cocina y barra digan «Enterado».');
    await acknowledge(ticketOf(vacia), '0');
    await closeThen();
    expect((await move(grupo, 9)).body.data.mesa.numero).toBe(9);
  });

  it('is not in the way of its party, which pays without it', async () => {
    const servido = await serve(await openMesa(6, { productos: [casa.local.cana] }));
    await emptyMesa(7);
    const lider = (await join(servido, [6, 7])).body.data;

    const { status, body } = await pay(lider, lider);

    expect([status, body.data.grupos.map(({ mesa }) => mesa.numero)]).toEqual([200, [6]]);
    expect((await readMesa(7))?.estadoGrupo).toBe('vacia');
  });

  it('shows new guests nothing of what was cancelled', async () => {
    await setServicio({ mesaCompartida: true });
    await emptyMesa(1);
    const { seguimiento } = await orderAt(1, { t: await sign(1) });

    const [seguido] = await follow(seguimiento);

    expect(JSON.stringify(seguido)).not.toContain('cancelada');
    expect(seguido?.otros ?? []).toEqual([]);
  });

  describe('and two processes on one database', () => {
    const proceso = useApp(() => ({ mongodbUri: casa.app.app.get(Config).mongodbUri }));

    it('is closed once, though both look at the same instant, every time', async () => {
      const apps = [casa.app, proceso];
      const tableros = await Promise.all(apps.map((app) => openTablero(app, casa.local.token)));
      const oidos = tableros.map((tablero) => collect<Grupo>(tablero, 'grupo'));
      const mesas = [1, 2, 3, 4, 5, 6];
      const sabidas: Grupo[] = [];
      for (const mesa of mesas) {
        sabidas.push((await acknowledge(ticketOf(await emptyMesa(mesa)), '0')).body.data);
        await Promise.all([...apps, ...apps].map(closeThen));
      }

      const docs = await casa.app.db
        .collection('grupos')
        .find({ restaurante: new Types.ObjectId(casa.local.id) })
        .sort({ mesa: 1 })
        .toArray();
      expect(docs.map(({ rev, motivoCierre }) => ({ rev, motivoCierre }))).toEqual(
        sabidas.map(({ rev }) => ({ rev: rev + 1, motivoCierre: 'Todo cancelado' })),
      );
      const cierres = (await recientes()).filter(({ a }) => a === 'pagado');
      expect(cierres.map(({ mesa, motivo }) => [mesa, motivo]).reverse()).toEqual(
        mesas.map((mesa) => [mesa, 'Todo cancelado']),
      );
      const heardOtra = tableros.map((tablero, i) =>
        hearUntil<Grupo>(tablero, 'grupo', ({ mesa }) => mesa.numero === 10 + i),
      );
      for (const [i, app] of apps.entries()) await order(app, pedidoOf(casa.local, { mesa: 10 + i }));
      await Promise.all(heardOtra);
      const cerradas = oidos.flat().filter(({ estadoGrupo }) => estadoGrupo === 'pagado');
      expect(cerradas.map(({ mesa }) => mesa.numero).sort((a, b) => a - b)).toEqual(mesas);
    });
  });
});
