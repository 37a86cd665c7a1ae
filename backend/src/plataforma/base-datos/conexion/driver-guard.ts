import type { EventEmitter } from 'node:events';
import { createRequire } from 'node:module';
import { mongo } from 'mongoose';

/** The used part of the driver's class of connections, which it does not export. */
export interface DriverConnection extends EventEmitter {
  readonly error: Error | null;
  writeCommand: (this: DriverConnection, command: unknown, options: unknown) => Promise<void>;
}

/** The copy of the driver that mongoose uses; another may be installed beside. */
const { Connection } = createRequire(require.resolve('mongoose'))('mongodb/lib/cmap/connection') as {
  Connection: { prototype: DriverConnection };
};

/**
 * Makes writing to a socket that has just died an error of the network.
 *
 * The driver (7.8) waits there for a 'drain' that never comes. In its monitor, the application never noticed
 * that a killed database was open again; in a query, the request hung. A write that failed in time passed on
 * Node's bare EPIPE, which reads as our own fault.
 */
export function guardDriver(): void {
  const { prototype } = Connection;
  const { writeCommand } = prototype;
  prototype.writeCommand = function (command, options) {
    return new Promise((resolve, reject) => {
      const onClose = (): void => reject(toNetworkError(this.error));
      this.once('close', onClose);
      writeCommand
        .call(this, command, options)
        .then(resolve, (error: unknown) => reject(toNetworkError(error)))
        .finally(() => this.off('close', onClose));
    });
  };
}

function toNetworkError(error: unknown): Error {
  if (error instanceof mongo.MongoError) return error;
  const cause = error instanceof Error ? error : new Error('the connection has ended');
  return new mongo.MongoNetworkError(cause.message, { cause });
}
