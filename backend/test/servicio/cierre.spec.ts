// Longer than most: one day contains everything that its closing adds up.
import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import {
  CABECERA_CLAVE,
  DIA_MS,
  inicioDeDia,
  nombreJornada,
  rutas,
  rutasGestion,
  rutasSala,
} from '@carta/contracts';
import type { CierreDelDia, EstadisticasHoy, EstadisticasRango, Grupo, Ticket } from '@carta/contracts';
import { lotesDe } from '../../src/plataforma/base-datos/lotes';
import { CierreConsultas } from '../../src/cifras/cierre-consultas.repository';
import type { GrupoDoc } from '../../src/servicio/pedidos/grupos/grupo.schema';
import { useCaja } from '../support/caja';
import { useLocal } from '../support/local';
import { moveClockTo } from '../support/move-clock';
import { useSala } from '../support/sala';

describe('The closing of a service day', () => {
  const casa = useLocal();
  const { cancel, cancelUnits, list, moveLinea, moveTo, orderAt, pairAs, readMesa, reopen, setMesaOf } =
    useSala(casa);
  const { annul, charge, chargeOk, pay, serve } = useCaja(casa);

  afterEach(() => jest.useRealTimers());

  const hoy = nombreJornada([], new Date());
  const ayer = nombreJornada([], new Date(inicioDeDia([], hoy).getTime() - 1));
  const readCierre = async (dia = hoy): Promise<CierreDelDia> =>
    (await casa.get<CierreDelDia>(rutasSala.cierre(dia))).body.data;
  /** Changes what is stored of a mesa behind the server's back. */
  const setMesa = (grupo: Grupo, $set: object) =>
    casa.app.db.collection('grupos').updateOne({ _id: new Types.ObjectId(grupo.grupoMesa) }, { $set });

  it('tells what was taken by how it was paid, the rest without a word, to the céntimo', async () => {
    let mesa = await serve(1);
    mesa = await chargeOk(mesa, { importe: 3.33, forma: 'efectivo' });
    mesa = await chargeOk(mesa, { importe: 3.33, forma: 'tarjeta' });
    mesa = await chargeOk(mesa, { importe: 1, forma: 'otro' });
    mesa = await chargeOk(mesa, { importe: 2, forma: 'bizum' });
    await pay(mesa);
    await pay(await serve(2));

    const cierre = await readCierre();

    const porForma = { efectivo: 3.33, tarjeta: 3.33, bizum: 2, otro: 1, sin_indicar: 11.74 };
    expect(cierre).toMatchObject({ dia: hoy, recaudado: 21.4, mesasPagadas: 2, porForma });
    const stats = await casa.get<EstadisticasHoy>(rutas.pedidosStats());
    expect(stats.body.data).toMatchObject({ recaudado: 21.4, porForma });
  });

  it('counts what is charged of open mesas, and tells it apart too', async () => {
    const segunda = await serve(2);
    await chargeOk(segunda, { importe: 4 });
    await orderAt(1, { productos: [casa.local.cana] });

    const { recaudado, porQuien, abiertas } = await readCierre();

    expect(recaudado).toBe(4);
    expect(porQuien).toMatchObject([{ por: expect.any(String), total: 4, porForma: { tarjeta: 4 } }]);
    expect(abiertas).toEqual([
      { mesa: 1, total: 2.2, cobrado: 0, pendiente: 2.2 },
      { mesa: 2, total: 10.7, cobrado: 4, pendiente: 6.7 },
    ]);
  });

  it('tells tips apart, less those of charges that were annulled', async () => {
    const mesa = await chargeOk(await serve(1), { importe: 4, propina: 2, forma: 'tarjeta' });
    await annul((await chargeOk(mesa, { importe: 1, propina: 5 })).cobros?.[1]?._id ?? '', 'error');

    expect(await readCierre()).toMatchObject({ recaudado: 4, propinas: { tarjeta: 2, efectivo: 0 } });
  });

  it('lists what was cancelled and annulled, why and by whom', async () => {
    const ana = await pairAs('Ana');
    const [comida] = await orderAt(3);
    const { data } = (await cancel(comida, '0', { motivo: 'se ha acabado' }, ana)).body;
    const cobrada = await chargeOk(data, { importe: 1, forma: 'efectivo' });
    await annul(cobrada.cobros?.[0]?._id ?? '', 'sin cambio');

    const { cancelaciones, anulaciones } = await readCierre();

    expect(cancelaciones).toEqual([
      {
        mesa: 3,
        nombre: 'Tortilla',
        cantidad: 1,
        importe: 8.5,
        motivo: 'se ha acabado',
        por: 'Ana',
        en: expect.any(String),
      },
    ]);
    expect(anulaciones).toMatchObject([{ mesa: 3, importe: 1, forma: 'efectivo', motivo: 'sin cambio' }]);
  });

  it('lists each time that units of a line were cancelled, on its own day, and takes what is left', async () => {
    const [canas] = await orderAt(3, { productos: [{ ...casa.local.cana, cantidad: 6 }] });
    await cancelUnits(canas, { unidades: 1, motivo: 'ayer' });
    await cancelUnits(canas, { unidades: 2, motivo: 'hoy' });
    const { data } = (await moveTo(canas, { estado: 'entregado' })).body;
    const tarde = new Date(inicioDeDia([], hoy).getTime() - 1_000);
    await setMesa(data, { 'pedidos.0.lineas.0.retiradas.0.en': tarde });
    await pay(data);

    const [deAyer, deHoy] = await Promise.all([readCierre(ayer), readCierre()]);

    expect(deAyer.cancelaciones).toMatchObject([{ mesa: 3, cantidad: 1, importe: 2.2, motivo: 'ayer' }]);
    expect(deHoy).toMatchObject({
      recaudado: 6.6,
      cancelaciones: [{ nombre: 'Caña', cantidad: 2, importe: 4.4, motivo: 'hoy' }],
    });
  });

  it('lists the units that were cancelled first, and the rest of their line, apart', async () => {
    const [canas] = await orderAt(3, { productos: [{ ...casa.local.cana, cantidad: 3 }] });
    await cancelUnits(canas, { unidades: 1, motivo: 'una' });
    await cancel(canas, '0', { motivo: 'las otras' });

    expect((await readCierre()).cancelaciones).toMatchObject([
      { cantidad: 1, importe: 2.2, motivo: 'una' },
      { cantidad: 2, importe: 4.4, motivo: 'las otras' },
    ]);
  });

  it('lists mesas closed without payment, which count as no takings', async () => {
    const [ticket] = await orderAt(1);
    const { data } = (await moveTo(ticket, { estado: 'entregado' })).body;
    await setMesa(data, { actualizadoEn: new Date(Date.now() - 6 * 3_600_000) });
    await casa.app.put(rutas.cerrarMesa(ticket._id), {
      token: await pairAs('Ana'),
      body: { motivo: 'se fueron' },
    });

    expect(await readCierre()).toMatchObject({
      recaudado: 0,
      mesasPagadas: 0,
      cerradas: [{ mesa: 1, importe: 10.7, motivo: 'se fueron', por: 'Ana' }],
    });
  });

  it('lists a mesa closed without payment on its day, also once it is opened again on another', async () => {
    const [ticket] = await orderAt(1);
    const { data } = (await moveTo(ticket, { estado: 'entregado' })).body;
    await setMesa(data, { actualizadoEn: new Date(Date.now() - 6 * 3_600_000) });
    await casa.app.put(rutas.cerrarMesa(ticket._id), {
      token: await pairAs('Ana'),
      body: { motivo: 'se fueron' },
    });
    const [cerrada] = (await readCierre()).cerradas;
    const tarde = new Date(inicioDeDia([], hoy).getTime() - 1_000);
    const where = { _id: new Types.ObjectId(data.grupoMesa) };
    const doc = await casa.app.db.collection<GrupoDoc>('grupos').findOne(where);
    const ultimo = (doc?.movimientosDinero?.length ?? 0) - 1;
    await setMesa(data, { pagadoEn: tarde, [`movimientosDinero.${ultimo}.en`]: tarde });
    const antes = await readCierre(ayer);
    expect(antes.cerradas).toEqual([{ ...cerrada, en: tarde.toISOString() }]);

    const reabierta = await moveTo(ticket, { estado: 'entregado', reabrir: true, rev: doc?.rev ?? 0 });

    expect(reabierta.status).toBe(200);
    expect((await readCierre(ayer)).cerradas).toEqual(antes.cerradas);
    expect((await readCierre(ayer)).mesasPagadas).toBe(0);
    expect((await readCierre()).cerradas).toEqual([]);
  });

  it('lists a mesa that was opened again, also where that gave nothing back', async () => {
    const mesa = await serve(1);
    const { body } = await charge(mesa, { importe: mesa.pendiente, pagar: true });
    const [pagada] = body.data.grupos;
    expect(pagada?.estadoGrupo).toBe('pagado');

    expect((await reopen(mesa.pedidos[0] as Ticket, pagada?.rev)).status).toBe(200);

    expect((await readCierre()).anulaciones).toMatchObject([
      {
        mesa: 1,
        importe: 0,
        forma: 'sin_indicar',
        motivo: 'Mesa reabierta',
        por: expect.stringMatching(/^Casa/),
      },
    ]);
    expect((await readCierre()).porForma).toMatchObject({ tarjeta: mesa.pendiente, sin_indicar: 0 });
  });

  it('keeps a day that is over as it was, whatever becomes of a mesa that is opened again after it', async () => {
    const cifrasDe = async (dia: string): Promise<EstadisticasRango> =>
      (
        await casa.get<EstadisticasRango>(
          rutasGestion.estadisticas(casa.local.id, { desde: dia, hasta: dia }),
        )
      ).body.data;
    const discount = async (de: object): Promise<Grupo> => {
      const { grupoMesa, rev } = await readMesa();
      const { body } = await casa.app.post<Grupo>(rutasSala.rebajas(grupoMesa), {
        token: casa.local.token,
        body: { tipo: 'descuento', porcentaje: 50, motivo: 'tardó', rev, ...de },
        headers: { [CABECERA_CLAVE]: randomUUID() },
      });
      return body.data;
    };
    moveClockTo(inicioDeDia([], hoy).getTime() - 2 * 3_600_000);
    const [comida, bebida] = (await orderAt(1, {
      productos: [casa.local.tortilla, { ...casa.local.cana, cantidad: 3 }],
    })) as [Ticket, Ticket];
    await setMesaOf(comida, { comensales: 2 });
    const { grupoMesa, pedidos } = await readMesa();
    await discount({
      linea: pedidos.flatMap(({ productos }) => productos).find(({ nombre }) => nombre === 'Caña')?._id,
    });
    const { ajustes = [] } = await discount({});
    await cancel(comida, '0');
    await cancelUnits(bebida, { unidades: 1 });
    await pay((await moveTo(bebida, { estado: 'entregado' })).body.data);
    jest.useRealTimers();
    const antes = [await readCierre(ayer), await cifrasDe(ayer)];
    expect(antes).toMatchObject([
      {
        mesasPagadas: 1,
        cancelaciones: [
          { mesa: 1, importe: 4.25 },
          { mesa: 1, importe: 0.55 },
        ],
        ajustes: [
          { mesa: 1, importe: 3.3, platos: [{ cantidad: 3 }] },
          { mesa: 1, importe: 5.9 },
        ],
      },
      {
        pedidos: 1,
        minutosAEntregado: { muestras: 1 },
        cancelado: { unidades: 2, total: 4.8 },
        porComensal: { mesas: 1, comensales: 2, total: 1.1 },
        topProductos: [{ nombre: 'Caña', unidades: 2, total: 1.1 }],
      },
    ]);

    const [pagada] = await list(rutas.pedidosPagados());
    const reabierta = (await reopen(bebida, pagada?.rev)).body.data;
    const deshace = rutasSala.deshacerRebaja(grupoMesa, ajustes.at(-1)?._id ?? '');
    await casa.put(deshace, { rev: reabierta.rev });
    await moveLinea(bebida, '0', 'listo');
    await cancelUnits(bebida, { unidades: 1 });
    await setMesaOf(comida, { comensales: 5 });
    const { rev } = await readMesa();
    await casa.put(rutasSala.moverMesa(grupoMesa), { de: 1, a: 9, rev });
    const [nueva] = await orderAt(9, { productos: [casa.local.tortilla] });
    expect((await pay((await moveTo(nueva, { estado: 'entregado' })).body.data)).status).toBe(200);

    expect([await readCierre(ayer), await cifrasDe(ayer)]).toEqual(antes);
    const deHoy = await cifrasDe(hoy);
    expect(deHoy).toMatchObject({
      pedidos: 1,
      recaudado: 8.5,
      minutosAEntregado: { muestras: 1 },
      cancelado: { unidades: 0, total: 0 },
      topProductos: [{ nombre: 'Tortilla', unidades: 1, total: 8.5 }],
    });
    expect(deHoy).not.toHaveProperty('porComensal');
    expect((await readCierre()).cancelaciones).toMatchObject([{ mesa: 1, importe: 1.1 }]);
  });

  it('tells of the day on which a mesa paid, and of the one on which a line was cancelled', async () => {
    const [comida] = await orderAt(1);
    await cancel(comida, '0', { motivo: 'ayer' });
    const servida = (await moveTo(comida, { estado: 'entregado' })).body.data;
    const { data } = (await pay(servida)).body;
    const tarde = new Date(inicioDeDia([], hoy).getTime() - 1_000);
    await setMesa(data, { 'pedidos.0.creadoEn': tarde, 'pedidos.0.lineas.0.cancelada.en': tarde });

    const [deAyer, deHoy] = await Promise.all([readCierre(ayer), readCierre()]);

    expect([deAyer.cancelaciones.length, deHoy.cancelaciones.length]).toEqual([1, 0]);
    expect([deAyer.mesasPagadas, deHoy.mesasPagadas]).toEqual([0, 1]);
  });

  it('tells of the day on which something was taken back, whether its mesa is open or paid weeks later', async () => {
    const antes = inicioDeDia([], hoy).getTime() - 20 * DIA_MS;
    for (const numero of [1, 2]) {
      const [comida] = await orderAt(numero);
      await cancel(comida, '0', { motivo: 'se ha caído' });
      const servida = (await moveTo(comida, { estado: 'entregado' })).body.data;
      const cobrada = await chargeOk(servida, { importe: 1 });
      const anulada = (await annul(cobrada.cobros?.[0]?._id ?? '', 'error')).body.data;
      const { data } = numero === 1 ? (await pay(anulada)).body : { data: anulada };
      const en = new Date(antes);
      await setMesa(data, { 'pedidos.0.lineas.0.cancelada.en': en, 'cobros.0.anulado.en': en });
    }

    const [deEntonces, deHoy] = await Promise.all([
      readCierre(nombreJornada([], new Date(antes))),
      readCierre(),
    ]);

    expect(deEntonces).toMatchObject({
      cancelaciones: [{ mesa: 1 }, { mesa: 2 }],
      anulaciones: [{ mesa: 1 }, { mesa: 2 }],
      mesasPagadas: 0,
      abiertas: [],
    });
    expect(deHoy).toMatchObject({ cancelaciones: [], anulaciones: [], mesasPagadas: 1 });
  });

  it('says nothing of days without anything, nor of another restaurant', async () => {
    await pay(await serve(1));
    const antes = nombreJornada([], new Date(Date.now() - 30 * DIA_MS));

    expect(await readCierre(antes)).toEqual({
      dia: antes,
      recaudado: 0,
      porForma: { tarjeta: 0, efectivo: 0, bizum: 0, otro: 0, sin_indicar: 0 },
      porQuien: [],
      propinas: { tarjeta: 0, efectivo: 0, bizum: 0, otro: 0, sin_indicar: 0 },
      mesasPagadas: 0,
      abiertas: [],
      cancelaciones: [],
      anulaciones: [],
      cerradas: [],
      sello: { es: 'sin_sello' },
    });
  });

  it('goes through nothing but what is of the day, and what is open', async () => {
    const [comida] = await orderAt(1, {
      productos: [{ ...casa.local.tortilla, cantidad: 2 }, casa.local.cana],
    });
    await cancelUnits(comida, { unidades: 1 });
    await cancel(comida, '0', { motivo: 'se ha acabado' });
    await annul((await chargeOk(await serve(2), { importe: 1 })).cobros?.[0]?._id ?? '', 'error');
    const where = { restaurante: new Types.ObjectId(casa.local.id) };
    const modelos = await casa.app.db.collection<GrupoDoc>('grupos').find(where).toArray();
    const archivo = Array.from({ length: 300 }, (_, i) => {
      const en = new Date(inicioDeDia([], hoy).getTime() + (i < 150 ? -1 - i : i) * DIA_MS);
      return modelos.map((modelo) => buildArchivada(modelo, en));
    });
    const grupos = casa.app.db.collection<GrupoDoc>('grupos');
    for (const lote of lotesDe(archivo.flat())) await grupos.insertMany(lote);
    const find = jest.spyOn(casa.app.app.get(CierreConsultas)['grupos'], 'find');

    const { cancelaciones, anulaciones } = await readCierre();

    // Vacía mesas are looked for in the same collection, whatever a test does.
    const consultas = find.mock.calls.filter(([, opciones]) => opciones?.hint !== 'abiertas_con_canceladas');
    const leidos = await Promise.all(
      consultas.map(async ([filtro, opciones]) => {
        const preguntada = casa.app.db.collection<GrupoDoc>('grupos').find(filtro ?? {}, opciones);
        const { executionStats } = await preguntada.explain('executionStats');
        return [opciones?.hint, executionStats.totalKeysExamined];
      }),
    );
    expect([cancelaciones.length, anulaciones.length]).toEqual([2, 1]);
    expect(leidos).toEqual([
      ['abiertos', 2],
      ['jornadas', 0],
      ['periodos', 1],
      ['canceladas', 1],
      ['retiradas', 1],
      ['anulados', 1],
      ['ajustados', 0],
      ['repesadas', 0],
    ]);
  });
});

/** A mesa paid at an instant at which all was taken back that is taken back of it. */
function buildArchivada(modelo: GrupoDoc, en: Date): GrupoDoc {
  const { pedidos, cobros = [], asientos = [], periodo, ...mesa } = modelo;
  return {
    ...mesa,
    _id: new Types.ObjectId(),
    pagado: true,
    pagadoEn: en,
    asientos: asientos.map((asiento) => ({ ...asiento, en })),
    // of no day to come, as a ledger is
    ...(periodo && en < new Date() ? { periodo: { desde: en, hasta: en } } : {}),
    pedidos: pedidos.map((ticket) => ({
      ...ticket,
      _id: new Types.ObjectId(),
      clave: randomUUID(),
      lineas: ticket.lineas.map(({ cancelada, retiradas, ...linea }) => ({
        ...linea,
        ...(cancelada ? { cancelada: { ...cancelada, en } } : {}),
        ...(retiradas ? { retiradas: retiradas.map((retirada) => ({ ...retirada, en })) } : {}),
      })),
    })),
    cobros: cobros.map(({ anulado, ...cobro }) => ({
      ...cobro,
      _id: new Types.ObjectId(),
      ...(anulado ? { anulado: { ...anulado, en } } : {}),
    })),
  };
}
