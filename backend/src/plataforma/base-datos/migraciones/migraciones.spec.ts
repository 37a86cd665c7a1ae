// Longer than most: every migration is tried here, in their order.
import { mongo } from 'mongoose';
import { coleccionEnvios } from './0006-envios';
import { coleccionLlamadas } from './0002-llamadas';
import { cuentas } from './0007-cuentas';
import { indiceArchivo } from './0003-indice-archivo';
import { indicePagados } from './0001-indice-pagados';
import { nombresIguales } from './0004-nombres-iguales';
import { sellosExigidos } from './0008-sellos-exigidos';
import { posicionProductos } from './0005-posicion-productos';
import { MIGRACIONES } from './migraciones';
import type { Migracion } from './migracion';
import { testDatabase } from '../../../../test/support/mongo';

const base = oldDatabase();

it.each(MIGRACIONES)('$numero has nothing to do in an empty database', async (migracion) => {
  await base.runTwice(migracion);
});

describe('0001-indice-pagados', () => {
  it('drops the index that nobody reads, and no other', async () => {
    const restaurantes = (await base.open()).collection('restaurantes');
    await restaurantes.createIndex({ email: 1 }, { name: 'email', unique: true });
    await restaurantes.createIndex({ _id: 1, pagadosDesde: 1 }, { name: 'pagados' });

    await base.runTwice(indicePagados);

    expect((await restaurantes.indexes()).map(({ name }) => name)).toEqual(['_id_', 'email']);
  });
});

describe('0002-llamadas', () => {
  it('keeps every call, under its new name, without the index that had the old one', async () => {
    const db = await base.open();
    const abierto = { name: 'aviso_abierto', unique: true, partialFilterExpression: { abierto: true } };
    await db.collection('avisos').createIndex({ restaurante: 1, mesa: 1, tipo: 1 }, abierto);
    await db.collection('avisos').createIndex({ restaurante: 1, abierto: 1 }, { name: 'abiertos' });
    await db.collection('avisos').insertMany([{ mesa: 1 }, { mesa: 2 }]);

    await base.runTwice(coleccionLlamadas);

    const llamadas = await db.collection('llamadas').find().sort({ mesa: 1 }).toArray();
    expect(llamadas).toMatchObject([{ mesa: 1 }, { mesa: 2 }]);
    expect((await db.collection('llamadas').indexes()).map(({ name }) => name)).toEqual(['_id_', 'abiertos']);
    expect(await db.collection('avisos').countDocuments()).toBe(0);
  });

  it('takes the place of a collection that was made and never written to', async () => {
    const db = await base.open();
    await db.createCollection('llamadas');
    await db.collection('avisos').insertOne({ mesa: 3 });

    await base.runTwice(coleccionLlamadas);

    expect(await db.collection('llamadas').find().toArray()).toMatchObject([{ mesa: 3 }]);
  });
});

describe('0003-indice-archivo', () => {
  it('drops the index that nobody reads, and no other', async () => {
    const grupos = (await base.open()).collection('grupos');
    await grupos.createIndex({ restaurante: 1, pagado: 1 }, { name: 'tablero' });
    await grupos.createIndex({ restaurante: 1, archivadoEn: 1 }, { name: 'archivo' });

    await base.runTwice(indiceArchivo);

    expect((await grupos.indexes()).map(({ name }) => name)).toEqual(['_id_', 'tablero']);
  });
});

describe('0004-nombres-iguales', () => {
  const CASA = 'casa';
  const OTRA = 'otra';
  /** Compares names as 0.2 and older did: without accents, in lower case. */
  const antes = (nombre: string, restaurante = CASA) => ({
    restaurante,
    nombre,
    nombreNormalizado: nombre
      .normalize('NFD')
      .replace(/\p{Diacritic}/gu, '')
      .toLowerCase()
      .trim(),
  });

  it('compares stored names as they look, and keeps apart those of a house that already looked equal', async () => {
    const db = await base.open();
    const categorias = db.collection('categorias');
    await categorias.createIndex({ restaurante: 1, nombreNormalizado: 1 }, { unique: true });
    await categorias.insertMany([
      antes('Patatas\u00a0bravas'),
      antes('Pescados y mariscos'),
      antes('Pescados  y mariscos'),
      antes('Pescados y maris\u00adcos'),
      antes('Pescados  y mariscos', OTRA),
      antes('ﬁdeuà'),
    ]);

    await base.runTwice(nombresIguales);

    const claves = (await categorias.find().sort({ _id: 1 }).toArray()).map(
      (doc) => doc['nombreNormalizado'] as string,
    );
    expect(claves).toEqual([
      'patatas bravas',
      'pescados y mariscos',
      'pescados  y mariscos',
      'pescados y maris\u00adcos',
      'pescados y mariscos',
      'fideua',
    ]);
  });

  it('gives a name to the first of those that come to look equal, where no index is yet', async () => {
    const db = await base.open();
    const opciones = db.collection('opciones');
    await opciones.insertMany([antes('ﬁno'), antes('ﬁno ')].map((doc, i) => ({ ...doc, orden: i })));

    await base.runTwice(nombresIguales);

    const claves = (await opciones.find().sort({ _id: 1 }).toArray()).map(
      (doc) => doc['nombreNormalizado'] as string,
    );
    expect(claves).toEqual(['fino', 'ﬁno']);
  });

  it('tells devices apart by their accents, and finds an email however its accents are written', async () => {
    const db = await base.open();
    await db.collection('dispositivos').insertMany([antes('Bár'), antes('BAR')]);
    await db.collection('restaurantes').insertOne({ nombre: 'Casa', email: 'jose\u0301@casa.es' });

    await base.runTwice(nombresIguales);

    const claves = (await db.collection('dispositivos').find().sort({ _id: 1 }).toArray()).map(
      (doc) => doc['nombreNormalizado'] as string,
    );
    expect(claves).toEqual(['bár', 'bar']);
    expect(await db.collection('restaurantes').findOne()).toMatchObject({ email: 'josé@casa.es' });
  });
});

