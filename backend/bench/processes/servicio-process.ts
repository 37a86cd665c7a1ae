import type { WebSocket } from 'ws';
import { NS_COMENSAL, NS_TABLERO } from '@carta/contracts';
import type { Grupo, Pantalla } from '@carta/contracts';
import { serve } from '../support/helper-process';
import { now } from '../support/monotonic';
import { answerLatido, openScreen } from '../support/screen-socket';
import type { Oyentes } from '../support/screen-socket';

/** A screen of a restaurant, by its session's token and what it shows. */
export interface PantallaAbierta {
  token: string;
  pantalla: Pantalla;
}

/** Whatever one of these sockets heard of an order for the first time. */
export interface Oido {
  /** The notes by which the order is recognised. */
  notas: string;
  /** µs of the clock that all processes share. */
  at: number;
}

/** Opened at the same time; more would be a flood, which is not what is measured. */
const AT_ONCE = 25;

const pantallas: Oido[] = [];
const comensales: Oido[] = [];
let cerrados = 0;

/** The screens of a town and its diners' phones: sockets that speak as little as they must. */
const skills = {
  async openPantallas({ port, entradas }: { port: number; entradas: readonly PantallaAbierta[] }) {
    await eachFew(entradas, async ({ token, pantalla }) => {
      const vistos = new Set<string>();
      await open(port, NS_TABLERO, { token }, (texto, socket) => {
        answerLatido(socket, texto, pantalla);
        if (texto.startsWith(`42${NS_TABLERO},["grupo"`)) hearGrupo(texto, vistos);
      });
    });
  },

  async openComensales({ port, restaurantes }: { port: number; restaurantes: readonly string[] }) {
    await eachFew(restaurantes, async (restaurante) => {
      telefonos.push(await open(port, NS_COMENSAL, { restaurante }));
    });
  },

  /** One of the phones follows the order it has sent. */
  follow({ telefono, seguimiento }: { telefono: number; seguimiento: string }): void {
    const socket = telefonos[telefono % telefonos.length];
    if (!socket) throw new Error('No phone is open');
    const vistos = new Set<string>();
    socket.on('message', (data: Buffer) => hearPedido(data.toString(), vistos));
    socket.send(`42${NS_COMENSAL},0${JSON.stringify(['seguir', seguimiento])}`);
  },

  heard(): { pantallas: Oido[]; comensales: Oido[]; cerrados: number } {
    return { pantallas, comensales, cerrados };
  },
};

const telefonos: WebSocket[] = [];

async function eachFew<T>(todos: readonly T[], work: (uno: T) => Promise<void>): Promise<void> {
  const waiting = [...todos];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await work(next);
    }),
  );
}

function open(port: number, espacio: string, auth: object, onText?: Oyentes['onText']): Promise<WebSocket> {
  return openScreen(port, espacio, auth, { onText, onClose: () => (cerrados += 1) });
}

function hearGrupo(texto: string, vistos: Set<string>): void {
  const at = now();
  const [, grupo] = JSON.parse(texto.slice(texto.indexOf('['))) as [string, Grupo];
  for (const { notas } of grupo.pedidos) note(pantallas, vistos, notas, at);
}

function hearPedido(texto: string, vistos: Set<string>): void {
  if (!texto.startsWith(`42${NS_COMENSAL},["pedido"`)) return;
  const [, notas] = /"notas":"([^"]+)"/.exec(texto) ?? [];
  note(comensales, vistos, notas, now());
}

function note(oidos: Oido[], vistos: Set<string>, notas: string | undefined, at: number): void {
  if (notas === undefined || vistos.has(notas)) return;
  vistos.add(notas);
  oidos.push({ notas, at });
}

export type Servicio = typeof skills;

serve(skills);
