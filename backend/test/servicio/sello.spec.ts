// Longer than most: each way to alter what was paid is tried, and named.
import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import { CABECERA_CLAVE, DIA_MS, jornadaDeDia, nombreJornada, rutas, rutasSala } from '@carta/contracts';
import type { CierreDelDia, Grupo } from '@carta/contracts';
import { comprobarSellos } from '../../src/herramientas/comprobar-sellos';
import { SelloService } from '../../src/servicio/pedidos/sello/sello.service';
import { Config } from '../../src/plataforma/config/config';
import { createTestApp } from '../support/app';
import { useCaja } from '../support/caja';
import { useLocal } from '../support/local';
import { useSala } from '../support/sala';
import { fuenteOf, readSellada } from '../support/sellos';

describe('The seal of a day', () => {
  const casa = useLocal();
  const { cancel, cancelUnits, orderAt, reopen } = useSala(casa);
  const { annul, charge, chargeOk, pay, serve } = useCaja(casa);

  const hoy = nombreJornada([], new Date());
  const finDe = (dia: string): Date => new Date(jornadaDeDia([], dia).fin.getTime() + 20 * 60_000);
  const seal = (ahora = finDe(hoy), app = casa.app): Promise<void> =>
    app.app.get(SelloService).sealDias(casa.local.id, ahora);
  const readSello = async (): Promise<CierreDelDia['sello']> =>
    (await casa.get<CierreDelDia>(rutasSala.cierre(hoy))).body.data.sello;
  const readCopia = () => readSellada(casa.app, casa.local.id);
  const comprobar = async () => comprobarSellos(fuenteOf(await readCopia()));
  /** Changes what is stored of a mesa behind the server's back. */
  const setMesa = (grupo: Grupo, $set: object) =>
    casa.app.db.collection('grupos').updateOne({ _id: new Types.ObjectId(grupo.grupoMesa) }, { $set });

  /** As of a house that was there before: until tomorrow a program without seals may run beside this one. */
  const allowOtros = (desde = new Date()) =>
    casa.app.db
      .collection('sellos')
      .updateOne(
        { restaurante: new Types.ObjectId(casa.local.id), dia: '' },
        { $set: { hasta: '', desde } },
        { upsert: true },
      );
  /** As if a program without seals had paid it then, later than what was sealed. */
  const inventPaso = async (grupo: Grupo, en: Date): Promise<void> => {
    const _id = new Types.ObjectId(grupo.grupoMesa);
    const paso = { pedido: _id, de: 'entregado', a: 'pagado', por: 'Ana', en, rev: grupo.rev + 100 };
    const movimientosDinero = { $each: [paso] } as never;
    await casa.app.db.collection('grupos').updateOne({ _id }, { $push: { movimientosDinero } });
  };

  it('is not silenced by a step of another day, in the days of programs without seals either', async () => {
    await allowOtros();
    const mesa = await serve(1);
    await pay(mesa);
    await seal();
    const { data } = (await casa.get<CierreDelDia>(rutasSala.cierre(hoy))).body;
    expect([data.recaudado, data.sello.es]).toEqual([10.7, 'integro']);

    await setMesa(mesa, { 'pedidos.0.lineas.0.precio': 100, actualizadoEn: finDe(hoy) });
    await inventPaso(mesa, finDe(hoy));

    const porque = [expect.stringMatching(/^Mesa 1, .*: no es la que se selló el día/)];
    expect(await readSello()).toEqual({ es: 'roto', porque });
    expect((await comprobar()).problemas).toBe(1);
  });

  it('takes no step without a seal, once no program without seals can have run for a day', async () => {
    await allowOtros(new Date(Date.now() - 3 * DIA_MS));
    const mesa = await chargeOk(await serve(1), { importe: 3 });
    await seal();
    expect(await readSello()).toMatchObject({ es: 'integro' });

    await setMesa(mesa, { 'cobros.0.importe': 100 });
    await inventPaso(mesa, finDe(hoy));

    expect(await readSello()).toEqual({
      es: 'roto',
      porque: [expect.stringMatching(/^Mesa 1, .*no tiene sello/)],
    });
    expect((await comprobar()).problemas).toBe(1);
  });

  it('tells a mesa that was slipped in with money of a sealed day, whenever it was paid', async () => {
    await allowOtros();
    await pay(await serve(1));
    await seal();
    const grupos = casa.app.db.collection('grupos');
    const [doc] = await grupos.find({ restaurante: new Types.ObjectId(casa.local.id) }).toArray();
    const { sello: _sello, pasosSellados: _pasos, ...copia } = doc as Record<string, unknown>;
    const pedidos = (copia.pedidos as object[]).map((ticket) => ({ ...ticket, clave: randomUUID() }));
    const cuando = { pagadoEn: finDe(hoy), periodo: { desde: copia.pagadoEn, hasta: finDe(hoy) } };
    await grupos.insertOne({ ...copia, _id: new Types.ObjectId(), mesa: 7, pedidos, ...cuando });

    expect(await readSello()).toEqual({
      es: 'roto',
      porque: [expect.stringMatching(/^Mesa 7, .*no lo dice el sello del día/)],
    });
  });

  it('covers what was written down of the drawer', async () => {
    await pay(await serve(1));
    const enter = (body: object) => casa.post(rutasSala.arqueo(), body, { [CABECERA_CLAVE]: randomUUID() });
    await enter({ tipo: 'fondo', importe: 100 });
    await enter({ tipo: 'retirada', importe: 20, motivo: 'hielo' });
    await seal();
    expect(await readSello()).toMatchObject({ es: 'integro' });
    expect((await comprobar()).problemas).toBe(0);

    const arqueos = casa.app.db.collection('arqueos');
    const restaurante = new Types.ObjectId(casa.local.id);
    const [fondo, retirada] = await arqueos.find({ restaurante }).sort({ n: 1 }).toArray();
    const roto = {
      es: 'roto',
      porque: [
        `Los apuntes de caja del día ${hoy.split('-').reverse().join('/')} no son los que se sellaron.`,
      ],
    };
    await arqueos.updateOne({ _id: fondo?._id }, { $set: { importe: 9_000 } });
    expect(await readSello()).toEqual(roto);
    await arqueos.updateOne({ _id: fondo?._id }, { $set: { importe: fondo?.importe as number } });
    await arqueos.deleteOne({ _id: retirada?._id });
    expect(await readSello()).toEqual(roto);
    await arqueos.insertMany([
      retirada!,
      { ...retirada, _id: new Types.ObjectId(), n: 3, clave: randomUUID() },
    ]);
    expect(await readSello()).toEqual(roto);
    expect((await comprobar()).problemas).toBe(1);
    await arqueos.deleteOne({ restaurante, n: 3 });
    // a name that is forgotten breaks nothing
    await arqueos.updateMany({ restaurante }, { $set: { por: 'Persona borrada' } });
    expect(await readSello()).toMatchObject({ es: 'integro' });
  });

  it('that is gone is told, and not made anew', async () => {
    await pay(await serve(1));
    await seal();
    await seal(new Date(finDe(hoy).getTime() + 2 * 3_600_000));
    await casa.app.db
      .collection('sellos')
      .deleteOne({ restaurante: new Types.ObjectId(casa.local.id), dia: hoy });

    await seal(new Date(finDe(hoy).getTime() + 3 * 3_600_000));

    expect(await readSello()).toEqual({ es: 'roto', porque: ['Falta el sello de este día.'] });
    expect((await comprobar()).problemas).toBe(1);
  });

  it('is whole whatever waiters did at once, and the closing says so once the day is over', async () => {
    const mesas = await Promise.all([1, 2, 3, 4].map((mesa) => serve(mesa)));
    await Promise.all(
      mesas.flatMap((mesa) => [
        ...[1, 1.5, 2].map((importe) => charge(mesa, { importe })),
        cancelUnits(mesa.pedidos[0] as never, { unidades: 1 }),
      ]),
    );
    const [primera, segunda] = await Promise.all(mesas.slice(0, 2).map((mesa) => readMesa(mesa)));
    if (!primera || !segunda) throw new Error('no mesas');
    await annul(primera.cobros?.[0]?._id ?? '');
    await pay(await readMesa(primera));
    await pay(segunda);
    await reopen(segunda.pedidos[0] as never);
    await cancel((await orderAt(5))[0], '0');

    expect(await readSello()).toEqual({ es: 'sin_sello' });
    await seal();

    expect(await readSello()).toEqual({ es: 'integro', raiz: expect.stringMatching(/^[0-9a-f]{64}$/) });
    const { lineas, problemas } = await comprobar();
    expect([problemas, lineas]).toEqual([0, [expect.stringContaining('La Tasca: íntegro, 1 día sellado')]]);
  });

  it('names the mesa whose money was changed in the database, and one that is gone', async () => {
    const [primera, segunda] = [await serve(1), await serve(2)];
    await pay(await chargeOk(primera, { importe: 3 }));
    await pay(segunda);
    await seal();

    await setMesa(primera, { 'pedidos.0.lineas.0.precio': 100 });
    const grupos = casa.app.db.collection('grupos');
    const [doc] = await grupos.find({ _id: new Types.ObjectId(segunda.grupoMesa) }).toArray();
    await grupos.deleteOne({ _id: doc?._id });

    const porque = [
      expect.stringMatching(/^Mesa 1, abierta el .*: sus líneas no son las que se sellaron el/),
      `Falta una mesa del día ${hoy.split('-').reverse().join('/')}: la 2.`,
    ];
    expect(await readSello()).toEqual({ es: 'roto', porque });
    expect((await comprobar()).lineas).toEqual([
      expect.stringContaining('La Tasca: ALTERADO'),
      ...porque.map((cada) => (typeof cada === 'string' ? `  - ${cada}` : expect.stringContaining('Mesa 1'))),
    ]);
  });

  it('raises no alarm at what a program without seals did, before it or after, and tells what is altered then', async () => {
    await allowOtros();
    const [vieja, mixta, nueva] = [await serve(1), await serve(2), await serve(3)];
    for (const mesa of [vieja, nueva]) await pay(mesa);
    await chargeOk(mixta, { importe: 3 });
    const grupos = casa.app.db.collection('grupos');
    const _id = new Types.ObjectId(vieja.grupoMesa);
    await grupos.updateOne({ _id }, { $unset: { sello: '', pasosSellados: '' } });
    const deMixta = { _id: new Types.ObjectId(mixta.grupoMesa) };
    const { rev } = (await grupos.findOne(deMixta)) as unknown as { rev: number };
    const paso = { pedido: _id, de: 'entregado', a: 'pagado', por: 'Ana', en: new Date(), rev: rev + 1 };
    const movimientosDinero = { $each: [paso] } as never;
    await grupos.updateOne(deMixta, {
      $set: { pagado: true, pagadoEn: new Date(), rev: rev + 1 },
      $push: { movimientosDinero },
    });
    await seal();

    expect(await readSello()).toMatchObject({ es: 'integro' });
    const { problemas, lineas } = await comprobar();
    expect([problemas, lineas[0]]).toEqual([0, expect.stringContaining('3 mesas (2 sin sello)')]);

    await setMesa(vieja, { 'pedidos.0.lineas.0.precio': 1 });
    await setMesa(mixta, { motivoCierre: 'se fueron' });
    expect(await readSello()).toEqual({
      es: 'roto',
      porque: [
        expect.stringMatching(/^Mesa 2, .*no es la que había/),
        expect.stringMatching(/^Mesa 1, .*no es la que había/),
      ],
    });
  });

  it('says nothing of a day without steps about money, and an order alone is none', async () => {
    await orderAt(1);
    await seal();

    const { sellos, mesas } = await readCopia();
    expect(sellos).toEqual([]);
    expect(mesas.some((mesa) => 'sello' in mesa || 'pasosSellados' in mesa)).toBe(false);
  });

  it('is written once, by however many processes, and goes on from the day before', async () => {
    await pay(await serve(1));
    const { mongodbUri } = casa.app.app.get(Config);
    await using otro = await createTestApp({ mongodbUri });
    await Promise.all([seal(), seal(), seal(finDe(hoy), otro), seal(finDe(hoy), otro)]);
    const [primero] = (await readCopia()).sellos;

    await Promise.all([seal(new Date(finDe(hoy).getTime() + DIA_MS)), seal(undefined, otro)]);

    const { sellos } = await readCopia();
    const dias = sellos.filter((sello) => 'raiz' in sello);
    expect(dias).toEqual([primero && 'raiz' in primero ? primero : dias[0]]);
    expect(dias[0]).toMatchObject({ dia: hoy, anterior: '', mesas: [{ mesa: 1, n: 1 }] });
    expect(sellos.find((sello) => 'hasta' in sello)).toMatchObject({ hasta: hoy });
  });

  const readMesa = async ({ grupoMesa }: Grupo): Promise<Grupo> => {
    const listas = await Promise.all([casa.tablero(), casa.get<Grupo[]>(rutas.pedidosPagados())]);
    const mesa = [...listas[0], ...listas[1].body.data].find((cada) => cada.grupoMesa === grupoMesa);
    if (!mesa) throw new Error('no mesa');
    return mesa;
  };
});
