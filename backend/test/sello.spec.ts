import { Types } from 'mongoose';
import { DIA_MS, jornadaDeDia, nombreJornada, rutas, rutasSala } from '@carta/contracts';
import type { CierreDelDia, Grupo } from '@carta/contracts';
import { comprobarSellos } from '../src/herramientas/comprobar-sellos';
import { SelloService } from '../src/servicio/pedidos/sello/sello.service';
import { Config } from '../src/plataforma/config/config';
import { createTestApp } from './support/app';
import { useCaja } from './support/caja';
import { useLocal } from './support/local';
import { useSala } from './support/sala';
import { fuenteOf, readSellada } from './support/sellos';

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
