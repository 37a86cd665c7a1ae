import { isDeepStrictEqual } from 'node:util';
import { mongo } from 'mongoose';
import type { Schema } from 'mongoose';
import type { Hallazgo } from './hallazgo';

const NAMESPACE_NOT_FOUND = 26;

/** A collection and its indexes, as the product declares them. */
export type Esquema = Pick<Schema, 'get' | 'indexes'>;

/** Every index that the product declares is there as it declares it; a unique one carries a promise. */
export async function checkIndices(db: mongo.Db, esquemas: readonly Esquema[]): Promise<Hallazgo> {
  const que = 'índices';
  const encontrados = await Promise.all(esquemas.map((esquema) => findFaltas(db, esquema)));
  const declarados = esquemas.reduce((suma, esquema) => suma + esquema.indexes().length, 0);
  const faltas = encontrados.flat();
  if (faltas.length === 0) return { que, visto: `los ${declarados} están` };
  if (faltas.length === declarados) {
    return { que, visto: 'ninguno todavía: los hace el primer arranque del producto' };
  }
  const remedio = 'Arranca el producto otra vez: los hace él. Si no puede, dice por qué.';
  return { que, visto: `faltan, o son otros: ${faltas.join(', ')}`, remedio };
}

async function findFaltas(db: mongo.Db, esquema: Esquema): Promise<string[]> {
  const coleccion = String(esquema.get('collection'));
  const hechos = await listIndexes(db, coleccion);
  const isHecho = ([key, options]: ReturnType<Esquema['indexes']>[number]): boolean =>
    hechos.some((hecho) => isDeepStrictEqual(essenceOf(hecho), essenceOf({ key, ...options })));
  return esquema
    .indexes()
    .filter((indice) => !isHecho(indice))
    .map(([key, { name }]) => `${coleccion}.${name ?? Object.keys(key).join('_')}`);
}

/** What an index promises; its name, its version and how it was built do not count. */
interface Indice {
  readonly key: object;
  readonly unique?: unknown;
  readonly sparse?: unknown;
  readonly partialFilterExpression?: unknown;
}

function essenceOf({ key, unique = false, sparse = false, partialFilterExpression = {} }: Indice) {
  return { key: Object.entries(key), unique, sparse, partialFilterExpression };
}

async function listIndexes(db: mongo.Db, coleccion: string): Promise<Indice[]> {
  try {
    return (await db.collection(coleccion).listIndexes().toArray()) as Indice[];
  } catch (error) {
    if (error instanceof mongo.MongoServerError && error.code === NAMESPACE_NOT_FOUND) return [];
    throw error;
  }
}
