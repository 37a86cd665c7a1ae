import { Types } from 'mongoose';
import type { Grupo, Ticket } from '@carta/contracts';
import type { GrupoDoc } from '../../src/servicio/pedidos/grupos/grupo.schema';
import { useLocal } from '../support/local';
import { usePartidas } from '../support/use-partidas';
import { useSala } from '../support/sala';

describe('A party that changes mesa', () => {
  const casa = useLocal();
  const { openMesa, orderAt, readMesa, readAbiertos, move, join, acknowledge, serve } = usePartidas(casa);
  const { moveTo, recientes } = useSala(casa);

  const stored = () =>
    casa.app.db.collection<GrupoDoc>('grupos').findOne({ restaurante: new Types.ObjectId(casa.local.id) });
  const antesOf = ({ pedidos }: Grupo) => pedidos.map(({ antes }) => antes ?? null);

  it('takes its tab along, every line as it was, with who moved it and when', async () => {
    const antes = await openMesa(6);

    const { status, body } = await move(antes, 9);

    expect(status).toBe(200);
    expect(await readMesa(6)).toBeNull();
    const despues = await readMesa(9);
    expect(despues).toEqual(body.data);
    expect(body.data).toEqual({
      ...antes,
      rev: antes.rev + 1,
      mesa: { numero: 9 },
      mudanzas: [{ de: 6, a: 9, por: expect.stringMatching(/^Casa/), en: expect.stringMatching(/^20/) }],
      actualizadoEn: expect.any(String),
      pedidos: antes.pedidos.map((ticket) => ({ ...ticket, antes: 6 })),
    });
  });

  it('is told once: a retry, however late, answers where it is by now', async () => {
    const seis = await openMesa(6);
    const nueve = (await move(seis, 9)).body.data;
    const repetida = await move(seis, 9);
    expect([repetida.status, repetida.body.data]).toEqual([200, nueve]);

    const tres = (await move(nueve, 3)).body.data;
    await openMesa(9);
    const tarde = await move(seis, 9);

    expect([tarde.status, tarde.body.data]).toEqual([200, tres]);
    expect(await readAbiertos()).toHaveLength(2);
  });

  it('finds a mesa occupied, and is shown who sits there', async () => {
    const [seis, nueve] = [await openMesa(6), await openMesa(9)];

    const { status, body } = await move(seis, 9);

    expect([status, body.code, body.message]).toEqual([409, 'MESA_OCUPADA', 'La mesa 9 ya está ocupada.']);
    expect(body.data).toEqual(nueve);
    expect(await readMesa(6)).toEqual(seis);
  });

  it('may sit where others have paid, and they may not come back there', async () => {
    const pagada = await serve(await openMesa(9));
    const [ticket] = pagada.pedidos as [Ticket];
    const { rev } = (await moveTo(ticket, { estado: 'pagado' })).body.data;
    expect((await move(await openMesa(6), 9)).status).toBe(200);

    const { status, body } = await moveTo(ticket, { estado: 'entregado', reabrir: true, rev });

    expect([status, body.message]).toEqual([
      409,
      'La mesa ya tiene pedidos nuevos: no se puede volver a abrir la anterior.',
    ]);
  });

  it('goes back, in silence while no station has taken note', async () => {
    const nueve = (await move(await openMesa(6), 9)).body.data;

    const { status, body } = await move(nueve, 6);

    expect([status, body.data.mesa.numero, antesOf(body.data)]).toEqual([200, 6, [null, null]]);
    expect(await stored()).not.toHaveProperty('pedidos.0.antes');
  });

  it('tells each station once, with the mesa where that believes its ticket', async () => {
    const nueve = (await move(await openMesa(6), 9)).body.data;
    const [comida, bebida] = nueve.pedidos as [Ticket, Ticket];
    const sabida = (await acknowledge(comida, 9)).body.data;
    expect(antesOf(sabida)).toEqual([null, 6]);

    const vuelta = (await move(sabida, 6)).body.data;
    expect(antesOf(vuelta)).toEqual([9, null]);

    const tarde = await acknowledge(comida, 9);
    expect([tarde.status, tarde.body.code]).toEqual([409, 'ESTADO_CAMBIADO']);
    expect((await acknowledge(bebida, 9)).status).toBe(200);
  });

  it('says nothing of what is served already', async () => {
    const servida = await serve(await openMesa(6));
    await orderAt(6, { productos: [casa.local.cana] });

    const { body } = await move({ ...servida, rev: servida.rev + 1 }, 9);

    expect(antesOf(body.data)).toEqual([null, null, 6]);
  });

  it('cannot go back to a mesa that others have taken', async () => {
    const nueve = (await move(await openMesa(6), 9)).body.data;
    await openMesa(6);

    const { status, body } = await move(nueve, 6);

    expect([status, body.message]).toEqual([409, 'La mesa 6 ya está ocupada.']);
  });

  it('moves for one of two waiters who send it to different mesas', async () => {
    const seis = await openMesa(6);

    const respuestas = await Promise.all([move(seis, 8), move(seis, 9)]);

    expect(respuestas.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await readAbiertos()).map(({ mesa }) => mesa.numero)).toEqual([
      respuestas[0]?.status === 200 ? 8 : 9,
    ]);
  });

  it('two parties that make for one mesa: one gets it', async () => {
    const [seis, siete] = [await openMesa(6), await openMesa(7)];

    const respuestas = await Promise.all([move(seis, 9), move(siete, 9)]);

    expect(respuestas.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await readAbiertos()).map(({ mesa }) => mesa.numero)).toContain(9);
  });

  it('does not move once it is paid, nor for who saw it before it was opened again', async () => {
    const servida = await serve(await openMesa(6));
    const [ticket] = servida.pedidos as [Ticket];
    const { rev } = (await moveTo(ticket, { estado: 'pagado' })).body.data;
    expect((await move(servida, 9)).body.code).toBe('ESTADO_CAMBIADO');

    await moveTo(ticket, { estado: 'entregado', reabrir: true, rev });

    expect((await move(servida, 9)).body.code).toBe('ESTADO_CAMBIADO');
    expect((await move((await readMesa(6)) as Grupo, 9)).status).toBe(200);
  });

  it('moves fifty times and no more', async () => {
    let grupo = await openMesa(6);
    for (let i = 0; i < 50; i++) grupo = (await move(grupo, i % 2 === 0 ? 9 : 6)).body.data;

    const { status, body } = await move(grupo, 9);

    expect([status, body.message]).toEqual([409, 'Esta mesa ya ha cambiado demasiadas veces.']);
    expect((await readMesa(6))?.mudanzas).toHaveLength(50);
  });

  it('leaves its mesa free, and the mesa where it is has its tab', async () => {
    const nueve = (await move(await openMesa(6), 9)).body.data;

    const [deSeis, deNueve] = [await orderAt(6), await orderAt(9)];

    expect(deSeis.grupoMesa).not.toBe(nueve.grupoMesa);
    expect(deNueve.grupoMesa).toBe(nueve.grupoMesa);
  });

  it('is no news in Recientes, and stays in its history for good', async () => {
    const seis = await serve(await openMesa(6));
    await move(seis, 9);
    await join((await readMesa(9)) as Grupo, [9, 10]);
    await moveTo(seis.pedidos[0] as Ticket, { estado: 'pagado' });

    const listados = (await recientes()).map(({ mesa, a }) => [mesa, a]);
    expect(listados).toEqual([
      [9, 'pagado'],
      [9, 'entregado'],
      [9, 'entregado'],
    ]);
    const pasos = (await stored())?.movimientosDinero?.map(({ a, mesas }) => [a, mesas ?? null]);
    expect(pasos).toEqual([
      ['mudanza', [6, 9]],
      ['junta', [9, 10]],
      ['pagado', null],
    ]);
  });
});
