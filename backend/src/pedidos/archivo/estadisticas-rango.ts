import {
  CERO,
  HORAS_DE_SERVICIO,
  horaDeJornada,
  inicioDeDia,
  jornadaDe,
  jornadasEntre,
  siguienteJornada,
  sumCentimos,
  timesUnidades,
  toEuros,
  vivasOf,
} from '@carta/contracts';
import type { Centimos, EstadisticasRango, Jornada } from '@carta/contracts';
import type { MesaContada, TicketContado } from '../grupos/grupos-lecturas.repository';
import { addLineas, minutosA, summarizeMinutos, topProductos } from './estadisticas-cifras';
import type { VentasPorProducto } from './estadisticas-cifras';

/** Service days, by their names, both included. */
export interface Rango {
  desde: string;
  hasta: string;
}

/** Tickets and takings of a day or an hour. */
interface Ventas {
  pedidos: number;
  total: Centimos;
}

/**
 * Adds up the mesas of a range one by one, in whole céntimos. Takings belong to the instant at which
 * a mesa paid: `pedidos`, `recaudado`, the products and each day and hour speak of the same tickets,
 * so that they add up to each other to the cent. Those that have not paid are pending, by the day on
 * which they were ordered; a mesa closed without paying counts as neither.
 */
export class SumaRango {
  /** Of the first day, and of the day after the last. */
  readonly inicio: Date;
  readonly fin: Date;
  private readonly jornadas: readonly Jornada[];
  private readonly porDia: Map<string, Ventas>;
  private readonly porHora = new Map(HORAS_DE_SERVICIO.map((hora) => [hora, sinVentas()]));
  private readonly productos: VentasPorProducto = new Map();
  private readonly minutos = { aListo: [] as number[], aEntregado: [] as number[] };
  private readonly cancelado = { unidades: 0, total: CERO };
  private readonly total = sinVentas();
  private readonly pendiente = sinVentas();

  constructor(private readonly rango: Rango) {
    this.inicio = inicioDeDia(rango.desde);
    this.fin = siguienteJornada(inicioDeDia(rango.hasta));
    this.jornadas = jornadasEntre(rango.desde, rango.hasta);
    this.porDia = new Map(this.jornadas.map(({ dia }) => [dia, sinVentas()]));
  }

  add(grupo: MesaContada): void {
    const delRango = grupo.pedidos.filter(({ creadoEn }) => this.inicio <= creadoEn && creadoEn < this.fin);
    delRango.forEach((ticket) => this.addTrabajo(ticket));
    if (!grupo.pagado) addTickets(this.pendiente, delRango);
    else if (grupo.pagadoEn && grupo.motivoCierre === undefined) this.addCobro(grupo, grupo.pagadoEn);
  }

  toEstadisticas(): EstadisticasRango {
    return {
      ...this.rango,
      pedidos: this.total.pedidos,
      recaudado: toEuros(this.total.total),
      pendienteDeCobro: toEuros(this.pendiente.total),
      minutosAListo: summarizeMinutos(this.minutos.aListo),
      minutosAEntregado: summarizeMinutos(this.minutos.aEntregado),
      cancelado: { unidades: this.cancelado.unidades, total: toEuros(this.cancelado.total) },
      porDia: [...this.porDia].map(([dia, ventas]) => ({ dia, ...toVentas(ventas) })),
      porHora: [...this.porHora].map(([hora, ventas]) => ({ hora, ...toVentas(ventas) })),
      topProductos: topProductos(this.productos),
    };
  }

  private addCobro({ pedidos: tickets }: MesaContada, pagadoEn: Date): void {
    const jornada = jornadaDe(this.jornadas, pagadoEn);
    const dia = jornada && this.porDia.get(jornada.dia);
    const hora = jornada && this.porHora.get(horaDeJornada(jornada, pagadoEn));
    if (!dia || !hora) return;
    for (const ventas of [dia, hora, this.total]) addTickets(ventas, tickets);
    for (const { lineas } of tickets) addLineas(this.productos, vivasOf(lineas));
  }

  private addTrabajo(ticket: TicketContado): void {
    this.minutos.aListo.push(...minutosA('listoEn', ticket));
    this.minutos.aEntregado.push(...minutosA('entregadoEn', ticket));
    for (const { cancelada, precio, cantidad } of ticket.lineas) {
      if (!cancelada) continue;
      this.cancelado.unidades += cantidad;
      this.cancelado.total = sumCentimos([this.cancelado.total, timesUnidades(precio, cantidad)]);
    }
  }
}

const sinVentas = (): Ventas => ({ pedidos: 0, total: CERO });

function addTickets(ventas: Ventas, tickets: readonly TicketContado[]): void {
  for (const { lineas } of tickets) {
    const vivas = vivasOf(lineas);
    if (vivas.length > 0) ventas.pedidos += 1;
    const precios = vivas.map(({ precio, cantidad }) => timesUnidades(precio, cantidad));
    ventas.total = sumCentimos([ventas.total, ...precios]);
  }
}

function toVentas({ pedidos, total }: Ventas): { pedidos: number; total: number } {
  return { pedidos, total: toEuros(total) };
}
