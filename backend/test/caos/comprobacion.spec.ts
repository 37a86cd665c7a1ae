import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import type { TipoPedido } from '@carta/contracts';
import type { GrupoDoc, TicketDoc } from '../../src/servicio/pedidos/grupos/grupo.schema';
import { SIN_FALLOS, checkPedidos } from './support/comprobacion';
import type { Fallos } from './support/comprobacion';
import type { Envio } from './support/envio';

/** The tests of chaos believe this checker, so here it must see every kind of damage. */

const comida = {
  productoId: new Types.ObjectId().toHexString(),
  nombre: 'Tortilla',
  precio: 8.5,
  cantidad: 2,
};
const bebida = { productoId: new Types.ObjectId().toHexString(), nombre: 'Caña', precio: 2.2, cantidad: 1 };

function buildTicket(clave: string, tipo: TipoPedido): TicketDoc {
  const { productoId, nombre, precio, cantidad } = tipo === 'comida' ? comida : bebida;
  const linea = {
    _id: new Types.ObjectId(),
    productoId: new Types.ObjectId(productoId),
    nombre,
    cantidad,
    precio: Math.round(precio * 100),
    estado: 'pendiente' as const,
  };
  const creadoEn = new Date();
  const _id = new Types.ObjectId();
  return { _id, clave, huella: 'h', revAlta: 1, tipo, creadoEn, notas: clave, lineas: [linea] };
}

function buildGrupo(tickets: TicketDoc[], mesa = 1): GrupoDoc {
  const _id = new Types.ObjectId();
  const restaurante = new Types.ObjectId();
  const actualizadoEn = new Date();
  return {
    _id,
    restaurante,
    mesa,
    pagado: false,
    rev: 1,
    actualizadoEn,
    archivadoEn: null,
    pedidos: tickets,
  };
}

/** An order as it was sent, as it is stored, and as it was acknowledged. */
function buildStored(): { envio: Envio; grupo: GrupoDoc } {
  const clave = randomUUID();
  const grupo = buildGrupo([buildTicket(clave, 'bebida'), buildTicket(clave, 'comida')]);
  const cuerpo = { restaurante: 'r', mesa: 1, productos: [comida, bebida], notas: clave };
  const envio: Envio = { clave, cuerpo, comida, bebida };
  acknowledge(envio, grupo);
  return { envio, grupo };
}

function acknowledge(envio: Envio, { _id, pedidos: tickets }: GrupoDoc): void {
  envio.respuesta = {
    totalPedidos: tickets.length,
    grupoMesa: _id.toHexString(),
    seguimiento: 's',
    pedidos: tickets.map((ticket) => ({
      _id: ticket._id.toHexString(),
      numero: 1,
      tipoPedido: ticket.tipo,
      createdAt: ticket.creadoEn.toISOString(),
      estado: 'pendiente',
      total: 0,
      productos: [],
    })),
  };
}

function ticketOf({ pedidos: tickets }: GrupoDoc, i: number): TicketDoc {
  const ticket = tickets[i];
  if (!ticket) throw new Error('there is no such ticket');
  return ticket;
}

describe('The checker of stored orders', () => {
  it('finds nothing wrong with whole orders, acknowledged or not', () => {
    const { envio, grupo } = buildStored();
    const callado = buildStored();
    callado.envio.respuesta = undefined;
    callado.grupo.pagado = true;
    const { envio: nunca } = buildStored();
    nunca.respuesta = undefined;

    expect(checkPedidos([envio, callado.envio, nunca], [grupo, callado.grupo])).toEqual(SIN_FALLOS);
  });

  const damages: [string, keyof Fallos, (grupo: GrupoDoc, envio: Envio) => GrupoDoc[]][] = [
    ['an acknowledged order that is not there', 'perdidos', () => []],
    [
      'a key stored in two tabs',
      'dobles',
      (grupo, { clave }) => [grupo, buildGrupo([buildTicket(clave, 'comida')], 2)],
    ],
    [
      'a key stored twice in one tab',
      'dobles',
      (grupo, { clave }) => [{ ...grupo, pedidos: [...grupo.pedidos, buildTicket(clave, 'bebida')] }],
    ],
    [
      'the two tickets in two tabs',
      'dobles',
      (grupo) => [{ ...grupo, pedidos: [ticketOf(grupo, 0)] }, buildGrupo([ticketOf(grupo, 1)], 2)],
    ],
    ['a missing drinks ticket', 'medios', (grupo) => [{ ...grupo, pedidos: [ticketOf(grupo, 1)] }]],
    ['a missing food ticket', 'medios', (grupo) => [{ ...grupo, pedidos: [ticketOf(grupo, 0)] }]],
    [
      'a ticket without its line',
      'medios',
      (grupo) => [{ ...grupo, pedidos: [ticketOf(grupo, 0), { ...ticketOf(grupo, 1), lineas: [] }] }],
    ],
    [
      'another quantity',
      'medios',
      (grupo) => {
        const [linea] = ticketOf(grupo, 0).lineas;
        if (linea) linea.cantidad = 9;
        return [grupo];
      },
    ],
    ['another mesa', 'medios', (grupo) => [{ ...grupo, mesa: 2 }]],
    [
      'tickets that are not those of the 201',
      'cambiados',
      (grupo, { clave }) => [
        { ...grupo, pedidos: [buildTicket(clave, 'bebida'), buildTicket(clave, 'comida')] },
      ],
    ],
    [
      'an order nobody sent',
      'inventados',
      (grupo) => [grupo, buildGrupo([buildTicket(randomUUID(), 'comida')], 2)],
    ],
    ['two open tabs of one mesa', 'mesasDobles', (grupo) => [grupo, buildGrupo([])]],
  ];

  it.each(damages)('sees %s', (_, fallo, damage) => {
    const { envio, grupo } = buildStored();

    const fallos = checkPedidos([envio], damage(grupo, envio));

    expect(fallos[fallo]).toHaveLength(1);
  });
});
