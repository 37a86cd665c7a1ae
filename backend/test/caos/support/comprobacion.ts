import { fromEuros } from '@carta/contracts';
import type { LineaPedidaRequest } from '@carta/contracts';
import type { GrupoDoc, TicketDoc } from '../../../src/servicio/pedidos/grupos/grupo.schema';
import type { Envio } from './envio';

/** What is wrong with the stored orders: the keys of each kind of damage, or the mesas. */
export interface Fallos {
  /** Acknowledged and not there. */
  perdidos: string[];
  /** There more than once. */
  dobles: string[];
  /** There without its drink, its dish, or just as it was asked for. */
  medios: string[];
  /** There, but not what the 201 said. */
  cambiados: string[];
  /** Stored, and nobody asked for it. */
  inventados: string[];
  /** Mesas with more than one open tab. */
  mesasDobles: number[];
}

export const SIN_FALLOS: Fallos = {
  perdidos: [],
  dobles: [],
  medios: [],
  cambiados: [],
  inventados: [],
  mesasDobles: [],
};

interface Guardado {
  grupo: GrupoDoc;
  ticket: TicketDoc;
}

/** Compares what diners asked for and were told with what the database holds. */
export function checkPedidos(envios: readonly Envio[], grupos: readonly GrupoDoc[]): Fallos {
  const guardados = groupByClave(grupos);
  const claves = (isSo: (envio: Envio, tickets: Guardado[]) => boolean): string[] =>
    envios.filter((envio) => isSo(envio, guardados.get(envio.clave) ?? [])).map(({ clave }) => clave);
  const enviadas = new Set(envios.map(({ clave }) => clave));
  const abiertas = grupos.filter(({ pagado }) => !pagado).map(({ mesa }) => mesa);
  return {
    perdidos: claves((envio, tickets) => envio.respuesta !== undefined && tickets.length === 0),
    dobles: claves((_, tickets) => isDoble(tickets)),
    medios: claves((envio, tickets) => tickets.length > 0 && !isEntero(envio, tickets)),
    cambiados: claves((envio, tickets) => tickets.length > 0 && !isAcknowledged(envio, tickets)),
    inventados: [...guardados.keys()].filter((clave) => !enviadas.has(clave)),
    mesasDobles: abiertas.filter((mesa, i) => abiertas.indexOf(mesa) !== i),
  };
}

function groupByClave(grupos: readonly GrupoDoc[]): Map<string, Guardado[]> {
  const porClave = new Map<string, Guardado[]>();
  for (const grupo of grupos) {
    for (const ticket of grupo.pedidos) {
      porClave.set(ticket.clave, [...(porClave.get(ticket.clave) ?? []), { grupo, ticket }]);
    }
  }
  return porClave;
}

function isDoble(tickets: readonly Guardado[]): boolean {
  const tipos = new Set(tickets.map(({ ticket }) => ticket.tipo));
  const grupos = new Set(tickets.map(({ grupo }) => grupo._id.toHexString()));
  return tickets.length > 0 && (tipos.size < tickets.length || grupos.size > 1);
}

/** Both tickets are there, in a tab that has been at the right mesa, each with its line and the notas. */
function isEntero({ cuerpo, comida, bebida }: Envio, tickets: readonly Guardado[]): boolean {
  const isTicket = (tipo: TicketDoc['tipo'], linea: LineaPedidaRequest): boolean =>
    tickets.some(
      ({ grupo, ticket }) =>
        ticket.tipo === tipo &&
        isDeMesa(grupo, cuerpo.mesa) &&
        ticket.notas === cuerpo.notas &&
        isOnly(ticket, linea),
    );
  return isTicket('comida', comida) && isTicket('bebida', bebida);
}

function isDeMesa({ mesa, mudanzas = [] }: GrupoDoc, numero: number): boolean {
  return mesa === numero || mudanzas.some(({ de }) => de === numero);
}

function isOnly({ lineas: [linea, ...resto] }: TicketDoc, pedida: LineaPedidaRequest): boolean {
  return (
    linea !== undefined &&
    resto.length === 0 &&
    linea.productoId.toHexString() === pedida.productoId &&
    linea.cantidad === pedida.cantidad &&
    linea.precio === fromEuros(pedida.precio)
  );
}

/** The very tickets the 201 told, in the very tab. */
function isAcknowledged({ respuesta }: Envio, tickets: readonly Guardado[]): boolean {
  if (respuesta === undefined) return true;
  const told = new Set(respuesta.pedidos.map(({ _id }) => _id));
  return (
    told.size === respuesta.totalPedidos &&
    told.size === tickets.length &&
    tickets.every(
      ({ grupo, ticket }) =>
        told.has(ticket._id.toHexString()) && grupo._id.toHexString() === respuesta.grupoMesa,
    )
  );
}
