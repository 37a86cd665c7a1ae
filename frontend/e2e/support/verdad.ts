import { ABREVIATURA_ESTADO, ETIQUETA_ESTADO, rutasSala } from '@carta/contracts';
import type { Llamada, Grupo, Linea, Ticket, TipoPedido } from '@carta/contracts';
import { callAs, readGrupos } from './api';
import type { EnMarcha } from './start-producto';
import type { Local } from './restaurantes';

/**
 * What the server answers when it is asked for everything, and what each screen has to show of it: one text
 * per thing, worked out here and not by the screens' own code.
 */
export interface Verdad {
  grupos: Grupo[];
  llamadas: Llamada[];
}

export async function readVerdad(producto: EnMarcha, local: Local): Promise<Verdad> {
  const llamadas = callAs<Llamada[]>(producto, local, rutasSala.llamadas());
  return { grupos: await readGrupos(producto, local), llamadas: await llamadas };
}

/** The wall of a station, the oldest first: 'Mesa 3, ronda 1: 1 Croquetas Pendiente, 1 Bravas Listo'. */
export function ticketsDeCocina({ grupos }: Verdad, tipo: TipoPedido): string[] {
  return ticketsOf(grupos)
    .filter(({ pedido: ticket }) => ticket.tipoPedido === tipo)
    .filter(({ pedido: ticket }) => isPorHacer(ticket) || ticket.productos.some(isPorSaber))
    .sort((a, b) => orderOf(a.pedido).localeCompare(orderOf(b.pedido)))
    .map(
      ({ mesa, pedido: ticket }) => `Mesa ${mesa}, ronda ${ticket.numero}: ${lineasOf(ticket).join(', ')}`,
    );
}

/**
 * The waiters' radar, a card for each mesa in no order: 'Mesa 4: Bebida lista → Lo llevo',
 * 'Mesa 5: Llaman · por cobrar → Voy · Cobrar', 'Sin empezar: 2 mesas'.
 */
export function radarOf({ grupos, llamadas }: Verdad): string[] {
  const mesas = new Set([...grupos.map(({ mesa }) => mesa.numero), ...llamadas.map(({ mesa }) => mesa)]);
  const tarjetas = [...mesas].flatMap((mesa) => {
    const asuntos = [
      ...llamadas
        .filter((llamada) => llamada.mesa === mesa)
        .map(({ tipo, por }) => ({ que: LLAMADA[tipo], accion: por ? `Va ${por}` : 'Voy' })),
      ...grupos.filter((grupo) => grupo.mesa.numero === mesa).flatMap(asuntoOf),
    ];
    if (asuntos.length === 0) return [];
    const cortos = asuntos.map(({ que }, i) =>
      i === 0 ? que.replace(' al camarero', '') : que.toLowerCase(),
    );
    const que = asuntos.length === 1 ? asuntos[0]?.que : cortos.join(' · ');
    return [`Mesa ${mesa}: ${que} → ${asuntos.map(({ accion }) => accion).join(' · ')}`];
  });
  return [...tarjetas, ...sinEmpezarOf(grupos)].sort();
}

/** What a tab waits for. */
function asuntoOf({ pedidos: tickets }: Grupo): { que: string; accion: string }[] {
  if (tickets.every(({ estado }) => estado === 'entregado')) return [{ que: 'Por cobrar', accion: 'Cobrar' }];
  const listos = new Set(
    tickets.flatMap(({ estado, tipoPedido }) => (estado === 'listo' ? [tipoPedido] : [])),
  );
  const [tipo, segundo] = listos;
  if (tipo === undefined) return [];
  return [{ que: segundo ? 'Comida y bebida listas' : `${ESTACION[tipo]} lista`, accion: 'Lo llevo' }];
}

/** The first board, in no order: 'Mesa 3: 1 Croquetas PE, 1 Caña LI'. */
export function tableroOf({ grupos }: Verdad): string[] {
  return grupos
    .filter(({ estadoGrupo }) => estadoGrupo !== 'entregado')
    .map(({ mesa, pedidos: tickets }) => {
      const lineas = tickets.flatMap(({ productos }) => productos).map(abreviada);
      return `Mesa ${mesa.numero}: ${lineas.sort().join(', ')}`;
    })
    .sort();
}

/** What a mesa's own phone shows of it: '1 × Croquetas Listo'. */
export function comensalOf({ grupos }: Verdad, mesa: number): string[] {
  const propios = grupos
    .filter(({ mesa: { numero } }) => numero === mesa)
    .flatMap(({ pedidos: tickets }) => tickets);
  return propios.flatMap(({ productos }) =>
    productos.map(
      ({ cantidad, nombre, estado, cancelada }) =>
        `${cantidad} × ${nombre} ${cancelada ? `Cancelado: ${cancelada.motivo}` : ETIQUETA_ESTADO[estado]}`,
    ),
  );
}

const LLAMADA = { camarero: 'Llaman al camarero', cuenta: 'Piden la cuenta' } as const;
const ESTACION = { comida: 'Comida', bebida: 'Bebida' } as const;

interface TicketTablero {
  mesa: number;
  pedido: Ticket;
}

function ticketsOf(grupos: readonly Grupo[]): TicketTablero[] {
  return grupos.flatMap(({ mesa, pedidos: tickets }) =>
    tickets.map((ticket) => ({ mesa: mesa.numero, pedido: ticket })),
  );
}

function sinEmpezarOf(grupos: readonly Grupo[]): string[] {
  const mesas = grupos.filter(({ pedidos: tickets }) => tickets.some(({ estado }) => estado === 'pendiente'));
  if (mesas.length === 0) return [];
  return [`Sin empezar: ${mesas.length} ${mesas.length === 1 ? 'mesa' : 'mesas'}`];
}

const isPorHacer = ({ estado }: Ticket) => estado === 'pendiente' || estado === 'en_preparacion';
const isPorSaber = ({ cancelada, enterado }: Linea) => cancelada !== undefined && !enterado;
const orderOf = ({ createdAt, _id }: Ticket) => `${createdAt} ${_id}`;

function lineasOf({ productos }: Ticket): string[] {
  return productos.map(({ cantidad, nombre, estado, cancelada }) => {
    const como = cancelada ? `Cancelado: ${cancelada.motivo} · ${cancelada.por}` : ETIQUETA_ESTADO[estado];
    return `${cantidad} ${nombre} ${como}`;
  });
}

function abreviada({ cantidad, nombre, estado, cancelada }: Linea): string {
  return cancelada ? `Cancelado: ${cancelada.motivo}` : `${cantidad} ${nombre} ${ABREVIATURA_ESTADO[estado]}`;
}
