import { Schema } from 'mongoose';
import type { Collection, Model } from 'mongoose';

/**
 * Declares a collection for its indexes only; document types are beside it, contracts validate input, and
 * repositories write by `coleccionOf` (docs/decisiones/esquemas.md). Queries through its model throw.
 */
export const declareColeccion = <Doc>(collection: string): Schema<Doc> =>
  new Schema<Doc>({}, { collection, versionKey: false, strict: 'throw' });

export const coleccionOf = <Doc extends object>(model: Model<Doc>): Collection<Doc> =>
  model.db.collection<Doc>(model.collection.name);
