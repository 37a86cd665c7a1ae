import type { Estaciones, LatidoTablero } from '@carta/contracts';
import { buildLocal, useLocal } from '../support/local';
import { buildCamarero } from '../support/factories';
import { eventually } from '../support/mongo-motor';
import { collect, hear, hearUntil, openPantalla, openTablero } from '../support/socket';

/** What the server says last of who is looking. */
const isNadie = ({ cocina, barra }: Estaciones): boolean => cocina + barra === 0;

describe('Who is looking', () => {
  const casa = useLocal();

  it('is told at once when a screen begins to answer, and in every latido from then on', async () => {
    const sala = await openTablero(casa.app, casa.local.token);
    expect((await hear<LatidoTablero>(sala, 'latido')).estaciones).toEqual({ cocina: 0, barra: 0 });
    const oido = hear<Estaciones>(sala, 'estaciones');

    await openPantalla(casa.app, casa.local.token, 'cocina');

    expect(await oido).toEqual({ cocina: 1, barra: 0 });
    const { estaciones } = await hear<LatidoTablero>(sala, 'latido');
    expect(estaciones).toEqual({ cocina: 1, barra: 0 });
  });

  it('counts each screen for what it shows, a waiter’s for no station', async () => {
    const camarero = await buildCamarero(casa.app, casa.local.id);
    const { socket } = await openPantalla(casa.app, camarero.accessToken, 'sala');
    for (const pantalla of ['cocina', 'barra', 'todo', 'tablero']) {
      await openPantalla(casa.app, casa.local.token, pantalla);
    }

    const oido = hearUntil<Estaciones>(socket, 'estaciones', ({ cocina, barra }) => cocina + barra === 6);

    expect(await oido).toEqual({ cocina: 3, barra: 3 });
  });

  it('is not who looks at what is delivered or paid: with nobody else, nobody looks', async () => {
    const sala = await openTablero(casa.app, casa.local.token);
    const oidos = collect<Estaciones>(sala, 'estaciones');
    const caja = await openPantalla(casa.app, casa.local.token, 'caja');
    // asked and answered, before a wall that is heard of begins to answer
    for (let i = 0; i < 2; i++) await hear(caja.socket, 'latido');

    expect((await hear<LatidoTablero>(sala, 'latido')).estaciones).toEqual({ cocina: 0, barra: 0 });
    await openPantalla(casa.app, casa.local.token, 'barra');
    await eventually(() => oidos.length > 0);

    expect(oidos).toEqual([{ cocina: 0, barra: 1 }]);
  });

  it('no longer counts a screen that is silent, though its socket stays open, and counts it when it is back', async () => {
    const sala = await openTablero(casa.app, casa.local.token);
    const { socket, callar, hablar } = await openPantalla(casa.app, casa.local.token, 'cocina');
    await hear(sala, 'estaciones');

    callar();

    expect(await hear(sala, 'estaciones')).toEqual({ cocina: 0, barra: 0 });
    expect(socket.connected).toBe(true);
    hablar();
    expect(await hear(sala, 'estaciones')).toEqual({ cocina: 1, barra: 0 });
  });

  it('no longer counts a screen that disconnects, without waiting for its silence', async () => {
    const sala = await openTablero(casa.app, casa.local.token);
    const { socket } = await openPantalla(casa.app, casa.local.token, 'todo');
    await hear(sala, 'estaciones');
    // by this clock a silence is noticed, and it stands
    const reloj = jest.spyOn(Date, 'now').mockReturnValue(Date.now());

    socket.disconnect();

    const oido = hear(sala, 'estaciones').finally(() => reloj.mockRestore());
    expect(await oido).toEqual({ cocina: 0, barra: 0 });
  });

  it('is not who answers nonsense, and nothing breaks', async () => {
    const sala = await openTablero(casa.app, casa.local.token);
    const oidos = collect<Estaciones>(sala, 'estaciones');
    const inventos = [undefined, null, 'techo', 7, { $ne: null }, ['cocina'], 'x'.repeat(10_000)];
    const pantallas = await Promise.all(
      inventos.map((invento) => openPantalla(casa.app, casa.local.token, invento)),
    );
    for (const { socket } of pantallas) {
      socket.emit('latido', 'cocina');
      socket.emit('estaciones', { cocina: 9, barra: 9 });
    }
    await openPantalla(casa.app, casa.local.token, 'barra');

    await eventually(() => oidos.length > 0);

    expect(oidos).toEqual([{ cocina: 0, barra: 1 }]);
    expect(pantallas.map(({ socket }) => socket.connected)).not.toContain(false);
    expect((await hear<LatidoTablero>(sala, 'latido')).estaciones).toEqual({ cocina: 0, barra: 1 });
  });

  it('is of each restaurant: a neighbour’s screens neither count nor are heard of', async () => {
    const vecino = await buildLocal(casa.app);
    const sala = await openTablero(casa.app, casa.local.token);
    const ajenos = collect<Estaciones>(sala, 'estaciones');
    const salaVecina = await openTablero(casa.app, vecino.token);
    const oido = hear(salaVecina, 'estaciones');

    await openPantalla(casa.app, vecino.token, 'cocina');

    expect(await oido).toEqual({ cocina: 1, barra: 0 });
    const latido = await hear<LatidoTablero>(sala, 'latido');
    expect(isNadie(latido.estaciones)).toBe(true);
    expect(ajenos).toEqual([]);
  });
});
