import { rmSync } from 'node:fs';
import { CLOSE } from './engine-messages';
import type { EngineReport } from './engine-messages';
import { openEngine } from './open-engine';
import type { Engine } from './open-engine';

/**
 * Entry of the child process that owns the database:
 * `engine-process <db folder> <sockets folder> <cache folder> [port]`.
 * Ctrl-C reaches parent and child at once, and the parent still has writes to finish, so the child ignores
 * signals. It ends when the parent asks, or when the parent is killed, which closes the channel.
 */

const CLOSE_LIMIT_MS = 10_000;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

const [db = '', sockets = '', cache = '', port] = process.argv.slice(2);
const opening = openEngine({ db, sockets, cache }, port === undefined ? undefined : Number(port));

opening.then(serve, fail);
process.once('disconnect', () => void closeAndExit(removeSockets));
process.on('message', (message) => {
  if (message === CLOSE) void closeAndExit();
});

function serve(engine: Engine): void {
  report({ kind: 'open', address: engine.address, descripcion: engine.descripcion });
  void engine.died.then(() => process.exit(1));
}

function fail(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  report({ kind: 'failed', inUse: /DBPathInUse|code "100"/.test(message), message });
}

function report(message: EngineReport): void {
  if (process.connected) process.send?.(message);
}

/** The parent made this folder, and is no longer there to remove it. */
function removeSockets(): void {
  rmSync(sockets, { recursive: true, force: true });
}

async function closeAndExit(last?: () => void): Promise<void> {
  setTimeout(() => process.exit(1), CLOSE_LIMIT_MS).unref();
  try {
    await (await opening).close();
    last?.();
    process.exit(0);
  } catch {
    process.exit(1);
  }
}
