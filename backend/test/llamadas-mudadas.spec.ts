import type { Llamada } from '@carta/contracts';
import { attend, readSeguidos } from './support/call';
import { useLocal } from './support/local';
import { eventually } from './support/mongo-motor';
import { usePartidas } from './support/use-partidas';
import { collect, openTablero } from './support/socket';

describe('The calls of a party that changes mesa', () => {
  const casa = useLocal();
  const { openMesa, move, serve, pay } = usePartidas(casa);

  it('go with it, by the list, by the phone and by the board, which hears of them again', async () => {
    const grupo = await openMesa(6);
    const { seguimiento, ...llamada } = (await casa.call({ mesa: 6 })).body.data;
    expect(llamada).toMatchObject({ mesa: 6, grupoMesa: grupo.grupoMesa });
    const tablero = await openTablero(casa.app, casa.local.token);
    const oidas = collect<Llamada>(tablero, 'llamada');

    await move(grupo, 9);

    const movida = { ...llamada, mesa: 9 };
    expect(await casa.llamadas()).toEqual([movida]);
    expect(await readSeguidos(casa.app, seguimiento)).toEqual([movida]);
    await eventually(() => Promise.resolve(oidas.length > 0));
    expect(oidas).toEqual([movida]);
    const enCamino = await attend(casa.app, casa.local, llamada._id, { estado: 'en_camino' });
    expect(enCamino.body.data.mesa).toBe(9);
  });

  it('go with it also when they were made before it had ordered anything', async () => {
    const { _id } = (await casa.call({ mesa: 6 })).body.data;
    const grupo = await openMesa(6);

    await move(grupo, 9);

    expect(await casa.llamadas()).toMatchObject([{ _id, mesa: 9, grupoMesa: grupo.grupoMesa }]);
  });

  it('keep none of new guests away, and are one for the party wherever it calls', async () => {
    const vieja = (await casa.call({ mesa: 6 })).body.data;
    await move(await openMesa(6), 9);

    const nueva = await casa.call({ mesa: 6 });
    const otraVez = await casa.call({ mesa: 9 });

    expect([nueva.status, nueva.body.data.mesa, nueva.body.data._id === vieja._id]).toEqual([201, 6, false]);
    expect([otraVez.status, otraVez.body.data._id]).toEqual([200, vieja._id]);
    expect((await casa.llamadas()).map(({ mesa }) => mesa)).toEqual([9, 6]);
  });

  it('for the bill close when it pays, wherever it is, and those of who sits there now do not', async () => {
    const cuenta = (await casa.call({ mesa: 6, tipo: 'cuenta' })).body.data;
    const servida = await serve(await openMesa(6));
    const movida = (await move(servida, 9)).body.data;
    const deOtros = (await casa.call({ mesa: 6, tipo: 'cuenta' })).body.data;

    await pay(movida, movida);

    await eventually(async () => (await casa.llamadas()).length === 1);
    expect(await casa.llamadas()).toMatchObject([{ _id: deOtros._id, mesa: 6 }]);
    expect(cuenta._id).not.toBe(deOtros._id);
  });
});
