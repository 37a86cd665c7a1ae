import { mongo } from 'mongoose';
import { readRecord } from '../../../src/plataforma/base-datos/motor/engine-record';
import { withDatabase } from '../../../src/plataforma/base-datos/conexion/mongo-uri';
import type { GrupoDoc } from '../../../src/servicio/pedidos/grupos/grupo.schema';

/** Every mesa's tab as the database of this running server holds it, asked without the server. */
export async function readGrupos(dataDir: string): Promise<GrupoDoc[]> {
  const record = readRecord(dataDir);
  if (!record) throw new Error(`Nobody has the database of ${dataDir} open`);
  return readGruposAt(withDatabase(record.uri));
}

/** The same of a database by its address; the weeks that the demo has behind it are in the archive and are left out. */
export async function readGruposAt(uri: string): Promise<GrupoDoc[]> {
  const client = await new mongo.MongoClient(uri).connect();
  try {
    return await client.db().collection<GrupoDoc>('grupos').find({ archivadoEn: null }).toArray();
  } finally {
    await client.close();
  }
}
