import { rutas, rutasGestion } from '@carta/contracts';
import type { Carta, DatosLegales, Restaurante, RestaurantePublico, Zona } from '@carta/contracts';
import type { Respuesta } from '../support/app';
import { useGestion } from '../support/gestion';

const ANA = {
  titular: 'Ana Ruiz Gil',
  nif: '12345678Z',
  domicilio: 'Calle Mayor, 1, 28013 Madrid',
  email: 'hola@tasca.es',
  telefono: '600 000 000',
};
const TERRAZA = { nombre: 'Terraza', mesas: '1-3' };
const BARRA = { nombre: 'Barra', mesas: '4' };

describe('What an owner says of the house', () => {
  const g = useGestion();
  const read = async (): Promise<RestaurantePublico> =>
    (await g.app.get<RestaurantePublico>(rutas.restaurante(g.casa.id))).body.data;
  const carta = async (): Promise<Carta['restaurante']> =>
    (await g.app.get<Carta>(rutas.carta(g.casa.id))).body.data.restaurante;

  describe('where it is, and what it takes', () => {
    const put = (body: unknown): Promise<Respuesta<Restaurante>> =>
      g.casa.put<Restaurante>(rutas.restaurante(g.casa.id), body);

    it('changes the address, the telephone and the number of mesas, and the carta says so', async () => {
      await carta();

      const { status, body } = await put({
        nombre: ` ${g.casa.nombre} `,
        ubicacion: ' Plaza Nueva, 2 ',
        telefono: ' 611 111 111 ',
        numeroMesas: 30,
      });

      expect([status, body.data]).toEqual([
        200,
        {
          _id: g.casa.id,
          nombre: g.casa.nombre,
          slug: expect.any(String),
          email: expect.stringContaining('@'),
          telefono: '611 111 111',
          ubicacion: 'Plaza Nueva, 2',
          tipoUsuario: 'normal',
          numeroMesas: 30,
          pausado: false,
          emailVerificado: true,
          sinPantallaBarra: false,
        },
      ]);
      expect(await carta()).toMatchObject({ ubicacion: 'Plaza Nueva, 2', numeroMesas: 30 });
    });

    it('takes the address as { direccion } and answers it as a text; the rest stays', async () => {
      const { body } = await put({ ubicacion: { direccion: 'Calle Sol, 3' } });

      expect(body.data).toMatchObject({
        ubicacion: 'Calle Sol, 3',
        telefono: '600 000 000',
        numeroMesas: 12,
      });
      expect((await put({})).body.data).toEqual(body.data);
    });

    it('says on the carta that cards are not taken, and nothing where they are', async () => {
      expect((await put({ soloEfectivo: true })).body.data).toMatchObject({ soloEfectivo: true });
      expect(await carta()).toMatchObject({ soloEfectivo: true });

      expect((await put({ soloEfectivo: false })).body.data).not.toHaveProperty('soloEfectivo');
      expect(await carta()).not.toHaveProperty('soloEfectivo');
    });

    it('says on the carta in which languages it can be read, and nothing where that is Spanish alone', async () => {
      expect((await put({ lenguas: ['ca', 'es'] })).body.data).toMatchObject({ lenguas: ['ca', 'es'] });
      expect(await carta()).toMatchObject({ lenguas: ['ca', 'es'] });

      expect((await put({ lenguas: ['es'] })).body.data).not.toHaveProperty('lenguas');
      expect(await carta()).not.toHaveProperty('lenguas');
    });
  });

  describe('who it is before the law', () => {
    const put = (body: unknown): Promise<Respuesta<DatosLegales>> =>
      g.casa.put<DatosLegales>(rutasGestion.legal(g.casa.id), body);

    it('is nothing until its owner says it, and public from then on, in the carta too', async () => {
      expect(await read()).not.toHaveProperty('legal');
      await carta();

      const { status, body } = await put({ ...ANA, nif: ' 12.345.678-z ', titular: ' Ana Ruiz Gil ' });

      expect([status, body.data]).toEqual([200, ANA]);
      expect((await read()).legal).toEqual(ANA);
      expect((await carta()).legal).toEqual(ANA);
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

  describe('its zonas', () => {
    const put = (zonas: unknown): Promise<Respuesta<Zona[]>> =>
      g.casa.put<Zona[]>(rutasGestion.zonas(g.casa.id), { zonas });

    it('are none until their owner says so, and public from then on, in the carta too', async () => {
      expect(await read()).not.toHaveProperty('zonas');
      await carta();

      const { status, body } = await put([{ nombre: ' Terraza ', mesas: '3, 1 - 2; 20' }]);

      const esperadas = [
        { _id: expect.stringMatching(/^[0-9a-f]{24}$/) as string, nombre: 'Terraza', mesas: '1-3,20' },
      ];
      expect([status, body.data]).toEqual([200, esperadas]);
      expect((await read()).zonas).toEqual(body.data);
      expect((await carta()).zonas).toEqual(body.data);
      const perfil = await g.casa.get<Restaurante>(rutas.me());
      expect(perfil.body.data.zonas).toEqual(body.data);
    });

    it('keep their ids when they are renamed, moved about, or asked for twice without one', async () => {
      const [terraza, barra] = (await put([TERRAZA, BARRA])).body.data;

      expect((await put([TERRAZA, BARRA])).body.data).toEqual([terraza, barra]);
      const movidas = [
        { ...barra, mesas: '10' },
        { ...terraza, nombre: 'Patio', mesas: '1-9' },
      ];
      const [primera, segunda] = (await put(movidas)).body.data;

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
});
