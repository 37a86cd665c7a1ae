/** Absent is 0: it was never changed, or not since revisions are kept. */
export interface ConRev {
  rev?: number;
}

export const revOf = ({ rev = 0 }: ConRev): number => rev;

/** This part of a filter lets a change happen only over what its screen saw; one that names no rev, over anything. */
export function sinCambiar(rev: number | undefined): { rev?: number | { $in: (number | undefined)[] } } {
  if (rev === undefined) return {};
  // null finds what has none
  return { rev: rev === 0 ? { $in: [0, null as unknown as undefined] } : rev };
}

/** For the $set of a pipeline. @param cambia whether this is a change; without it, it is. */
export const nextRev = (cambia: object | number = 1): { rev: object } => ({
  rev: { $add: [{ $ifNull: ['$rev', 0] }, cambia] },
});
