import { rutas } from '@carta/contracts';
import type { Carta, Restaurante } from '@carta/contracts';
import type { Respuesta } from './support/app';
import { useGestion } from './support/gestion';

describe('PUT /api/restaurantes/{id}', () => {
  const g = useGestion();
  const put = (body: unknown): Promise<Respuesta<Restaurante>> =>
    g.casa.put<Restaurante>(rutas.restaurante(g.casa.id), body);

  it('changes the address, the telephone and the number of mesas, and the carta says so', async () => {
    await g.app.get(rutas.carta(g.casa.id));

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
    const carta = await g.app.get<Carta>(rutas.carta(g.casa.id));
    expect(carta.body.data.restaurante).toMatchObject({ ubicacion: 'Plaza Nueva, 2', numeroMesas: 30 });
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
    const restauranteOf = async () => (await g.app.get<Carta>(rutas.carta(g.casa.id))).body.data.restaurante;

    expect((await put({ soloEfectivo: true })).body.data).toMatchObject({ soloEfectivo: true });
    expect(await restauranteOf()).toMatchObject({ soloEfectivo: true });

    expect((await put({ soloEfectivo: false })).body.data).not.toHaveProperty('soloEfectivo');
    expect(await restauranteOf()).not.toHaveProperty('soloEfectivo');
  });
});
