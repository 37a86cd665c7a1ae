import { mongo } from 'mongoose';

/** How many bytes a document takes as the database keeps it. */
export const bytesOf = (doc: object): number => mongo.BSON.calculateObjectSize(doc);
