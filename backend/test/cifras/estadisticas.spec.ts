// Longer than most: one evening is told by each of its figures.
import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import {
  CABECERA_CLAVE,
  diaTras,
  inicioDeDia,
  inicioJornada,
  nombreJornada,
  rutas,
  rutasGestion,
  rutasSala,
} from '@carta/contracts';
import type { EstadisticasHoy, EstadisticasRango, Ticket } from '@carta/contracts';
import type { Respuesta } from '../support/app';
import { useLocal } from '../support/local';
import { useSala } from '../support/sala';

describe('GET /api/restaurantes/{id}/stats', () => {
  const casa = useLocal();
  const { cancel, cancelUnits, moveTo, orderAt, setMesaOf } = useSala(casa);
  const find = (rango?: { desde: string; hasta: string }): Promise<Respuesta<EstadisticasRango>> =>
    casa.get<EstadisticasRango>(rutasGestion.estadisticas(casa.local.id, rango));
  const hoy = nombreJornada([], new Date());

  it('tells today’s, the same as the board’s', async () => {
    const pagado = await orderAndPay(1);
    await orderAt(2);

    const { status, body } = await find();

    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      desde: hoy,
      hasta: hoy,
      pedidos: 2,
      recaudado: 10.7,
      pendienteDeCobro: 10.7,
      porDia: [{ dia: hoy, pedidos: 2, total: 10.7 }],
      topProductos: [
        { nombre: 'Caña', unidades: 1, total: 2.2 },
        { nombre: 'Tortilla', unidades: 1, total: 8.5 },
      ],
    });
    const conVentas = body.data.porHora.filter(({ total }) => total > 0);
    expect(conVentas.map(({ pedidos, total }) => [pedidos, total])).toEqual([[2, 10.7]]);
    expect(body.data.minutosAListo.muestras).toBe(pagado.length);
    const tablero = await casa.get<EstadisticasHoy>(rutas.pedidosStats());
    const { recaudado, pendienteDeCobro, minutosAListo } = body.data;
    expect({ recaudado, pendienteDeCobro, minutosAListo }).toEqual({
      recaudado: tablero.body.data.recaudado,
      pendienteDeCobro: tablero.body.data.pendienteDeCobro,
      minutosAListo: tablero.body.data.minutosAListo,
    });
  });

  it('tells what each person spent, over the mesas that say how many they were', async () => {
    expect((await find()).body.data).not.toHaveProperty('porComensal');
    await orderAndPay(1);
    await setMesaOf((await orderAndPay(2))[0]!, { comensales: 2 });
    await setMesaOf((await orderAndPay(3))[0]!, { comensales: 3 });
    await setMesaOf((await orderAt(4))[0], { comensales: 9 });

    const { porComensal } = (await find()).body.data;
    expect(porComensal).toEqual({ mesas: 2, comensales: 5, total: 21.4 });
  });

  it('with those of a mesa that was invited whole, who spent nothing', async () => {
    await setMesaOf((await orderAndPay(2))[0]!, { comensales: 2 });
    const [ticket] = await orderAt(3);
    await moveTo(ticket, { estado: 'entregado' });
    await setMesaOf(ticket, { comensales: 3 });
    const mesa = (await casa.tablero()).find(({ comensales }) => comensales === 3)!;
    const lineas = mesa.pedidos.flatMap(({ productos }) =>
      productos.map(({ _id }) => ({ linea: _id, unidades: 1 })),
    );
    const invitacion = { tipo: 'invitar', motivo: 'de la casa', rev: mesa.rev, lineas };
    await casa.post(rutasSala.rebajas(mesa.grupoMesa), invitacion, { [CABECERA_CLAVE]: randomUUID() });
    await moveTo(ticket, { estado: 'pagado' });

    expect((await find()).body.data.porComensal).toEqual({ mesas: 2, comensales: 5, total: 10.7 });
  });

  it('counts a dish as one, whatever it was called, by today’s name or the last it had', async () => {
    const { tortilla } = casa.local;
    const ruta = rutasGestion.producto(tortilla.productoId ?? '');
    const call = async (nombre: string): Promise<void> => {
      expect((await casa.put(ruta, { nombre })).status).toBe(200);
    };
    const expectTops = async (nombre: string): Promise<void> => {
      const tablero = await casa.get<EstadisticasHoy>(rutas.pedidosStats());
      for (const { topProductos } of [(await find()).body.data, tablero.body.data]) {
        expect(topProductos).toEqual([
          { nombre: 'Caña', unidades: 2, total: 4.4 },
          { nombre, unidades: 2, total: 17 },
        ]);
      }
    };
    await orderAndPay(1);
    await call('Tortilla de patatas');
    await orderAndPay(2);

    await expectTops('Tortilla de patatas');
    await call('Tortilla nueva');
    await expectTops('Tortilla nueva');
    expect((await casa.delete(ruta)).status).toBe(200);
    await expectTops('Tortilla de patatas');
  });

  it('puts each payment in its own day, archived ones too, and what was closed without paying in none', async () => {
    const ayer = new Date(inicioJornada([], new Date()).getTime() - 60_000);
    // by its date: a week may have an hour more or less
    const haceUnaSemana = inicioDeDia([], diaTras(nombreJornada([], ayer), -7));
    await payAt(await orderAndPay(1), ayer);
    await payAt(await orderAndPay(2), haceUnaSemana);
    await payAt(await orderAndPay(3), ayer, { motivoCierre: 'se fueron' });
    await orderAndPay(4);
    await casa.delete(rutas.pedidosPagados());

    const { body } = await find({ desde: nombreJornada([], haceUnaSemana), hasta: nombreJornada([], ayer) });

    expect(body.data.porDia).toHaveLength(8);
    expect(body.data.porDia.map(({ total }) => total)).toEqual([10.7, 0, 0, 0, 0, 0, 0, 10.7]);
    expect(body.data.recaudado).toBe(21.4);
    expect((await find({ desde: nombreJornada([], ayer), hasta: hoy })).body.data.recaudado).toBe(21.4);
  });

  it('tells the minutes to the mesa, and what was cancelled, which was not sold', async () => {
    const [comida, bebida] = (await orderAt(1)) as [Ticket, Ticket];
    await cancel(bebida, '0');
    await moveTo(comida, { estado: 'listo' });
    const listo = await find();
    expect([listo.body.data.minutosAListo.muestras, listo.body.data.minutosAEntregado.muestras]).toEqual([
      1, 0,
    ]);

    for (const estado of ['entregado', 'pagado']) await moveTo(comida, { estado });
    const ahora = Date.now();
    const haceMinutos = (n: number): Date => new Date(ahora - n * 60_000);
    await setMesaOf(comida, {
      'pedidos.0.creadoEn': haceMinutos(9),
      'pedidos.0.lineas.0.listoEn': haceMinutos(4),
      'pedidos.0.lineas.0.entregadoEn': haceMinutos(0),
    });

    const { body } = await find({
      desde: nombreJornada([], haceMinutos(9)),
      hasta: nombreJornada([], new Date()),
    });
    expect(body.data).toMatchObject({
      pedidos: 1,
      recaudado: 8.5,
      minutosAListo: { mediana: 5, p90: 5, muestras: 1 },
      minutosAEntregado: { mediana: 9, p90: 9, muestras: 1 },
      cancelado: { unidades: 1, total: 2.2 },
      topProductos: [{ nombre: 'Tortilla', unidades: 1, total: 8.5 }],
    });
  });

  it('tells units of a line that were cancelled with those of a whole one, and none of them as sold', async () => {
    const [canas] = await orderAt(1, { productos: [{ ...casa.local.cana, cantidad: 5 }] });
    const [masCanas] = await orderAt(1, { productos: [{ ...casa.local.cana, cantidad: 3 }] });
    for (const unidades of [1, 2]) await cancelUnits(canas, { unidades });
    await cancelUnits(masCanas, { unidades: 1 });
    await cancel(masCanas, '0');
    expect((await find()).body.data).toMatchObject({
      pendienteDeCobro: 4.4,
      cancelado: { unidades: 6, total: 13.2 },
    });

    for (const estado of ['entregado', 'pagado']) await moveTo(canas, { estado });

    expect((await find()).body.data).toMatchObject({
      pedidos: 1,
      recaudado: 4.4,
      cancelado: { unidades: 6, total: 13.2 },
      topProductos: [{ nombre: 'Caña', unidades: 2, total: 4.4 }],
    });
  });

  it('asks for days that are days', async () => {
    const { status, body } = await find({ desde: hoy, hasta: '2020-01-01' });

    expect([status, body.errors?.[0]?.message]).toEqual([
      422,
      'La fecha inicial no puede ser posterior a la final',
    ]);
    expect((await find({ desde: '2020-01-01', hasta: hoy })).body.errors?.[0]).toEqual({
      field: 'hasta',
      message: 'El periodo puede tener como máximo 366 días',
    });
    expect((await find({ desde: 'ayer', hasta: hoy })).status).toBe(422);
  });

  async function orderAndPay(mesa: number): Promise<Ticket[]> {
    const tickets = await orderAt(mesa);
    for (const estado of ['entregado', 'pagado']) await moveTo(tickets[0], { estado });
    return tickets;
  }

  /** Makes a paid mesa look paid at another instant, by a program that kept no ledger. */
  async function payAt([ticket]: Ticket[], pagadoEn: Date, mas: object = {}): Promise<void> {
    await casa.app.db
      .collection('grupos')
      .updateOne(
        { 'pedidos._id': new Types.ObjectId(ticket?._id) },
        { $set: { pagadoEn, ...mas }, $unset: { asientos: '' } },
      );
  }
});
