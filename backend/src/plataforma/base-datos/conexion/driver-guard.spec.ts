import { once } from 'node:events';
import { createRequire } from 'node:module';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { mongo } from 'mongoose';
import type { DriverConnection } from './driver-guard';
import './connect';

interface Commander extends DriverConnection {
  command(ns: unknown, command: Record<string, unknown>): Promise<unknown>;
}

const driver = createRequire(require.resolve('mongoose'));
const { Connection } = driver('mongodb/lib/cmap/connection') as {
  Connection: new (socket: Socket, options: Record<string, unknown>) => Commander;
};
const { ns } = driver('mongodb/lib/utils') as { ns: (name: string) => unknown };

describe('A command for a database that has just died', () => {
  it('fails as a matter of the network, whether the driver has noticed or not', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    await once(socket, 'connect');
    const connection = new Connection(socket, { id: 1, generation: 0, monitorCommands: false });

    socket.destroy();
    const failure = connection.command(ns('admin.$cmd'), { hello: 1 });

    await expect(failure).rejects.toBeInstanceOf(mongo.MongoNetworkError);
    server.close();
  });
});
