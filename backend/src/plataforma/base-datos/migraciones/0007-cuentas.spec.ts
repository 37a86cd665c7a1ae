import { mongo } from 'mongoose';
import { oldDatabase } from '../../../../test/support/base-vieja';
import { cuentas } from './0007-cuentas';

const base = oldDatabase('0007');
const creadoEn = new Date('2026-03-01T12:00:00Z');
const accesoEn = new Date('2026-11-01T12:00:00Z');

/** A house as it was: an account and a place in one. */
const casaVieja = (numero: number) => ({
  _id: new mongo.ObjectId(),
  nombre: `Casa ${numero}`,
  slug: `casa-${numero}`,
  email: `casa-${numero}@ejemplo.es`,
  passwordHash: `hash ${numero}`,
  tipoUsuario: numero === 1 ? 'premium' : 'normal',
  emailVerificado: true,
  numeroMesas: 12,
  servicio: { pausado: true, rev: 3 },
  creadoEn,
});

it('gives each place an account of its own id, and leaves everything else as it was', async () => {
  const db = await base.open();
  const [una, dos] = [{ ...casaVieja(1), accesoEn }, casaVieja(2)];
  await db.collection('restaurantes').createIndex({ email: 1 }, { name: 'email', unique: true });
  await db.collection('restaurantes').insertMany([una, dos]);

  await base.runTwice(cuentas);

  expect(await db.collection('cuentas').find().sort({ email: 1 }).toArray()).toEqual(
    [una, dos].map(({ _id, email, passwordHash, tipoUsuario, emailVerificado, ...casa }) => ({
      _id,
      email,
      passwordHash,
      plan: tipoUsuario,
      emailVerificado,
      ...('accesoEn' in casa ? { accesoEn } : {}),
      creadoEn,
    })),
  );
  expect(await db.collection('restaurantes').find().sort({ slug: 1 }).toArray()).toEqual(
    [una, dos].map(({ _id, nombre, slug, numeroMesas, servicio }) => ({
      _id,
      cuenta: _id,
      nombre,
      slug,
      numeroMesas,
      servicio,
      creadoEn,
    })),
  );
  expect((await db.collection('restaurantes').indexes()).map(({ name }) => name)).toEqual(['_id_']);
});

it('goes on where it was cut off: an account that was stored is taken away only then', async () => {
  const db = await base.open();
  const casa = casaVieja(1);
  await db.collection('restaurantes').insertOne(casa);
  const { email, passwordHash, emailVerificado } = casa;
  await db
    .collection<{ _id: mongo.ObjectId }>('cuentas')
    .insertOne({ _id: casa._id, ...{ email, passwordHash, plan: 'premium', emailVerificado, creadoEn } });

  await base.runTwice(cuentas);

  expect(await db.collection('cuentas').countDocuments()).toBe(1);
  expect(await db.collection('restaurantes').findOne()).not.toHaveProperty('passwordHash');
});

it('keeps sessions and codes, under what they are called now', async () => {
  const db = await base.open();
  const restauranteId = new mongo.ObjectId();
  await db.collection('sesiones').insertMany([
    { restauranteId, rol: 'propietario' },
    { restauranteId, rol: 'camarero' },
  ]);
  await db.collection('codigos').insertOne({ restauranteId, proposito: 'verificacion' });

  await base.runTwice(cuentas);

  const roles = await db.collection('sesiones').find().sort({ _id: 1 }).toArray();
  expect(roles.map(({ rol }) => rol as string)).toEqual(['propietario', 'dispositivo']);
  expect(await db.collection('codigos').findOne()).toEqual({
    _id: expect.anything(),
    cuentaId: restauranteId,
    proposito: 'verificacion',
  });
});

it('has nothing to do in an empty database', async () => {
  await base.runTwice(cuentas);
});
