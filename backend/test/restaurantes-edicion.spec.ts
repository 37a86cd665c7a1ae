import { rutas } from '@carta/contracts';
import type { Carta, Restaurante } from '@carta/contracts';
import { Types } from 'mongoose';
import type { Respuesta } from './support/app';
import { NADIE, buildCamarero } from './support/factories';
import { buildGestion, useGestion } from './support/gestion';

describe('PUT /api/restaurantes/{id}', () => {
  const g = useGestion();
  const put = (body: unknown, id = g.casa.id): Promise<Respuesta<Restaurante>> =>
    g.app.put<Restaurante>(rutas.restaurante(id), { token: g.casa.token, body });
  const stored = (id = g.casa.id): Promise<unknown> =>
    g.app.db.collection('restaurantes').findOne({ _id: new Types.ObjectId(id) });

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

  it.each([
    ['another name', { nombre: 'Otro' }, 422, 'nombre', 'El nombre no se puede cambiar'],
    ['no name', { nombre: '' }, 422, 'nombre', 'El nombre no se puede cambiar'],
    ['a name that is no text', { nombre: 7 }, 422, 'nombre', 'El nombre no se puede cambiar'],
    ['a blank address', { ubicacion: ' ' }, 422, 'ubicacion', 'La dirección es obligatoria'],
    [
      'an address with more in it',
      { ubicacion: { direccion: 'X', lat: 1 } },
      422,
      'ubicacion',
      'La dirección no es válida',
    ],
    ['no telephone', { telefono: '' }, 422, 'telefono', 'El teléfono es obligatorio'],
    [
      'no mesas',
      { numeroMesas: 0 },
      422,
      'numeroMesas',
      'El número de mesas debe ser un número entero entre 1 y 500',
    ],
    [
      'mesas as text',
      { numeroMesas: '12' },
      422,
      'numeroMesas',
      'El número de mesas debe ser un número entero entre 1 y 500',
    ],
    ['an email', { email: 'otro@ejemplo.es' }, 400, undefined, undefined],
    ['a plan', { tipoUsuario: 'admin' }, 400, undefined, undefined],
    ['a slug', { slug: 'otro' }, 400, undefined, undefined],
    ['a hash', { passwordHash: 'x' }, 400, undefined, undefined],
    ['an operator', { $set: { tipoUsuario: 'admin' } }, 400, undefined, undefined],
  ])('refuses %s, and changes nothing', async (_caso, body, status, field, message) => {
    const antes = await stored();

    const answer = await put({ telefono: '622 222 222', ...body });

    expect(answer.status).toBe(status);
    if (field) expect(answer.body.errors).toEqual([{ field, message }]);
    expect(await stored()).toEqual(antes);
  });

  it('is of one’s own house only, and of its owner', async () => {
    const ajena = await buildGestion(g.app, 'premium');
    const antes = await stored(ajena.id);
    const camarero = (await buildCamarero(g.app, ajena.id)).accessToken;
    const body = { telefono: '622 222 222' };

    expect((await put(body, ajena.id)).body.message).toBe('Restaurante no encontrado');
    expect((await put(body, NADIE)).status).toBe(404);
    expect((await put(body, 'x')).status).toBe(400);
    expect((await g.app.put(rutas.restaurante(ajena.id), { body })).status).toBe(401);
    expect((await g.app.put(rutas.restaurante(ajena.id), { token: camarero, body })).status).toBe(403);
    expect(await stored(ajena.id)).toEqual(antes);
  });
});
