// Longer than most: what is taken off one mesa, and its refusals, follow from each other, like one story.
import { randomUUID } from 'node:crypto';
import {
  CABECERA_CLAVE,
  CABECERA_REPETIDO,
  nombreJornada,
  rutas,
  rutasSala,
  fromEuros,
  sumCentimos,
} from '@carta/contracts';
import type { CierreDelDia, EstadisticasHoy, Grupo, Linea } from '@carta/contracts';
import type { Respuesta } from '../support/app';
import { useCaja } from '../support/caja';
import { useLocal } from '../support/local';
import { useSala } from '../support/sala';

describe('What a house takes off a bill', () => {
  const casa = useLocal();
  const { cancelUnits, follow, orderAt, pairAs, readMesa, reopen } = useSala(casa);
  const { annul, charge, chargeOk, pay, serve } = useCaja(casa);

  const adjust = (
    grupo: Grupo,
    body: object,
    clave: string = randomUUID(),
    token = casa.local.token,
  ): Promise<Respuesta<Grupo>> =>
    casa.app.post<Grupo>(rutasSala.rebajas(grupo.grupoMesa), {
      token,
      body: { motivo: 'de la casa', rev: grupo.rev, ...body },
      headers: { [CABECERA_CLAVE]: clave },
    });
  const adjustOk = async (grupo: Grupo, body: object): Promise<Grupo> => {
    const { status, body: cuerpo } = await adjust(grupo, body);
    if (status !== 201) throw new Error(`an adjustment was answered ${status}: ${cuerpo.message}`);
    return cuerpo.data;
  };
  const undo = (grupo: Grupo, ajuste: string): Promise<Respuesta<Grupo>> =>
    casa.app.put<Grupo>(rutasSala.deshacerRebaja(grupo.grupoMesa, ajuste), {
      token: casa.local.token,
      body: { rev: grupo.rev },
    });
  const lineasDe = ({ pedidos }: Grupo): Linea[] => pedidos.flatMap(({ productos }) => productos);
  const lineaDe = (grupo: Grupo, nombre: string): Linea => {
    const linea = lineasDe(grupo).find((cada) => cada.nombre === nombre);
    if (!linea) throw new Error(`no ${nombre}`);
    return linea;
  };
  const unidades = (linea: Linea, cuantas = 1) => ({ lineas: [{ linea: linea._id, unidades: cuantas }] });
  const serveCanas = (cantidad: number) => serve(1, [{ ...casa.local.cana, cantidad }]);
  const lastOf = ({ ajustes }: Grupo): string => ajustes?.at(-1)?._id ?? '';

  it('is kept with its reason, who and when, on the lines and on the mesa', async () => {
    const ana = await pairAs('Ana');
    const mesa = await serve(1);
    const cana = lineaDe(mesa, 'Caña');

    const { status, body } = await adjust(mesa, { tipo: 'invitar', ...unidades(cana) }, randomUUID(), ana);

    expect(status).toBe(201);
    expect(body.data).toEqual(await readMesa());
    expect(body.data).toMatchObject({ totalGrupo: 8.5, pendiente: 8.5, estadoGrupo: 'entregado' });
    expect(body.data.ajustes).toEqual([
      {
        _id: expect.any(String),
        ...{ tipo: 'invitar', importe: 2.2, motivo: 'de la casa', por: 'Ana', en: expect.any(String) },
        lineas: [{ linea: cana._id, unidades: 1 }],
      },
    ]);
    expect(lineaDe(body.data, 'Caña')).toMatchObject({
      ...{ precio: 2.2, cantidad: 1, rebaja: 2.2, gratis: 1 },
      ajustes: [{ tipo: 'invitar', unidades: 1 }],
    });
  });

  it('spreads a discount of the whole bill over the lines of then, to the céntimo', async () => {
    const mesa = await adjustOk(await serve(1), { tipo: 'descuento', porcentaje: 33 });
    // 33 % of 10,70 € are 3,531 €
    expect(mesa).toMatchObject({
      totalGrupo: 7.17,
      ajustes: [{ importe: 3.53, porcentaje: 33, deMesa: true }],
    });
    const rebajas = lineasDe(mesa).map(({ rebaja = 0 }) => rebaja);
    expect(sumCentimos(rebajas.map(fromEuros))).toBe(353);

    await orderAt(1, { productos: [casa.local.cana] });

    expect((await readMesa()).totalGrupo).toBe(9.37);
  });

  it('is applied once under its key, however late the retry, and to whom undid it no more', async () => {
    const mesa = await serveCanas(3);
    const clave = randomUUID();
    const cuerpo = { tipo: 'invitar', ...unidades(lineaDe(mesa, 'Caña')) };
    const primera = await adjust(mesa, cuerpo, clave);

    const repetida = await adjust(mesa, cuerpo, clave.toUpperCase());
    const otra = await adjust(mesa, { ...cuerpo, motivo: 'otro' }, clave);
    const deshecha = await undo(primera.body.data, lastOf(primera.body.data));
    const tardia = await adjust(mesa, cuerpo, clave);

    expect([repetida.status, repetida.headers.get(CABECERA_REPETIDO)]).toEqual([200, 'true']);
    expect(repetida.body.data).toEqual(primera.body.data);
    expect([otra.status, otra.body.message]).toEqual([422, 'Esta clave ya se usó para otro descuento.']);
    expect(deshecha.body.data).toMatchObject({
      totalGrupo: 6.6,
      ajustes: [{ deshecho: { por: expect.any(String) } }],
    });
    expect(lineaDe(deshecha.body.data, 'Caña')).not.toHaveProperty('rebaja');
    expect([tardia.status, tardia.body.data.totalGrupo]).toEqual([200, 6.6]);
    expect((await undo(mesa, lastOf(primera.body.data))).body.data).toEqual(await readMesa());
  });

  it('lets one of two at once win, and tells the other', async () => {
    const mesa = await serveCanas(2);
    const cuerpo = { tipo: 'invitar', ...unidades(lineaDe(mesa, 'Caña')) };

    const respuestas = await Promise.all([adjust(mesa, cuerpo), adjust(mesa, cuerpo)]);

    expect(respuestas.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(respuestas.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'ESTADO_CAMBIADO' });
    expect((await readMesa()).totalGrupo).toBe(2.2);
  });

  it('takes nothing off what is charged', async () => {
    const mesa = await chargeOk(await serve(1), { importe: 3 });
    const todo = await adjust(mesa, { tipo: 'descuento', importe: 7.71 });
    const deUnidad = await chargeOk(mesa, unidades(lineaDe(mesa, 'Caña')));
    const cobrada = await adjust(deUnidad, { tipo: 'invitar', ...unidades(lineaDe(mesa, 'Caña')) });
    for (const { status, body } of [todo, cobrada]) {
      expect([status, body.message]).toEqual([409, 'Anula antes el cobro']);
    }
    const mayor = await adjust(deUnidad, {
      tipo: 'descuento',
      importe: 8.51,
      linea: lineaDe(mesa, 'Tortilla')._id,
    });
    expect(mayor.body.message).toBe('El descuento no puede ser más de lo que cuesta.');
  });

  it('is undone in the order in which it was done, never below a charge, and gives back what there was', async () => {
    let mesa = await serveCanas(3);
    const cana = lineaDe(mesa, 'Caña');
    mesa = await adjustOk(mesa, { tipo: 'descuento', porcentaje: 10, linea: cana._id });
    const primera = lastOf(mesa);
    mesa = await adjustOk(mesa, { tipo: 'devolver', ...unidades(cana) });
    const segunda = lastOf(mesa);
    expect(mesa.totalGrupo).toBe(3.96);

    const antes = await undo(mesa, primera);
    expect(antes.body.message).toBe('Deshaz antes lo último que se le ha descontado.');
    const cobrada = await chargeOk(mesa, unidades(cana));
    expect((await undo(cobrada, segunda)).body.message).toBe('Anula antes el cobro');
    await annul(cobrada.cobros?.[0]?._id ?? '');
    expect((await undo(await readMesa(), segunda)).body.data.totalGrupo).toBe(5.94);
    expect((await undo(await readMesa(), primera)).body.data.totalGrupo).toBe(6.6);
  });

  it('goes with the units that are cancelled, and the rest costs what it did', async () => {
    const [ticket] = await orderAt(1, { productos: [{ ...casa.local.cana, cantidad: 3 }] });
    let mesa = await adjustOk(await readMesa(), { tipo: 'descuento', porcentaje: 50 });
    expect(mesa.totalGrupo).toBe(3.3);

    mesa = (await cancelUnits(ticket, { unidades: 1 })).body.data;

    expect([mesa.totalGrupo, lineaDe(mesa, 'Caña')]).toMatchObject([2.2, { cantidad: 2, rebaja: 2.2 }]);
    expect((await undo(mesa, lastOf(mesa))).body.data.totalGrupo).toBe(4.4);
  });

  it('is charged by units at what they cost, and pays what is left', async () => {
    const mesa = await serveCanas(3);
    const cana = lineaDe(mesa, 'Caña');
    const rebajada = await adjustOk(mesa, { tipo: 'descuento', importe: 1, linea: cana._id });
    const primera = await chargeOk(rebajada, unidades(cana));
    const pagada = await chargeOk(primera, unidades(cana, 2));

    expect(primera.cobros?.map(({ importe }) => importe)).toEqual([1.87]);
    expect(pagada).toMatchObject({ estadoGrupo: 'pagado', pendiente: 0 });
    expect(pagada.cobros?.map(({ importe }) => importe)).toEqual([1.87, 3.73]);
  });

  it('never charges more than the lines cost, of 64 waiters who charge, adjust and undo at once', async () => {
    const mesa = await serve(1, [
      { ...casa.local.tortilla, cantidad: 20 },
      { ...casa.local.cana, cantidad: 30 },
    ]);
    const [tortilla, cana] = [lineaDe(mesa, 'Tortilla'), lineaDe(mesa, 'Caña')];
    const tareas = [
      (grupo: Grupo) => charge(grupo, { importe: 7.31 }),
      (grupo: Grupo) => charge(grupo, unidades(cana, 2)),
      (grupo: Grupo) => adjust(grupo, { tipo: 'invitar', ...unidades(tortilla) }),
      (grupo: Grupo) => adjust(grupo, { tipo: 'descuento', porcentaje: 7 }),
      (grupo: Grupo) => adjust(grupo, { tipo: 'descuento', linea: tortilla._id, importe: 3.33 }),
      (grupo: Grupo) => undo(grupo, lastOf(grupo)),
    ];

    const estados = await Promise.all(
      Array.from({ length: 64 }, async (_, i) => {
        const leida = await readMesa();
        return (await tareas[i % tareas.length]?.(leida))?.status;
      }),
    );

    expect(estados.filter((estado) => ![200, 201, 404, 409, 422].includes(estado ?? 0))).toEqual([]);
    const { cobros = [], ajustes = [], totalGrupo, pendiente, pedidos } = await readMesa();
    const cobrado = sumCentimos(cobros.map(({ importe }) => fromEuros(importe)));
    const lineas = pedidos.flatMap(({ productos }) => productos);
    const enteras = sumCentimos(lineas.map(({ precio, cantidad }) => fromEuros(precio * cantidad)));
    const rebajado = sumCentimos(lineas.map(({ rebaja = 0 }) => fromEuros(rebaja)));
    const vivos = ajustes.filter(({ deshecho }) => !deshecho);
    expect(sumCentimos(vivos.map(({ importe }) => fromEuros(importe)))).toBe(rebajado);
    expect(enteras - rebajado).toBe(fromEuros(totalGrupo));
    expect(cobrado + fromEuros(pendiente)).toBe(fromEuros(totalGrupo));
  });

  it('is read by the diner, without who and why', async () => {
    const { body } = await casa.order({ mesa: 1 });
    const mesa = await adjustOk(await readMesa(), {
      tipo: 'invitar',
      ...unidades(lineaDe(await readMesa(), 'Tortilla')),
    });
    expect(mesa.totalGrupo).toBe(2.2);

    const [seguido] = await follow(body.data.seguimiento);

    const lineas = (seguido?.pedidos ?? []).flatMap(({ productos }) => productos);
    expect(lineas.find(({ nombre }) => nombre === 'Tortilla')).toMatchObject({
      rebaja: 8.5,
      ajustes: [{ tipo: 'invitar', unidades: 1 }],
    });
    expect(JSON.stringify(seguido)).not.toContain('de la casa');
  });

  it('is in the closing with who and why, and in no takings; its dishes count by name', async () => {
    let mesa = await adjustOk(await serve(1), { tipo: 'descuento', porcentaje: 50 });
    mesa = await adjustOk(mesa, {
      tipo: 'devolver',
      motivo: 'salada',
      ...unidades(lineaDe(mesa, 'Tortilla')),
    });
    mesa = (await undo(mesa, lastOf(mesa))).body.data;
    await pay(mesa);

    const { body } = await casa.get<CierreDelDia>(rutasSala.cierre(nombreJornada([], new Date())));
    expect(body.data).toMatchObject({
      recaudado: 5.35,
      ajustes: [
        { mesa: 1, tipo: 'descuento', importe: 5.35, platos: [], motivo: 'de la casa' },
        { tipo: 'devolver', importe: 4.25, platos: [{ nombre: 'Tortilla', cantidad: 1 }], motivo: 'salada' },
        { tipo: 'deshacer', importe: -4.25, platos: [{ nombre: 'Tortilla', cantidad: 1 }] },
      ],
    });
    const stats = await casa.get<EstadisticasHoy>(rutas.pedidosStats());
    expect(stats.body.data).toMatchObject({ recaudado: 5.35 });
    expect(stats.body.data.topProductos).toContainEqual({ nombre: 'Tortilla', unidades: 1, total: 4.25 });
  });

  it('stays through a payment that is taken back', async () => {
    const mesa = await adjustOk(await serve(1), { tipo: 'descuento', importe: 0.7 });
    const pagada = (await pay(mesa)).body.data;
    const { body } = await adjust(pagada, { tipo: 'descuento', porcentaje: 5 });
    expect(body.message).toBe('Reabre la mesa: ya está pagada.');
    const [ticket] = pagada.pedidos;
    if (!ticket) throw new Error('a mesa without orders');
    const reabierta = (await reopen(ticket, pagada.rev)).body.data;
    expect(reabierta).toMatchObject({ totalGrupo: 10, pendiente: 10 });
    expect((await charge(reabierta, { importe: 10.01 })).status).toBe(422);
  });
});
