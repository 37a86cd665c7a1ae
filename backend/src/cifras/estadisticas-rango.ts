import {
  HORAS_DE_SERVICIO,
  SIN_CAJA,
  centimos,
  jornadaDeDia,
  jornadasEntre,
  sumCajas,
  toEuros,
} from '@carta/contracts';
import type { EstadisticasRango, Husos, Jornada } from '@carta/contracts';
import type { MesaAbierta, TicketContado } from './archivo-consultas.repository';
import {
  VentasPorProducto,
  addVentas,
  sinVentas,
  toPorForma,
  topProductos,
  pendienteOf,
} from './estadisticas-cifras';
import type { Ventas } from './estadisticas-cifras';
import { cajaDeJornada, sumPorComensal, ventasDe } from './suma-jornada';
import type { CifrasJornada, VentasPorComensal } from './suma-jornada';
import { Trabajo } from './trabajo';

/** Names of service days, both included. */
export interface Rango {
  desde: string;
  hasta: string;
}

/**
 * Adds up the service days of a range, in whole céntimos (docs/reglas/dinero.md#the-ledger). `recaudado`, the forms and
 * each day and hour count the same entries of ledgers, so that they agree to the cent; `pedidos` and the
 * products are of the mesas that paid. What is owed is pending, by the day of its order.
 */
export class SumaRango {
  readonly jornadas: readonly Jornada[];
  /** `fin` is the start of the day after the last. */
  readonly inicio: Date;
  readonly fin: Date;
  private readonly porDia: Map<string, Ventas>;
  private readonly porHora = new Map(HORAS_DE_SERVICIO.map((hora) => [hora, sinVentas()]));
  private readonly productos = new VentasPorProducto();
  private readonly trabajo = new Trabajo();
  private readonly total = sinVentas();
  private formas = SIN_CAJA;
  private readonly pendiente = sinVentas();
  private comensales: VentasPorComensal = { mesas: 0, comensales: 0, total: 0 };

  constructor(
    husos: Husos,
    private readonly rango: Rango,
  ) {
    this.jornadas = jornadasEntre(husos, rango.desde, rango.hasta);
    this.inicio = jornadaDeDia(husos, rango.desde).inicio;
    this.fin = jornadaDeDia(husos, rango.hasta).fin;
    this.porDia = new Map(this.jornadas.map(({ dia }) => [dia, sinVentas()]));
  }

  addJornada(dia: string, cifras: CifrasJornada): void {
    const ventas = ventasDe(cifras);
    addVentas(this.total, ventas);
    this.formas = sumCajas([this.formas, cajaDeJornada(cifras)]);
    if (cifras.comensales) this.comensales = sumPorComensal(this.comensales, cifras.comensales);
    addVentas(this.porDia.get(dia) ?? sinVentas(), ventas);
    for (const { hora, pedidos, total } of cifras.horas) {
      addVentas(this.porHora.get(hora) ?? sinVentas(), { pedidos, total: centimos(total) });
    }
    const { ids, nombres, formatos, unidades, totales } = cifras.productos;
    ids.forEach((productoId, i) => {
      const vendido = { productoId, nombre: nombres[i] ?? '', formato: formatos?.[i] ?? undefined };
      this.productos.add(vendido, unidades[i] ?? 0, centimos(totales[i] ?? 0), dia);
    });
    this.trabajo.addCifras(cifras.trabajo);
  }

  /** @param enCurso when the first day began that is not over: minutes and cancellations are told of the open mesas' orders since. */
  addAbierta(mesa: MesaAbierta, enCurso: Date): void {
    const isSince = (inicio: Date, { creadoEn }: TicketContado): boolean =>
      inicio <= creadoEn && creadoEn < this.fin;
    addVentas(
      this.pendiente,
      pendienteOf(mesa, (ticket) => isSince(this.inicio, ticket)),
    );
    for (const ticket of mesa.pedidos) if (isSince(enCurso, ticket)) this.trabajo.add(ticket);
  }

  /** `nombres` are the current ones, by product. */
  toEstadisticas(nombres: ReadonlyMap<string, string>): EstadisticasRango {
    const { aListo, aEntregado, cancelado } = this.trabajo;
    return {
      ...this.rango,
      pedidos: this.total.pedidos,
      recaudado: toEuros(this.total.total),
      porForma: toPorForma(this.formas),
      pendienteDeCobro: toEuros(this.pendiente.total),
      ...(this.comensales.mesas > 0
        ? { porComensal: { ...this.comensales, total: toEuros(centimos(this.comensales.total)) } }
        : {}),
      minutosAListo: aListo.summarize(),
      minutosAEntregado: aEntregado.summarize(),
      cancelado: { unidades: cancelado.unidades, total: toEuros(cancelado.total) },
      porDia: [...this.porDia].map(([dia, ventas]) => ({ dia, ...toVentas(ventas) })),
      porHora: [...this.porHora].map(([hora, ventas]) => ({ hora, ...toVentas(ventas) })),
      topProductos: topProductos(this.productos, nombres),
    };
  }
}

function toVentas({ pedidos, total }: Ventas): { pedidos: number; total: number } {
  return { pedidos, total: toEuros(total) };
}
