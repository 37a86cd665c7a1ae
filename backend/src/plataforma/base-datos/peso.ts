import { mongo } from 'mongoose';

export const bytesOf = (doc: object): number => mongo.BSON.calculateObjectSize(doc);
