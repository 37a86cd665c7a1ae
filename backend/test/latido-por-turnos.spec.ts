import { rutasSala } from '@carta/contracts';
import type { LatidoTablero } from '@carta/contracts';
import { ResumenesService } from '../src/casa/locales/resumenes.service';
import { useLocal } from './support/local';
import { buildRestaurante, openSesion } from './support/factories';
import { eventually } from './support/mongo-motor';
import { collect, openTablero } from './support/socket';

/** One more than a latido has turns: two of them share one. */
const RESTAURANTES = 21;

interface Oyente {
  id: string;
  token: string;
  latidos: LatidoTablero[];
}

describe('The latido of restaurantes that share a turn', () => {
  const casa = useLocal();

  it('tells how each works as it is when it is told, not as it was when the turn began', async () => {
    const oyentes: Oyente[] = [];
    for (let i = 0; i < RESTAURANTES; i++) oyentes.push(await openOyente());
    const turno = await firstSharedTurno();
    const ultimo = oyentes.find(({ id }) => id === turno.ids.at(-1));
    if (!ultimo) throw new Error('a restaurante without a board has a turn');

    const antes = ultimo.latidos.length;
    await pause(ultimo);
    turno.goOn();
    await eventually(() => ultimo.latidos.length >= antes + 2);

    const pausas = ultimo.latidos.slice(antes).map(({ servicio }) => servicio.pausado);
    expect(pausas).not.toContain(false);
  });

  async function openOyente(): Promise<Oyente> {
    const { id } = await buildRestaurante(casa.app, { plan: 'premium' });
    const { accessToken: token } = await openSesion(casa.app, id);
    return { id, token, latidos: collect(await openTablero(casa.app, token), 'latido') };
  }

  async function pause({ id, token }: Oyente): Promise<void> {
    const { status } = await casa.app.put(rutasSala.servicio(id), { token, body: { pausado: true } });
    expect(status).toBe(200);
  }

  /** A turn of several, which has been read and of which nobody has been told yet; it waits until it may go on. */
  function firstSharedTurno(): Promise<{ ids: readonly string[]; goOn: () => void }> {
    const resumenes = casa.app.app.get(ResumenesService);
    const of = resumenes.findResumenes.bind(resumenes);
    let ids: readonly string[] = [];
    return new Promise((resolve) => {
      const spy = jest.spyOn(resumenes, 'findResumenes').mockImplementation(async (pedidos) => {
        if (ids.length === 0 && pedidos.length > 1) ids = pedidos;
        else if (ids.length > 0 && pedidos[0] === ids[0]) {
          spy.mockRestore();
          await new Promise<void>((goOn) => resolve({ ids, goOn }));
        }
        return of(pedidos);
      });
    });
  }
});
