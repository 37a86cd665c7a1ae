import { randomUUID } from 'node:crypto';
import { CABECERA_REPETIDO } from '@carta/contracts';
import type { Grupo } from '@carta/contracts';
import { GruposConsultas } from '../../src/servicio/pedidos/grupos/grupos-consultas.repository';
import { GruposRepository } from '../../src/servicio/pedidos/grupos/grupos.repository';
import { NADIE } from '../support/factories';
import { buildLocal, useLocal } from '../support/local';
import { usePartidas } from '../support/use-partidas';
import { useSala } from '../support/sala';

describe('An order that a waiter writes down for a mesa whose party moves', () => {
  const casa = useLocal();
  const { openMesa, readMesa, readAbiertos, move, serve, pay } = usePartidas(casa);
  const { takeOrder } = useSala(casa);

  const take = (mesa: number, para: object = {}, clave: string = randomUUID()) =>
    takeOrder(mesa, { productos: [casa.local.cana], ...para }, undefined, clave);
  const moveFrom = async (de: number, a: number) => move((await readMesa(de)) as Grupo, a);
  /** Which mesas have an open tab, and how many tickets it has. */
  const tabs = async () =>
    (await readAbiertos()).map(({ mesa, pedidos }) => [mesa.numero, pedidos.length]).sort();
  /** A tab that has gone from mesa 6 to mesa 9. */
  const openMudada = async (): Promise<string> => {
    const { grupoMesa } = await openMesa(6);
    await moveFrom(6, 9);
    return grupoMesa;
  };
  const passed = (grupoMesa: string) => [
    409,
    'MESA_CAMBIADA',
    'La mesa 6 ha pasado a la 9.',
    { mesa: 9, grupoMesa },
  ];
  const answerOf = ({ status, body }: Awaited<ReturnType<typeof take>>) => [
    status,
    body.code,
    body.message,
    body.data,
  ];

  it('goes to the tab it names, where that is', async () => {
    const grupoMesa = await openMudada();

    expect((await take(9, { grupoMesa })).status).toBe(201);

    expect(await tabs()).toEqual([[9, 3]]);
  });

  it('is told where that tab is now, and neither opens one at the mesa left nor falls on who sits there', async () => {
    const grupoMesa = await openMudada();
    expect(answerOf(await take(6, { grupoMesa }))).toEqual(passed(grupoMesa));
    expect(await tabs()).toEqual([[9, 2]]);

    await openMesa(6);

    expect(answerOf(await take(6, { grupoMesa }))).toEqual(passed(grupoMesa));
    expect(await tabs()).toEqual([
      [6, 2],
      [9, 2],
    ]);
  });

  it('that names no tab, as clients of before do, is told so too instead of opening one', async () => {
    const grupoMesa = await openMudada();

    expect(answerOf(await take(6))).toEqual(passed(grupoMesa));

    expect(await tabs()).toEqual([[9, 2]]);
  });

  it('stays at the mesa for who says it, of that tab and of no other that has left since', async () => {
    const grupoMesa = await openMudada();
    const quedarse = { grupoMesa, aquiMismo: true };

    expect((await take(6, quedarse)).status).toBe(201);
    expect((await take(6, quedarse)).status).toBe(201);
    expect(await tabs()).toEqual([
      [6, 2],
      [9, 2],
    ]);
    await moveFrom(6, 8);

    expect((await take(6, quedarse)).body.message).toBe('La mesa 6 ha pasado a la 8.');
  });

  it('goes to whoever has sat down there since, if it names no tab, and to a mesa left long ago', async () => {
    await openMudada();
    await openMesa(6);
    expect((await take(6)).status).toBe(201);

    await moveFrom(6, 8);
    const hace = new Date(Date.now() - 16 * 60_000);
    await casa.app.db
      .collection('grupos')
      .updateMany({ mudanzas: { $exists: true } }, { $set: { 'mudanzas.$[].en': hace } });

    expect((await take(6)).status).toBe(201);
    expect(await tabs()).toEqual([
      [6, 1],
      [8, 3],
      [9, 2],
    ]);
  });

  it('is an order like any other once that tab is paid, is nobody’s, or is another restaurante’s', async () => {
    const vecino = await buildLocal(casa.app);
    const ajena = (await takeOrder(6, { productos: [vecino.cana] }, vecino.token)).body.data.grupoMesa;
    const servida = await serve(await openMesa(6));
    await pay(servida, servida);

    for (const grupoMesa of [servida.grupoMesa, NADIE, ajena]) {
      expect((await take(6, { grupoMesa })).status).toBe(201);
    }
    expect(await tabs()).toEqual([[6, 3]]);
  });

  it('is answered again wherever its tab has gone, whatever it names', async () => {
    const clave = randomUUID();
    const { grupoMesa } = await openMesa(6);
    const primera = await take(6, { grupoMesa }, clave);
    await moveFrom(6, 9);

    for (const para of [{ grupoMesa }, {}, { grupoMesa, aquiMismo: true }]) {
      const repetida = await take(6, para, clave);
      expect([repetida.status, repetida.headers.get(CABECERA_REPETIDO)]).toEqual([201, 'true']);
      expect(repetida.body.data.pedidos).toMatchObject([{ _id: primera.body.data.pedidos[0]?._id }]);
    }
    expect(await tabs()).toEqual([[9, 3]]);
  });

  it('written while its mesa moves is in its tab or in none, whether it names it or not', async () => {
    const { grupoMesa } = await openMesa(6);
    const repositorio = casa.app.app.get(GruposRepository);
    const add = repositorio.addToNamed.bind(repositorio);
    for (const [para, de, a] of [
      [{ grupoMesa }, 6, 9],
      [{}, 9, 6],
    ] as const) {
      jest.spyOn(repositorio, 'addToNamed').mockImplementationOnce(async (alta) => {
        await moveFrom(de, a);
        return add(alta);
      });

      expect((await take(de, para)).body.message).toBe(`La mesa ${de} ha pasado a la ${a}.`);
      expect(await tabs()).toEqual([[a, 2]]);
    }
  });

  it('joins the tab that a diner opens between its look and its write', async () => {
    const consultas = casa.app.app.get(GruposConsultas);
    const find = consultas.findParadas.bind(consultas);
    jest.spyOn(consultas, 'findParadas').mockImplementationOnce(async (...args) => {
      await openMesa(6);
      return find(...args);
    });

    expect((await take(6)).status).toBe(201);

    expect(await tabs()).toEqual([[6, 3]]);
  });

  it('is in its tab, once, while that goes back and forth and its waiter goes after it', async () => {
    const { grupoMesa } = await openMesa(6);
    let mesa = 6;
    const claves: string[] = [];
    const moviendo = (async () => {
      for (let vuelta = 0; vuelta < 12; vuelta++) await moveFrom(vuelta % 2 ? 9 : 6, vuelta % 2 ? 6 : 9);
    })();
    while (claves.length < 20) {
      const clave = randomUUID();
      const { status, body } = await take(mesa, { grupoMesa }, clave);
      if (status === 201) claves.push(clave);
      else mesa = (body.data as unknown as { mesa: number }).mesa;
    }
    await moviendo;

    expect(await tabs()).toEqual([[6, 22]]);
    for (const clave of claves) {
      const [primero, segundo] = await Promise.all([6, 9].map((en) => take(en, { grupoMesa }, clave)));
      expect([primero?.status, segundo?.status].sort()).toEqual([201, 422]);
    }
    expect(await tabs()).toEqual([[6, 22]]);
  });
});
