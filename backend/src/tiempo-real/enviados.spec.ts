import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { Server } from 'socket.io';
import { io } from 'socket.io-client';
import { dropEnviados } from './enviados';

const MENSAJES = Array.from({ length: 50 }, (_, i) => `latido ${i}`);

it.each(['websocket', 'polling'])('what was sent by %s arrives whole, and is kept by nobody', async (via) => {
  const http = createServer();
  const server = new Server(http, { transports: ['websocket', 'polling'] });
  const listas: unknown[][] = [];
  server.engine.on('flush', (_conexion, paquetes: unknown[]) => listas.push(paquetes));
  dropEnviados(server);
  server.on('connection', (socket) => {
    for (const mensaje of MENSAJES) socket.emit('dicho', mensaje, Buffer.from(mensaje));
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const cliente = io(`http://127.0.0.1:${(http.address() as AddressInfo).port}`, { transports: [via] });
  const oidos: string[] = [];

  await new Promise<void>((resolve) =>
    cliente.on('dicho', (mensaje: string, bytes: Buffer) => {
      oidos.push(mensaje, String(bytes));
      if (oidos.length === 2 * MENSAJES.length) resolve();
    }),
  );

  cliente.disconnect();
  await server.close();
  expect(oidos).toEqual(MENSAJES.flatMap((mensaje) => [mensaje, mensaje]));
  expect(listas.length).toBeGreaterThan(0);
  expect(listas.flat()).toEqual([]);
});