describe('0005-posicion-productos', () => {
  it('gives the products of each house the places they had, in the order in which they were made', async () => {
    const productos = (await base.open()).collection('productos');
    const [casa, vecina] = [new mongo.ObjectId(), new mongo.ObjectId()];
    const ids = Array.from({ length: 4 }, () => new mongo.ObjectId());
    const [a, b, c, d] = ids;
    await productos.insertMany([
      { _id: c!, restaurante: casa, nombre: 'C', categoria: null },
      { _id: a!, restaurante: casa, nombre: 'A', categoria: new mongo.ObjectId() },
      { _id: d!, restaurante: casa, nombre: 'D', categoria: null },
      { _id: b!, restaurante: vecina, nombre: 'B', categoria: null },
    ]);

    await base.runTwice(posicionProductos);

    const docs = await productos.find().sort({ restaurante: 1, posicion: 1 }).toArray();
    expect(docs.map((doc) => [doc['nombre'], doc['posicion']])).toEqual([
      ['A', 0],
      ['C', 1],
      ['D', 2],
      ['B', 0],
    ]);
  });
});

describe('0006-envios', () => {
  it('keeps every mail that waits as one, under the new name, without the index that knew no kinds', async () => {
    const db = await base.open();
    const siguienteEn = new Date();
    const correo = {
      contenido: 'cerrado',
      intentos: 2,
      siguienteEn,
      caducaEn: siguienteEn,
      creadoEn: siguienteEn,
    };
    await db.collection('correos').createIndex({ siguienteEn: 1 }, { name: 'pendientes' });
    await db.collection('correos').insertOne({ ...correo });

    await base.runTwice(coleccionEnvios);

    expect(await db.collection('envios').find().toArray()).toEqual([
      { ...correo, tipo: 'correo', _id: expect.anything() },
    ]);
    expect((await db.collection('envios').indexes()).map(({ name }) => name)).toEqual(['_id_']);
    expect(await db.collection('correos').countDocuments()).toBe(0);
  });
});

describe('0007-cuentas', () => {
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
});

describe('0008-sellos-exigidos', () => {
  it('says of each house until when others may have run, once, and leaves its days', async () => {
    const db = await base.open();
    const [nueva, sellada] = [new mongo.ObjectId(), new mongo.ObjectId()];
    await db.collection('restaurantes').insertMany([{ _id: nueva }, { _id: sellada }]);
    const dia = { restaurante: sellada, dia: '2026-11-20', raiz: 'abc' };
    await db
      .collection('sellos')
      .insertMany([{ restaurante: sellada, dia: '', hasta: '2026-11-20' }, { ...dia }]);

    await base.runTwice(sellosExigidos);

    const sellos = await db.collection('sellos').find({ dia: '' }).sort({ restaurante: 1 }).toArray();
    expect(sellos).toMatchObject([
      { restaurante: nueva, hasta: '', desde: expect.any(Date) },
      { restaurante: sellada, hasta: '2026-11-20', desde: expect.any(Date) },
    ]);
    expect(await db.collection('sellos').findOne({ dia: '2026-11-20' })).toMatchObject(dia);
  });
});

/**
 * A database of its own, empty before each test, in which a test of a migration makes the old shape.
 */
function oldDatabase() {
  const database = testDatabase('migracion');
  const client = new mongo.MongoClient(database.uri);
  const open = async (): Promise<mongo.Db> => (await client.connect()).db();

  beforeEach(async () => {
    await (await open()).dropDatabase();
  });
  afterAll(async () => {
    await client.close();
    await database.drop();
  });

  return {
    open,
    /** A step that was cut off runs again: twice must be as good as once. */
    async runTwice({ run }: Migracion): Promise<void> {
      const db = await open();
      await run(db);
      await run(db);
    },
  };
}
