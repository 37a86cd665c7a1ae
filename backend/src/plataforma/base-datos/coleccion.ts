import { Schema } from 'mongoose';
import type { Collection, Model } from 'mongoose';

/**
 * A collection, to which its indexes are added. It says nothing of what its documents hold: their type
 * beside it does, the rules of contracts guard what comes in, and repositories write by `coleccionOf`
 * (docs/decisiones/esquemas.md). Asked or written through its model, it throws.
 */
export const declareColeccion = <Doc>(collection: string): Schema<Doc> =>
  new Schema<Doc>({}, { collection, versionKey: false, strict: 'throw' });

/** The driver's own collection: nothing stands between a repository and what it writes. */
export const coleccionOf = <Doc extends object>(model: Model<Doc>): Collection<Doc> =>
  model.db.collection<Doc>(model.collection.name);
