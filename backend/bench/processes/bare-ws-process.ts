import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mongo } from 'mongoose';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import type { CrearPedidoRequest } from '@carta/contracts';
import { serve } from '../support/helper-process';

export interface BareOrders {
  uri: string;
  /** An order leaves this document in the database, as BSON. */
  stored: Uint8Array;
  /** A board receives this text, cut wherever the order's notes go. */
  event: readonly string[];
  answer: { headers: Record<string, string>; body: Uint8Array };
}

const rooms = new Map<string, Set<WebSocket>>();

/** Taking an order and sending it to a room takes at least one journaled write and one frame per socket. */
const skills = {
  async listen({ uri, stored, event, answer }: BareOrders): Promise<number> {
    const document = mongo.BSON.deserialize(stored);
    const client = await new mongo.MongoClient(uri, { maxPoolSize: 50 }).connect();
    const collection = client.db().collection('bench');
    const server = createServer((request, response) => {
      void readJson(request).then(async ({ restaurante, notas = '' }) => {
        await collection.insertOne({ ...document, _id: new mongo.ObjectId() });
        const frame = event.join(notas);
        for (const socket of rooms.get(restaurante) ?? []) socket.send(frame);
        response.writeHead(201, answer.headers).end(answer.body);
      });
    });
    new WebSocketServer({ server, perMessageDeflate: false }).on('connection', (socket, { url = '' }) => {
      const room = rooms.get(url.slice(1)) ?? new Set();
      rooms.set(url.slice(1), room.add(socket));
      socket.on('close', () => room.delete(socket));
    });
    return new Promise((resolve) => {
      server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
    });
  },
};

async function readJson(request: IncomingMessage): Promise<CrearPedidoRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as CrearPedidoRequest;
}

export type BareWs = typeof skills;

serve(skills);
