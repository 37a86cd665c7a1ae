import { rutasGestion } from '@carta/contracts';
import { useApp } from './support/app';
import type { Respuesta } from './support/app';
import { buildRegistro } from './support/registro';

describe('The form of a new account', () => {
  const app = useApp();

  const register = (body: unknown): Promise<Respuesta<unknown>> =>
    app.post(rutasGestion.registro(), { body });

  it.each([
    [
      'nothing',
      {},
      {
        nombre: 'El nombre del restaurante es obligatorio',
        email: 'El email es obligatorio',
        password: 'La contraseña debe tener al menos 6 caracteres',
      },
    ],
    ['an email without @', { ...buildRegistro(), email: 'casa' }, { email: 'El email no es válido' }],
    ['two emails', { ...buildRegistro(), email: 'a@b.es,c@d.es' }, { email: 'El email no es válido' }],
    [
      'an email with a header in it',
      { ...buildRegistro(), email: 'a@b.es\r\nBcc: c@d.es' },
      { email: 'El email no es válido' },
    ],
    [
      'a short password',
      { ...buildRegistro(), password: '12345' },
      { password: 'La contraseña debe tener al menos 6 caracteres' },
    ],
    [
      'a very long password',
      { ...buildRegistro(), password: 'x'.repeat(129) },
      { password: 'La contraseña es demasiado larga' },
    ],
    [
      'a common password',
      { ...buildRegistro(), password: 'Football' },
      { password: 'Esta contraseña es demasiado común. Elige otra.' },
    ],
    [
      'no mesas',
      { ...buildRegistro(), numeroMesas: 0 },
      { numeroMesas: 'El número de mesas debe ser un número entero entre 1 y 500' },
    ],
    [
      'an address that is a list',
      { ...buildRegistro(), ubicacion: [] },
      { ubicacion: 'La dirección no es válida' },
    ],
    [
      'an address with more in it',
      { ...buildRegistro(), ubicacion: { direccion: 'x', _id: 1 } },
      { ubicacion: 'La dirección no es válida' },
    ],
  ])('refuses %s with the message of each field', async (_name, body, errors) => {
    const answer = await register(body);

    expect([answer.status, answer.body.code]).toEqual([422, 'VALIDATION_ERROR']);
    expect(Object.fromEntries((answer.body.errors ?? []).map((e) => [e.field, e.message]))).toEqual(errors);
  });

  it.each([
    '_id',
    'emailVerificado',
    'slug',
    'passwordHash',
    'telefono',
    'restauranteId',
    '__proto__',
    '$set',
  ])('takes no %s', async (clave) => {
    const registro = buildRegistro();
    const { status } = await register(JSON.stringify(registro).replace('{', `{"${clave}":"x",`));

    expect(status).toBe(400);
    expect(await app.db.collection('restaurantes').countDocuments()).toBe(0);
  });
});
