import { mkdtempSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

const PREFIX = 'carta-';
const LINK = 'db.sock';
/** macOS allows 103 bytes and Linux 107; the engine's own `embedded-mongodb-XXXXXX/mongodb.sock` takes 37. */
const MAX_FOLDER_BYTES = 103 - 37;

/** Keeps one stable address while the engine changes its socket; DATA_DIR's path could be too long. */
export class SocketFolder {
  readonly link: string;

  private constructor(readonly path: string) {
    this.link = join(path, LINK);
  }

  static create(): SocketFolder {
    const name = `${PREFIX}XXXXXX`;
    const base = Buffer.byteLength(join(tmpdir(), name)) < MAX_FOLDER_BYTES ? tmpdir() : '/tmp';
    return new SocketFolder(mkdtempSync(join(base, PREFIX)));
  }

  /** Links the stable address to this socket, and removes earlier ones. */
  pointTo(socket: string): void {
    const draft = `${this.link}.new`;
    rmSync(draft, { force: true });
    symlinkSync(socket, draft);
    renameSync(draft, this.link);
    const current = basename(dirname(socket));
    for (const name of readdirSync(this.path)) {
      if (name !== LINK && name !== current) rmSync(join(this.path, name), { recursive: true, force: true });
    }
  }

  remove(): void {
    removeSocketFolder(this.path);
  }
}

export function removeSocketFolder(path: string): void {
  if (basename(path).startsWith(PREFIX)) rmSync(path, { recursive: true, force: true });
}
