import { createHash } from 'node:crypto';

/**
 * A session lives while its account has the password that the session was opened with: changing it ends every
 * session in the same write, whatever races with it.
 */
export function selloOf({ passwordHash }: { passwordHash: string }): string {
  return createHash('sha256').update(passwordHash).digest('base64url');
}
