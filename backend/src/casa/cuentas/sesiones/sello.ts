import { createHash } from 'node:crypto';

/**
 * What a session keeps of the password it was opened with. It lives while the account still has
 * that password: whoever changes it ends every session in the same write, whatever races with it.
 */
export function selloOf({ passwordHash }: { passwordHash: string }): string {
  return createHash('sha256').update(passwordHash).digest('base64url');
}
