import { mongo } from 'mongoose';

/** The size of a document as stored. */
export const bytesOf = (doc: object): number => mongo.BSON.calculateObjectSize(doc);
