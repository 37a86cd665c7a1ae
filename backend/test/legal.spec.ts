import { rutas, rutasGestion } from '@carta/contracts';
import type { Carta, DatosLegales, Restaurante, RestaurantePublico } from '@carta/contracts';
import type { Respuesta } from './support/app';
import { buildGestion, useGestion } from './support/gestion';

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
    const perfil = await g.app.get<Restaurante>(rutas.me(), { token: g.casa.token });
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

  it("never tells the account's own email", async () => {
    const perfil = await g.app.get<Restaurante>(rutas.me(), { token: g.casa.token });
    await put(ANA);

    expect(JSON.stringify(await read())).not.toContain(perfil.body.data.email);
  });

  it.each([
    ['12345678A', 'El NIF no es correcto: la última letra o cifra no corresponde a las demás. Repásalo'],
    ['123', 'No parece un NIF, NIE o CIF: son nueve cifras y letras, como 12345678Z o B12345674'],
  ])('refuses the NIF %s in words, and stores nothing', async (nif, message) => {
    const { status, body } = await put({ titular: 'Otra', nif });

    expect({ status, error: body.errors?.[0] }).toMatchObject({
      status: 422,
      error: { field: 'nif', message },
    });
    expect(await read()).not.toHaveProperty('legal');
  });

  it('is the business of its owner alone', async () => {
    const vecina = await buildGestion(g.app);

    expect((await put(ANA, vecina.token)).status).toBe(404);
    expect(await read()).not.toHaveProperty('legal');
  });
});
