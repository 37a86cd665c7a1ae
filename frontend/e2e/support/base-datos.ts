import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { EnMarcha } from './producto';

/** The server's own driver; it is the backend's dependency, and only borrowed here. */
interface Driver {
  MongoClient: new (uri: string) => { connect(): Promise<Cliente> };
  ObjectId: new (hex?: string) => Id;
}

interface Cliente {
  db(nombre: string): { collection(nombre: string): Coleccion };
  close(): Promise<void>;
}

export interface Id {
  toHexString(): string;
}

type Documento = Record<string, unknown>;

interface Coleccion {
  findOne(filtro: Documento): Promise<Documento | null>;
  insertOne(documento: Documento): Promise<unknown>;
  insertMany(documentos: Documento[]): Promise<unknown>;
  updateOne(filtro: Documento, cambio: Documento): Promise<unknown>;
}

const BACKEND = join(__dirname, '../../../backend/package.json');
const { mongo } = createRequire(BACKEND)('mongoose') as { mongo: Driver };

export const newId = (hex?: string): Id => new mongo.ObjectId(hex);

/** Does something in the database of the running product, behind its back. */
export async function inBaseDatos<T>(
  { dataDir }: EnMarcha,
  task: (coleccion: (nombre: string) => Coleccion) => Promise<T>,
): Promise<T> {
  const { uri } = JSON.parse(readFileSync(join(dataDir, 'motor.json'), 'utf8')) as { uri: string };
  const cliente = await new mongo.MongoClient(uri).connect();
  try {
    return await task((nombre) => cliente.db('carta').collection(nombre));
  } finally {
    await cliente.close();
  }
}
