import { WebSocket } from 'ws';
import { NS_TABLERO } from '@carta/contracts';
import { serve } from '../support/helper-process';
import { now } from '../support/monotonic';
import { indexIn } from '../support/pedido';
import { answerLatido } from '../support/screen-socket';

/** A board opens on the product with a token, or on the bare server by the name of its room. */
export type Entrada = { token: string } | { room: string };

export interface Oido {
  index: number;
  /** µs of the clock that all processes share. */
  at: number;
}

/** More at once would be a flood, which is not measured here. */
const AT_ONCE = 50;

let sockets: WebSocket[] = [];
let oidos: Oido[] = [];
let closedByServer = 0;
let lastEvent = '';

/** One process holds many boards, which speak as little of the protocol as they must. */
const skills = {
  async open({ port, entradas }: { port: number; entradas: readonly Entrada[] }): Promise<void> {
    const waiting = [...entradas];
    closedByServer = 0;
    oidos = [];
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let next = waiting.pop(); next; next = waiting.pop()) sockets.push(await open(port, next));
      }),
    );
  },

  count(): number {
    return oidos.length;
  },

  heard(): Oido[] {
    return oidos;
  },

  lastEvent(): string {
    return lastEvent;
  },

  /** Returns how many boards the server had closed before. */
  async close(): Promise<number> {
    const lost = closedByServer;
    const closing = sockets.filter((socket) => socket.readyState !== WebSocket.CLOSED);
    const closed = closing.map((socket) => new Promise((resolve) => socket.once('close', resolve)));
    for (const socket of closing) socket.removeAllListeners('message').close();
    await Promise.all(closed);
    sockets = [];
    return lost;
  },
};

function open(port: number, entrada: Entrada): Promise<WebSocket> {
  const path = 'room' in entrada ? `/${entrada.room}` : '/socket.io/?EIO=4&transport=websocket';
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { perMessageDeflate: false });
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', () => {
      closedByServer++;
      reject(new Error('The server closed a board'));
    });
    if ('room' in entrada) socket.once('open', () => resolve(socket));
    socket.on('message', (data: Buffer) => {
      const text = data.toString();
      if (text.startsWith('0')) return socket.send(`40${NS_TABLERO},${JSON.stringify(entrada)}`);
      if (text === '2') return socket.send('3');
      if (text.startsWith(`40${NS_TABLERO},`)) return resolve(socket);
      if (text.startsWith(`44${NS_TABLERO},`)) return reject(new Error(`A board was not let in: ${text}`));
      answerLatido(socket, text, 'tablero');
      hear(text);
    });
  });
}

function hear(event: string): void {
  const index = indexIn(event);
  if (index === undefined) return;
  oidos.push({ index, at: now() });
  lastEvent = event;
}

export type Tableros = typeof skills;

serve(skills);
