import { createHash } from 'node:crypto';

/**
 * Changing the password ends every session in the same write, because a session keeps the hash of its
 * password.
 */
export function marcaDeClaveOf({ passwordHash }: { passwordHash: string }): string {
  return createHash('sha256').update(passwordHash).digest('base64url');
}
