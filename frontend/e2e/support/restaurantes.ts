import type { NombrePlan, Zona } from '@carta/contracts';
import { newId, withDatabaseOf } from '../../../backend/test/support/base-en-marcha';
import { docsOfCasa } from '../../../backend/test/support/casa-escrita';
import type { Apartado, Plato } from '../../../backend/test/support/casa-escrita';
import { becomes } from './becomes';
import type { EnMarcha } from './start-producto';

/** A restaurant somebody can log into and whose carta can be opened. */
export interface Local {
  id: string;
  nombre: string;
  slug: string;
  email: string;
  password: string;
}

export interface DatosLocal {
  nombre?: string;
  ubicacion?: string;
  plan?: NombrePlan;
  numeroMesas?: number;
  zonas?: Omit<Zona, '_id'>[];
  categorias?: Apartado[];
  sinCategoria?: Plato[];
}

const PASSWORD = 'demo1234';
/** Its Argon2id at the least cost there is: the server takes each hash at its own, and is asked for hundreds. */
const HASH = '$argon2id$v=19$m=8,t=1,p=1$/7EyeZoqfid75lHf/8OV1g$x/e/dJop656TKffHUzZHz5hvkD1tFhN7zPhjZB2M4w8';
const DEMO = { premium: 'demo@cartadigital.es', normal: 'cafe@cartadigital.es' } as const;

/** Two dishes and two drinks, 20,20 € in all. */
const CARTA_CORTA: Apartado[] = [
  {
    nombre: 'Para picar',
    tipo: 'comida',
    platos: [
      { nombre: 'Croquetas', precio: 950, alergenos: ['gluten', 'lacteos', 'huevos'] },
      { nombre: 'Bravas', precio: 600 },
    ],
  },
  {
    nombre: 'Bebidas',
    tipo: 'bebida',
    platos: [
      { nombre: 'Caña', precio: 220, alergenos: ['gluten'] },
      { nombre: 'Agua', precio: 250 },
    ],
  },
];

let siguiente = 0;

/** A restaurant of its own for one test: premium with twelve mesas and a short carta, unless it says otherwise. */
export async function buildLocal({ dataDir }: EnMarcha, datos: DatosLocal = {}): Promise<Local> {
  const {
    nombre = `Casa ${++siguiente}`,
    zonas = [],
    categorias = CARTA_CORTA,
    sinCategoria,
    plan = 'premium',
    ...resto
  } = datos;
  const casa = docsOfCasa(
    {
      ...resto,
      nombre,
      zonas: zonas.map((zona) => ({ ...zona, _id: newId().toHexString() })),
    },
    categorias,
    sinCategoria,
    { plan, passwordHash: HASH },
  );
  await withDatabaseOf(dataDir, async (base) => {
    await base.collection('restaurantes').insertOne(casa.restaurante);
    await base.collection('cuentas').insertOne(casa.cuenta);
    if (casa.categorias.length > 0) await base.collection('categorias').insertMany(casa.categorias);
    if (casa.productos.length > 0) await base.collection('productos').insertMany(casa.productos);
  });
  const { _id, slug } = casa.restaurante;
  return { id: _id.toHexString(), nombre, slug, email: casa.cuenta.email, password: PASSWORD };
}

/** One of the restaurants that every new database has, once its carta has its photos and changes no more. */
export async function findDemo({ dataDir }: EnMarcha, tipo: keyof typeof DEMO): Promise<Local> {
  await waitForFotosDemo(dataDir);
  const email = DEMO[tipo];
  const doc = await withDatabaseOf(dataDir, async (base) => {
    const cuenta = await base.collection('cuentas').findOne({ email });
    return base.collection('restaurantes').findOne({ cuenta: cuenta?._id });
  });
  if (doc === null) throw new Error(`There is no ${email}`);
  return {
    id: String(doc._id),
    nombre: String(doc.nombre),
    slug: String(doc.slug),
    email,
    password: PASSWORD,
  };
}

/** Waits for the demo's photos, which are drawn while the server already answers: until then its cartas change. */
async function waitForFotosDemo(dataDir: string): Promise<void> {
  const isLista = () =>
    withDatabaseOf(
      dataDir,
      async (base) => (await base.collection('siembra').findOne({ etapa: 'lista' })) !== null,
    );
  await becomes(isLista, true);
}
