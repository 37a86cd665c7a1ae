import type { WebSocket } from 'ws';
import { NS_COMENSAL, NS_TABLERO, rutas } from '@carta/contracts';
import type { Grupo, Pantalla } from '@carta/contracts';
import { serve } from '../support/helper-process';
import { HttpConnection, toRequest } from '../support/http-connection';
import { answerLatido, openScreen } from '../support/screen-socket';

export interface PantallaLarga {
  restaurante: number;
  pantalla: Pantalla;
}

/** The socket comes and goes all night, and remembers what it has shown. */
interface Asiento {
  socket?: WebSocket;
  /** Opens the socket again and reads what it missed. */
  sit(): Promise<WebSocket>;
}

/** This many are opened at once when the night begins. */
const AT_ONCE = 25;

let port = 0;
let tokens: readonly string[] = [];
/** Each screen of the staff remembers the notes of every order that it has shown. */
const mostrados: Set<string>[] = [];
const asientos: Asiento[] = [];
const seguidos = new Map<Asiento, string>();
let siguiente = 0;
let cerrados = 0;

/** Screens and phones lose their connection and come back all night. */
const skills = {
  async open(noche: { port: number; pantallas: readonly PantallaLarga[]; telefonos: readonly string[] }) {
    port = noche.port;
    const nuevos = [...noche.pantallas.map(buildPantalla), ...noche.telefonos.map(buildTelefono)];
    asientos.push(...nuevos);
    for (let desde = 0; desde < nuevos.length; desde += AT_ONCE) {
      await Promise.all(nuevos.slice(desde, desde + AT_ONCE).map(sitDown));
    }
  },

  /** Access tokens live 15 minutes, so new ones arrive in time. */
  setTokens(frescos: readonly string[]): void {
    tokens = frescos;
  },

  async renew(cuantos: number): Promise<void> {
    const elegidos = Array.from({ length: cuantos }, () => asientos[siguiente++ % asientos.length]);
    await Promise.all(
      elegidos.map(async (asiento) => {
        if (!asiento?.socket) return;
        asiento.socket.removeAllListeners('close');
        asiento.socket.terminate();
        await sitDown(asiento);
      }),
    );
  },

  /** The phone follows its order also after it comes back. */
  follow({ telefono, seguimiento }: { telefono: number; seguimiento: string }): void {
    const telefonos = asientos.slice(mostrados.length);
    const asiento = telefonos[telefono % telefonos.length];
    if (!asiento) throw new Error('No phone is open');
    seguidos.set(asiento, seguimiento);
    say(asiento);
  },

  /** Counts the orders that a screen never showed, and the sockets that the server closed. */
  judge(pedidos: readonly { notas: string; restaurante: number }[]): { ocultos: number; cerrados: number } {
    const pantallas = mostrados.map((notas, i) => ({ notas, restaurante: restauranteDe[i] }));
    const ocultos = pedidos.reduce(
      (total, pedido) =>
        total +
        pantallas.filter(
          ({ notas, restaurante }) => restaurante === pedido.restaurante && !notas.has(pedido.notas),
        ).length,
      0,
    );
    return { ocultos, cerrados };
  },
};

const restauranteDe: number[] = [];

async function sitDown(asiento: Asiento): Promise<void> {
  asiento.socket = await asiento.sit();
  say(asiento);
}

function say(asiento: Asiento): void {
  const seguimiento = seguidos.get(asiento);
  if (seguimiento !== undefined) {
    asiento.socket?.send(`42${NS_COMENSAL},0${JSON.stringify(['seguir', seguimiento])}`);
  }
}

const onClose = (): void => {
  cerrados += 1;
};

/** Like a board it joins before it reads, so that nothing falls in between. */
function buildPantalla({ restaurante, pantalla }: PantallaLarga): Asiento {
  const notas = new Set<string>();
  mostrados.push(notas);
  restauranteDe.push(restaurante);
  const sit = async (): Promise<WebSocket> => {
    const token = tokens[restaurante] ?? '';
    const onText = (texto: string, socket: WebSocket): void => {
      answerLatido(socket, texto, pantalla);
      if (!texto.startsWith(`42${NS_TABLERO},["grupo"`)) return;
      const [, grupo] = JSON.parse(texto.slice(texto.indexOf('['))) as [string, Grupo];
      show(notas, [grupo]);
    };
    const socket = await openScreen(port, NS_TABLERO, { token }, { onText, onClose });
    for (const lista of [rutas.pedidos(), rutas.pedidosEntregados()]) {
      const { body } = await HttpConnection.ask(
        port,
        toRequest('GET', lista, { Authorization: `Bearer ${token}` }),
      );
      show(notas, (JSON.parse(body.toString()) as { data: Grupo[] }).data);
    }
    return socket;
  };
  return { sit };
}

function buildTelefono(restaurante: string): Asiento {
  return { sit: () => openScreen(port, NS_COMENSAL, { restaurante }, { onClose }) };
}

function show(notas: Set<string>, grupos: readonly Grupo[]): void {
  for (const { pedidos: tickets } of grupos) {
    for (const ticket of tickets) if (ticket.notas !== undefined) notas.add(ticket.notas);
  }
}

export type NocheLarga = typeof skills;

serve(skills);
