import { normalizeTexto, slugOf } from '@carta/contracts';
import type { Alergeno, TipoPedido, TipoUsuario, Zona } from '@carta/contracts';
import { inBaseDatos, newId } from './base-datos';
import { becomes } from './espera';
import type { EnMarcha } from './producto';

/** A restaurant somebody can log into and whose carta can be opened. */
export interface Local {
  id: string;
  nombre: string;
  slug: string;
  email: string;
  password: string;
}

interface Plato {
  nombre: string;
  /** Céntimos. */
  precio: number;
  disponible?: boolean;
  alergenos?: Alergeno[];
}

interface Categoria {
  nombre: string;
  tipo: TipoPedido;
  platos: Plato[];
}

export interface DatosLocal {
  nombre?: string;
  ubicacion?: string;
  tipoUsuario?: TipoUsuario;
  numeroMesas?: number;
  zonas?: Omit<Zona, '_id'>[];
  categorias?: Categoria[];
  sinCategoria?: Plato[];
}

const PASSWORD = 'demo1234';
/** Its Argon2id at the least cost there is: the server takes each hash at its own, and is asked for hundreds. */
const HASH = '$argon2id$v=19$m=8,t=1,p=1$/7EyeZoqfid75lHf/8OV1g$x/e/dJop656TKffHUzZHz5hvkD1tFhN7zPhjZB2M4w8';
const DEMO = { premium: 'demo@cartadigital.es', normal: 'cafe@cartadigital.es' } as const;

/** Two dishes and two drinks, 20,20 € in all. */
const CARTA_CORTA: Categoria[] = [
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
export async function buildLocal(producto: EnMarcha, datos: DatosLocal = {}): Promise<Local> {
  const { nombre = `Casa ${++siguiente}`, categorias = CARTA_CORTA, sinCategoria = [] } = datos;
  const _id = newId();
  const id = _id.toHexString();
  const local = { id, nombre, slug: slugOf(nombre, id), email: `${id}@ejemplo.es`, password: PASSWORD };
  const deCategorias = categorias.map((categoria) => ({ ...categoria, _id: newId() }));
  const platos = [
    ...deCategorias.flatMap((categoria) =>
      categoria.platos.map((plato) => ({ plato, categoria: categoria._id })),
    ),
    ...sinCategoria.map((plato) => ({ plato, categoria: null })),
  ];
  await inBaseDatos(producto, async (coleccion) => {
    await coleccion('restaurantes').insertOne({
      _id,
      nombre,
      slug: local.slug,
      email: local.email,
      passwordHash: HASH,
      telefono: '600 000 000',
      ubicacion: datos.ubicacion ?? 'Calle Mayor, 1',
      tipoUsuario: datos.tipoUsuario ?? 'premium',
      numeroMesas: datos.numeroMesas ?? 12,
      zonas: (datos.zonas ?? []).map((zona) => ({ ...zona, _id: newId().toHexString() })),
      emailVerificado: true,
      creadoEn: new Date(),
    });
    await insertAll(
      coleccion('categorias'),
      deCategorias.map(({ _id: categoriaId, nombre: texto, tipo }, posicion) => ({
        _id: categoriaId,
        restaurante: _id,
        nombre: texto,
        nombreNormalizado: normalizeTexto(texto),
        posicion,
        tipo,
      })),
    );
    await insertAll(
      coleccion('productos'),
      platos.map(({ plato: { disponible = true, alergenos = [], ...plato }, categoria }, posicion) => ({
        restaurante: _id,
        ...plato,
        descripcion: '',
        categoria,
        posicion,
        imagen: null,
        ingredientes: [],
        alergenos,
        disponible,
        agotadoHasta: null,
      })),
    );
  });
  return local;
}

/** One of the restaurants that every new database has, once its carta has its photos and changes no more. */
export async function findDemo(producto: EnMarcha, tipo: keyof typeof DEMO): Promise<Local> {
  await waitForFotosDemo(producto);
  const email = DEMO[tipo];
  const doc = await inBaseDatos(producto, (coleccion) => coleccion('restaurantes').findOne({ email }));
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
async function waitForFotosDemo(producto: EnMarcha): Promise<void> {
  const isLista = () =>
    inBaseDatos(
      producto,
      async (coleccion) => (await coleccion('siembra').findOne({ etapa: 'lista' })) !== null,
    );
  await becomes(isLista, true);
}

async function insertAll(
  coleccion: { insertMany(documentos: Record<string, unknown>[]): Promise<unknown> },
  documentos: Record<string, unknown>[],
): Promise<void> {
  if (documentos.length > 0) await coleccion.insertMany(documentos);
}
