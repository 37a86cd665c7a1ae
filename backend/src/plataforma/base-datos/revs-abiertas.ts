import type { Collection, mongo } from 'mongoose';

/** A board compares it with what it shows. */
export interface RevAbierta {
  restauranteId: string;
  id: string;
  rev: number;
}

interface ConRev {
  _id: mongo.ObjectId;
  restaurante: mongo.ObjectId;
  rev: number;
}

/** Everything comes in one batch: a second trip would come while orders wait. */
const DE_UNA_VEZ = 10_000;

/** The index `indice` covers the query, so that no document is read. */
export async function readRevs<Doc extends ConRev>(
  coleccion: Collection<Doc>,
  filtro: mongo.Filter<Doc>,
  indice: string,
): Promise<RevAbierta[]> {
  const docs = await coleccion
    .find<ConRev>(filtro, {
      projection: { _id: 1, restaurante: 1, rev: 1 },
      hint: indice,
      batchSize: DE_UNA_VEZ,
    })
    .toArray();
  return docs.map(({ _id, restaurante, rev }) => ({
    restauranteId: restaurante.toHexString(),
    id: _id.toHexString(),
    rev,
  }));
}
