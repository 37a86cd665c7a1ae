import {
  capasDe,
  estadoTicket,
  estadosDeMenus,
  rondas,
  toEuros,
  totalTicket,
  vistoEnDe,
} from '@carta/contracts';
import type {
  Ajuste,
  Enterado,
  GrupoMesa,
  Linea,
  LineaMesa,
  MarcaAjuste,
  OpcionElegida,
  Ticket,
  TicketMesa,
  Quien,
} from '@carta/contracts';

/** A menu line is told at the estado of its dishes, which may stand on two tickets. */
export function mapTickets(
  grupo: GrupoMesa,
  toTicket: (ticket: TicketMesa, numero: number) => Ticket,
  isWanted: (ticket: TicketMesa) => boolean = () => true,
): Ticket[] {
  const ronda = rondas(grupo);
  const estados = estadosDeMenus(grupo.pedidos);
  const withEstado = (linea: LineaMesa): LineaMesa => ({
    ...linea,
    estado: estados.get(linea.id) ?? linea.estado,
  });
  return grupo.pedidos
    .filter(isWanted)
    .map((ticket) => (estados.size > 0 ? { ...ticket, lineas: ticket.lineas.map(withEstado) } : ticket))
    .map((ticket) => withMarcas(grupo, ticket, toTicket(ticket, ronda.get(ticket.id) ?? 1)));
}

/** Everybody who reads a line reads why it costs less. */
function withMarcas({ ajustes }: GrupoMesa, { lineas }: TicketMesa, ticket: Ticket): Ticket {
  if (!ajustes) return ticket;
  const marcas = new Map(lineas.map((linea) => [linea.id, marcasDe(linea, ajustes)]));
  const productos = ticket.productos.map((linea) => {
    const suyas = marcas.get(linea._id) ?? [];
    return suyas.length > 0 ? { ...linea, ajustes: suyas } : linea;
  });
  return { ...ticket, productos };
}

function marcasDe(linea: LineaMesa, ajustes: readonly Ajuste[]): MarcaAjuste[] {
  return capasDe(linea, ajustes).flatMap(({ ajuste, gratis }): MarcaAjuste[] => {
    const { tipo, porcentaje } = ajuste;
    if (tipo === 'deshacer') return [];
    if (tipo !== 'descuento') return gratis > 0 ? [{ tipo, unidades: gratis }] : [];
    return [{ tipo, ...(porcentaje === undefined ? {} : { porcentaje }) }];
  });
}

export function toTicketComun(ticket: TicketMesa, numero: number): Omit<Ticket, 'productos'> {
  const vistoEn = vistoEnDe(ticket);
  return {
    _id: ticket.id,
    numero,
    tipoPedido: ticket.tipo,
    createdAt: ticket.creadoEn.toISOString(),
    estado: estadoTicket(ticket),
    total: toEuros(totalTicket(ticket)),
    ...(ticket.notas ? { notas: ticket.notas } : {}),
    ...(vistoEn ? { vistoEn: vistoEn.toISOString() } : {}),
  };
}

export function toLineaComun(linea: LineaMesa): Linea {
  return {
    _id: linea.id,
    productoId: linea.productoId,
    nombre: linea.nombre,
    cantidad: linea.cantidad,
    precio: toEuros(linea.precio),
    ...(linea.rebaja ? { rebaja: toEuros(linea.rebaja) } : {}),
    ...(linea.gratis ? { gratis: linea.gratis } : {}),
    estado: linea.estado,
    ...(linea.porPeso ? { porPeso: { ...linea.porPeso, precio: toEuros(linea.porPeso.precio) } } : {}),
    ...(linea.gramos === undefined ? {} : { gramos: linea.gramos }),
    ...(linea.notas ? { notas: linea.notas } : {}),
    ...(linea.formato === undefined ? {} : { formato: linea.formato }),
    ...(linea.opciones ? { opciones: linea.opciones.map(toOpcion) } : {}),
    ...(linea.alergenos ? { alergenos: [...linea.alergenos] } : {}),
    ...(linea.esMenu ? { esMenu: true } : {}),
    ...(linea.deMenu ? { deMenu: linea.deMenu, paseMenu: linea.paseMenu } : {}),
    ...(linea.enPreparacionEn ? { enPreparacionEn: linea.enPreparacionEn.toISOString() } : {}),
    ...(linea.listoEn ? { listoEn: linea.listoEn.toISOString() } : {}),
    ...(linea.entregadoEn ? { entregadoEn: linea.entregadoEn.toISOString() } : {}),
  };
}

function toOpcion({ nombre, valor, suplemento }: OpcionElegida): NonNullable<Linea['opciones']>[number] {
  return { nombre, valor, suplemento: toEuros(suplemento) };
}

export function toQuien({ por, en }: Enterado): Quien {
  return { por, en: en.toISOString() };
}
