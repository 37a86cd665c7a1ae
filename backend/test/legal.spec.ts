import { rutas, rutasGestion } from '@carta/contracts';
import type { Carta, DatosLegales, Restaurante, RestaurantePublico } from '@carta/contracts';
import type { Respuesta } from './support/app';
import { useGestion } from './support/gestion';

const ANA = {
  titular: 'Ana Ruiz Gil',
  nif: '12345678Z',
  domicilio: 'Calle Mayor, 1, 28013 Madrid',
  email: 'hola@tasca.es',
  telefono: '600 000 000',
};

describe('PUT /api/restaurantes/{id}/legal', () => {
  const g = useGestion();
  const put = (body: unknown, token = g.casa.token, id = g.casa.id): Promise<Respuesta<DatosLegales>> =>
    g.app.put<DatosLegales>(rutasGestion.legal(id), { token, body });
  const read = async (): Promise<RestaurantePublico> =>
    (await g.app.get<RestaurantePublico>(rutas.restaurante(g.casa.id))).body.data;

  it('is nothing until its owner says it, and public from then on, in the carta too', async () => {
    expect(await read()).not.toHaveProperty('legal');
    await g.app.get(rutas.carta(g.casa.id));

    const { status, body } = await put({ ...ANA, nif: ' 12.345.678-z ', titular: ' Ana Ruiz Gil ' });

    expect([status, body.data]).toEqual([200, ANA]);
    expect((await read()).legal).toEqual(ANA);
    const carta = await g.app.get<Carta>(rutas.carta(g.casa.id));
    expect(carta.body.data.restaurante.legal).toEqual(ANA);
    const perfil = await g.casa.get<Restaurante>(rutas.me());
    expect(perfil.body.data.legal).toEqual(ANA);
  });

  it('changes what is sent, keeps the rest, and forgets what is emptied', async () => {
    await put(ANA);

    expect((await put({ telefono: '', nif: 'B58818501' })).body.data).toEqual({
      ...ANA,
      telefono: '',
      nif: 'B58818501',
    });
    expect((await put({})).body.data).toMatchObject({ titular: ANA.titular, telefono: '' });

    await put({ titular: '', nif: '', domicilio: '', email: '', telefono: '' });
    expect(await read()).not.toHaveProperty('legal');
  });
});
