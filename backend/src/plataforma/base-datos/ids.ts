import { Types } from 'mongoose';

/** Ids are ObjectIds in the database only; everywhere else 24 hexadecimal digits. */
export type DbId = Types.ObjectId;

export const newId = (): DbId => new Types.ObjectId();

export const toId = (hex: string): DbId => new Types.ObjectId(hex);
