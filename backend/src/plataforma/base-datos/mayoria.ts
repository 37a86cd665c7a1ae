import type { mongo } from 'mongoose';

/**
 * Reads what no election takes back, for a response that confirms an earlier write
 * (docs/decisiones/sin-transacciones.md#what-an-answer-promises).
 */
export const DE_MAYORIA = { readConcern: { level: 'majority' } } as const satisfies mongo.FindOptions;

/** A majority is enough to build an index while a member is down; a single server rejects the option. */
export async function quorumOf(db: mongo.Db): Promise<{ commitQuorum?: 'majority' }> {
  const { setName, msg } = await db.command({ hello: 1 });
  return setName !== undefined || msg === 'isdbgrid' ? { commitQuorum: 'majority' } : {};
}
