import type { CobroMesa, Llamada, EstadoLinea, Grupo, Linea, Ticket } from '@carta/contracts';
import { toMesa, withEstadosOf } from '../mesas/to-mesa';

/** A test states only what matters to it; the rest is a mesa with one croqueta. */
let siguiente = 0;
/** Each belongs to a charge of its own. */
const newCobroId = () => (++siguiente).toString(16).padStart(16, '0').padEnd(24, '0');
const newId = () => (++siguiente).toString(16).padStart(24, '0');

const HORA = '2026-03-01T13:00:00.000Z';

export function buildLinea(cambios: Partial<Linea> = {}): Linea {
  return {
    _id: newId(),
    productoId: newId(),
    nombre: 'Croqueta',
    cantidad: 1,
    precio: 1.5,
    estado: 'pendiente',
    ...cambios,
  };
}

type CambiosTicket = Partial<Omit<Ticket, 'productos'>> & { lineas?: (EstadoLinea | Linea)[] };

export function buildTicket({ lineas = ['pendiente'], ...cambios }: CambiosTicket = {}): Ticket {
  const productos = lineas.map((linea) =>
    typeof linea === 'string' ? buildLinea({ estado: linea }) : linea,
  );
  return {
    _id: newId(),
    numero: 1,
    tipoPedido: 'comida',
    createdAt: HORA,
    estado: 'pendiente',
    total: 1.5,
    productos,
    ...cambios,
  };
}

type CambiosGrupo = Partial<Omit<Grupo, 'mesa' | 'estadoGrupo'>> & { mesa?: number };

export function buildGrupo({
  mesa = 4,
  pedidos: tickets = [buildTicket()],
  ...cambios
}: CambiosGrupo = {}): Grupo {
  const grupo: Grupo = {
    grupoMesa: newId(),
    rev: 1,
    mesa: { numero: mesa },
    estadoGrupo: 'pendiente',
    pedidos: tickets,
    primerPedido: tickets[0]?.createdAt ?? HORA,
    ultimoPedido: tickets.at(-1)?.createdAt ?? HORA,
    totalGrupo: 1.5,
    pendiente: 1.5,
    actualizadoEn: new Date().toISOString(),
    ...cambios,
  };
  return withEstadosOf(grupo, toMesa(grupo));
}

export function buildCobro(cambios: Partial<CobroMesa> = {}): CobroMesa {
  return { _id: newCobroId(), importe: 5, forma: 'tarjeta', en: HORA, por: 'Ana', ...cambios };
}

export function buildLlamada(cambios: Partial<Llamada> = {}): Llamada {
  return {
    _id: newId(),
    rev: 1,
    mesa: 4,
    tipo: 'camarero',
    creadoEn: HORA,
    estado: 'pendiente',
    ...cambios,
  };
}

export function withLineas(grupo: Grupo, estado: EstadoLinea): Grupo {
  const pedidos = grupo.pedidos.map((ticket) => ({
    ...ticket,
    estado,
    productos: ticket.productos.map((linea) => ({ ...linea, estado })),
  }));
  return { ...grupo, rev: grupo.rev + 1, estadoGrupo: estado, pedidos };
}
