import type { mongo } from 'mongoose';

/**
 * What a majority of a replica set has, and so no election takes back: for an answer that confirms what was
 * found and writes nothing (docs/decisiones/sin-transacciones.md#what-an-answer-promises).
 */
export const DE_MAYORIA = { readConcern: { level: 'majority' } } as const satisfies mongo.FindOptions;

/** An index is built once a majority has it, also while a member is down; a single server knows no such thing. */
export async function quorumOf(db: mongo.Db): Promise<{ commitQuorum?: 'majority' }> {
  const { setName, msg } = await db.command({ hello: 1 });
  return setName !== undefined || msg === 'isdbgrid' ? { commitQuorum: 'majority' } : {};
}
