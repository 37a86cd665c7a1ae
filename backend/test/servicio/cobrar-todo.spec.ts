// Longer than most: a party is charged in every order in which its mesas are parted, paid and served.
import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import { CABECERA_REPETIDO, nombreJornada, rutas, rutasGestion, rutasSala } from '@carta/contracts';
import type { CierreDelDia, EstadisticasRango, Grupo, Ticket } from '@carta/contracts';
import { useCaja } from '../support/caja';
import { useLocal } from '../support/local';
import { useSala } from '../support/sala';

describe('Charging all that is left of a mesa, which pays it', () => {
  const casa = useLocal();
  const { cancel, list, orderAt, readMesa, reopen } = useSala(casa);
  const { annul, buildPartida, charge, chargeOk, pay, serve } = useCaja(casa);

  const TODO = { importe: 10.7, pagar: true };
  const pagados = () => list('/api/pedidos/pagados');
  const primeroDe = ({ pedidos: [primero] }: Grupo): Ticket => {
    if (!primero) throw new Error('a mesa without orders');
    return primero;
  };

  const todo = (grupos: readonly Grupo[], importe = 32.1) => ({
    importe,
    pagar: true,
    revs: Object.fromEntries(grupos.map(({ grupoMesa, rev }) => [grupoMesa, rev])),
  });

  it('is one charge with its form, and the mesa is paid by it', async () => {
    const mesa = await serve(1);

    const { status, body } = await charge(mesa, TODO);

    expect(status).toBe(201);
    expect(body.data.grupos).toEqual(await pagados());
    expect(body.data.grupos[0]).toMatchObject({
      estadoGrupo: 'pagado',
      pendiente: 0,
      cobros: [{ importe: 10.7, forma: 'tarjeta' }],
    });
    expect(body.data.grupos[0]).not.toHaveProperty('sinIndicar');
    const cierre = await casa.get<CierreDelDia>(rutasSala.cierre(nombreJornada([], new Date())));
    expect(cierre.body.data).toMatchObject({ porForma: { tarjeta: 10.7, sin_indicar: 0 } });
    const doc = await casa.app.db
      .collection<{ movimientosDinero: { a: string }[] }>('grupos')
      .findOne({ _id: new Types.ObjectId(mesa.grupoMesa) } as object);
    expect(doc?.movimientosDinero.map(({ a }) => a)).toEqual(['cobro', 'pagado']);
  });

  it('charges what parts have left, and no other amount', async () => {
    const mesa = await chargeOk(await serve(1), { importe: 4 });

    for (const importe of [10.7, 6.6]) {
      expect((await charge(mesa, { importe, pagar: true })).status).toBe(409);
    }
    expect((await readMesa()).cobros).toHaveLength(1);

    expect((await charge(mesa, { importe: 6.7, pagar: true })).status).toBe(201);
    expect(await pagados()).toMatchObject([{ pendiente: 0, cobros: [{ importe: 4 }, { importe: 6.7 }] }]);
  });

  describe('of joined mesas, by parts', () => {
    const revsDe = (grupos: readonly Grupo[]) => ({
      revs: Object.fromEntries(grupos.map(({ grupoMesa, rev }) => [grupoMesa, rev])),
    });
    const join = async (lider: Grupo, mesas: number[]): Promise<Grupo> => {
      const ruta = rutasSala.juntarMesas(lider.grupoMesa);
      return (await casa.put<Grupo>(ruta, { mesas, rev: lider.rev })).body.data;
    };
    const readMesas = async (): Promise<Grupo[]> =>
      (await casa.tablero()).sort((a, b) => a.mesa.numero - b.mesa.numero);

    it('pays them all with the part after which nothing is left, and each dish is in the figures', async () => {
      await buildPartida();
      for (const importe of [10, 12]) {
        const mesas = await readMesas();
        expect((await charge(mesas[1]!, { importe, ...revsDe(mesas) })).status).toBe(201);
        expect(await casa.tablero()).toHaveLength(3);
      }
      const mesas = await readMesas();
      const { body } = await charge(mesas[1]!, { importe: 10.1, ...revsDe(mesas) });

      expect(body.data.grupos.map(({ estadoGrupo }) => estadoGrupo)).toEqual(Array(3).fill('pagado'));
      expect(await casa.tablero()).toEqual([]);
      const hoy = nombreJornada([], new Date());
      const ruta = rutasGestion.estadisticas(casa.local.id, { desde: hoy, hasta: hoy });
      const { data } = (await casa.get<EstadisticasRango>(ruta)).body;
      expect([data.recaudado, data.topProductos.map(({ unidades }) => unidades)]).toEqual([32.1, [3, 3]]);
    });

    it('by dishes too, and the same key again, late, pays nothing that was opened since', async () => {
      const lider = await join(await serve(1), [1, 2]);
      const otra = await serve(2);
      const lineas = [lider, otra].flatMap(({ pedidos: tickets }) =>
        tickets.flatMap(({ productos }) => productos.map(({ _id }) => ({ linea: _id, unidades: 1 }))),
      );
      const clave = randomUUID();
      const send = () => charge(lider, { lineas, ...revsDe([lider, otra]) }, clave);
      const { data } = (await send()).body;
      expect(data.grupos.map(({ estadoGrupo }) => estadoGrupo)).toEqual(['pagado', 'pagado']);
      await reopen(primeroDe(otra), data.grupos[0]!.rev);

      const { status } = await send();

      expect(status).toBe(200);
      expect((await casa.tablero()).map(({ mesa }) => mesa.numero)).toEqual([2]);
    });

    it('with the last dish that is served, whichever of them has it', async () => {
      for (const ultima of [0, 1]) {
        const [primera] = await orderAt(1);
        const [segunda] = await orderAt(2);
        const lider = await join((await readMesas())[0]!, [1, 2]);
        const mesas = [lider, (await readMesas())[1]!];
        await charge(lider, { importe: 21.4, ...revsDe(mesas) });
        const [antes, despues] = ultima === 0 ? [segunda, primera] : [primera, segunda];
        await casa.put(rutas.pedidoEstado(antes._id), {
          estado: 'entregado',
          rev: (await readMesas())[1 - ultima]!.rev,
        });
        const { rev } = (await readMesas()).find(({ pedidos: tickets }) => tickets[0]?._id === despues._id)!;
        const { body } = await casa.put<Grupo>(rutas.pedidoEstado(despues._id), { estado: 'entregado', rev });

        expect(body.data.estadoGrupo).toBe('pagado');
        expect(await casa.tablero()).toEqual([]);
      }
    });

    it('parted, a mesa of which nothing is left pays itself, and the other stays', async () => {
      const lider = await join(await serve(2), [1, 2]);
      const otra = await serve(1);
      await charge(lider, { importe: 10.7, ...revsDe([lider, otra]) });
      expect((await readMesas()).map(({ pendiente }) => pendiente)).toEqual([0, 10.7]);

      await join((await readMesas())[1]!, []);

      expect((await readMesas()).map(({ mesa }) => mesa.numero)).toEqual([2]);
      expect(await pagados()).toMatchObject([{ mesa: { numero: 1 }, estadoGrupo: 'pagado' }]);
    });

    it('what is ordered meanwhile stays open, with the charge', async () => {
      const lider = await join(await serve(1), [1, 2]);
      const otra = await serve(2);
      await orderAt(1);

      const { status } = await charge(lider, { importe: 21.4, ...revsDe([lider, otra]) });

      expect(status).toBe(201);
      expect((await readMesas()).map(({ pendiente }) => pendiente)).toEqual([10.7, 0]);
    });
  });

  it('is done once when the same key comes many times, and never again once it was taken back', async () => {
    const mesa = await serve(1);
    const clave = randomUUID();

    const respuestas = await Promise.all(Array.from({ length: 6 }, () => charge(mesa, TODO, clave)));

    expect(respuestas.map(({ status }) => status).sort()).toEqual([...Array<number>(5).fill(200), 201]);
    const [pagada] = await pagados();
    if (!pagada) throw new Error('the mesa is not paid');
    expect(pagada.cobros).toHaveLength(1);

    const abierta = (await reopen(primeroDe(pagada), pagada.rev)).body.data;
    await annul(abierta.cobros?.[0]?._id ?? '');
    const tardia = await charge(mesa, TODO, clave);

    expect([tardia.status, tardia.headers.get(CABECERA_REPETIDO)]).toEqual([200, 'true']);
    expect(await readMesa()).toMatchObject({ estadoGrupo: 'entregado', pendiente: 10.7 });
  });

  it('lets one of two phones charge it, and tells the other how it is', async () => {
    const mesa = await serve(1);

    const respuestas = await Promise.all([charge(mesa, TODO), charge(mesa, { ...TODO, forma: 'efectivo' })]);

    expect(respuestas.map(({ status }) => status).sort()).toEqual([201, 409]);
    const perdida = respuestas.find(({ status }) => status === 409);
    expect(perdida?.body.data.grupos).toEqual(await pagados());
    expect((await pagados())[0]?.cobros).toHaveLength(1);
  });

  it('charges nothing where something is not served, was ordered since, or is cancelled meanwhile', async () => {
    await orderAt(1);
    const pendiente = await readMesa();
    expect((await charge(pendiente, TODO)).body.message).toMatch(/sin entregar/);

    const servida = await serve(2);
    await orderAt(2, { productos: [casa.local.cana] });
    expect((await charge(servida, TODO)).body.code).toBe('ESTADO_CAMBIADO');

    await cancel(primeroDe(pendiente), '0');
    expect((await charge(pendiente, TODO)).body.code).toBe('ESTADO_CAMBIADO');
    expect(await pagados()).toEqual([]);
    expect((await readMesa()).cobros).toBeUndefined();
  });

  describe('of a party', () => {
    it('is a part in each tab, all of them paid, the leader last', async () => {
      const grupos = await buildPartida();

      const { status, body } = await charge(grupos[1], todo(grupos));

      expect(status).toBe(201);
      expect(body.data.grupos.map(({ mesa, estadoGrupo }) => [mesa.numero, estadoGrupo])).toEqual([
        [1, 'pagado'],
        [3, 'pagado'],
        [2, 'pagado'],
      ]);
      expect(body.data.grupos.every(({ pendiente, sinIndicar }) => pendiente === 0 && !sinIndicar)).toBe(
        true,
      );
    });

    it('goes on where it was interrupted, under the same key', async () => {
      const grupos = await buildPartida();
      const clave = randomUUID();
      await charge(grupos[1], todo(grupos), clave);
      // As if the process had ended before the last of them.
      await casa.app.db.collection('grupos').updateOne(
        { _id: new Types.ObjectId(grupos[1].grupoMesa) },
        {
          $set: { pagado: false, rev: grupos[1].rev, mesasJuntas: [1, 2, 3] },
          $unset: { cobros: '', revCobros: '', pagadoEn: '', claves: '' },
        },
      );

      expect((await charge(grupos[1], todo(grupos), clave)).status).toBe(201);

      expect((await pagados()).map(({ cobros }) => cobros?.map(({ importe }) => importe))).toEqual([
        [10.7],
        [10.7],
        [10.7],
      ]);
    });

    it('charges nothing where a tab of it is not named', async () => {
      const grupos = await buildPartida();

      const { status, body } = await charge(grupos[1], todo([grupos[0], grupos[1]], 21.4));

      expect([status, body.code]).toEqual([409, 'ESTADO_CAMBIADO']);
      expect(await pagados()).toEqual([]);
    });

    it('is annulled once, in every tab, and not while one of them is paid', async () => {
      const grupos = await buildPartida();
      const { body } = await charge(grupos[1], { importe: 24, revs: todo(grupos).revs });
      const partes = body.data.grupos.flatMap(({ cobros = [] }) => cobros);
      expect(partes).toHaveLength(3);

      const { status } = await annul(partes[1]?._id ?? '');

      expect(status).toBe(200);
      const abiertas = await list('/api/pedidos/entregados');
      expect(abiertas.map(({ pendiente }) => pendiente)).toEqual([10.7, 10.7, 10.7]);

      const frescas = abiertas.sort((a, b) => a.mesa.numero - b.mesa.numero);
      const cobrada = await charge(frescas[1] ?? grupos[1], { importe: 24, revs: todo(frescas).revs });
      const [mesa] = cobrada.body.data.grupos;
      if (mesa) await pay(mesa);
      const vivos = cobrada.body.data.grupos.map(({ cobros = [] }) => cobros.at(-1)?._id ?? '');
      expect((await annul(vivos[2] ?? '')).body.code).toBe('ESTADO_CAMBIADO');
    });
  });
});
