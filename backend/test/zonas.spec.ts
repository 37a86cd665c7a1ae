import { rutas, rutasGestion } from '@carta/contracts';
import type { Carta, Restaurante, RestaurantePublico, Zona } from '@carta/contracts';
import type { Respuesta } from './support/app';
import { useGestion } from './support/gestion';

const TERRAZA = { nombre: 'Terraza', mesas: '1-3' };
const BARRA = { nombre: 'Barra', mesas: '4' };

describe('PUT /api/restaurantes/{id}/zonas', () => {
  const g = useGestion();
  const put = (zonas: unknown): Promise<Respuesta<Zona[]>> =>
    g.casa.put<Zona[]>(rutasGestion.zonas(g.casa.id), { zonas });
  const read = async (): Promise<RestaurantePublico> =>
    (await g.app.get<RestaurantePublico>(rutas.restaurante(g.casa.id))).body.data;

  it('are none until their owner says so, and public from then on, in the carta too', async () => {
    expect(await read()).not.toHaveProperty('zonas');
    await g.app.get(rutas.carta(g.casa.id));

    const { status, body } = await put([{ nombre: ' Terraza ', mesas: '3, 1 - 2; 20' }]);

    const esperadas = [
      { _id: expect.stringMatching(/^[0-9a-f]{24}$/) as string, nombre: 'Terraza', mesas: '1-3,20' },
    ];
    expect([status, body.data]).toEqual([200, esperadas]);
    expect((await read()).zonas).toEqual(body.data);
    const carta = await g.app.get<Carta>(rutas.carta(g.casa.id));
    expect(carta.body.data.restaurante.zonas).toEqual(body.data);
    const perfil = await g.casa.get<Restaurante>(rutas.me());
    expect(perfil.body.data.zonas).toEqual(body.data);
  });

  it('keep their ids when they are renamed, moved about, or asked for twice without one', async () => {
    const [terraza, barra] = (await put([TERRAZA, BARRA])).body.data;

    expect((await put([TERRAZA, BARRA])).body.data).toEqual([terraza, barra]);
    const [primera, segunda] = (
      await put(
        [{ ...barra }, { ...terraza, nombre: 'Patio', mesas: '1-9' }].map((zona, i) =>
          i === 0 ? { ...zona, mesas: '10' } : zona,
        ),
      )
    ).body.data;

    expect([primera?._id, segunda?._id]).toEqual([barra?._id, terraza?._id]);
  });

  it('one that was removed comes back as it was; without any the carta is as before', async () => {
    const [terraza] = (await put([TERRAZA])).body.data;

    expect((await put([])).body.data).toEqual([]);
    expect(await read()).not.toHaveProperty('zonas');
    expect((await put([terraza])).body.data).toEqual([terraza]);
  });

  it('does not give the name of one to another that is sent with its own id', async () => {
    const [terraza, barra] = (await put([TERRAZA, BARRA])).body.data;

    const { data } = (await put([{ ...terraza, nombre: 'Barra', mesas: '9' }, { ...TERRAZA }])).body;

    expect(data[0]?._id).toBe(terraza?._id);
    expect([terraza?._id, barra?._id]).not.toContain(data[1]?._id);
  });

  it('refuses one mesa in two of them, names it, and stores nothing', async () => {
    await put([TERRAZA]);

    const { status, body } = await put([TERRAZA, { nombre: 'Barra', mesas: '3-5' }]);

    expect([status, body.message]).toEqual([422, 'La mesa 3 está en «Terraza» y en «Barra»']);
    expect((await read()).zonas).toHaveLength(1);
  });
});
