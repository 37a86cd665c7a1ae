import { Types } from 'mongoose';

/** An id as the database keeps it; everywhere else ids are 24 hexadecimal digits. */
export type DbId = Types.ObjectId;

export const newId = (): DbId => new Types.ObjectId();

/** @param hex 24 hexadecimal digits. */
export const toId = (hex: string): DbId => new Types.ObjectId(hex);
