import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import { CABECERA_REPETIDO, nombreJornada, rutasSala } from '@carta/contracts';
import type { CierreDelDia, Grupo, Ticket } from '@carta/contracts';
import { useCaja } from './support/caja';
import { useLocal } from './support/local';
import { useSala } from './support/sala';

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
