import { SIN_CAJA, cajaDe, centimos, horaDeJornada, nombreJornada, sumCajas } from '@carta/contracts';
import type { Caja, FormaCaja, Husos, Jornada } from '@carta/contracts';
import type { CobroContado, MesaPagada, TicketContado } from './archivo-lecturas.repository';
import { VentasPorProducto, addVentas, sinVentas, ventasOf } from './estadisticas-cifras';
import type { Ventas } from './estadisticas-cifras';
import { Trabajo } from './trabajo';
import type { CifrasTrabajo } from './trabajo';

/** Stored as they are, in whole céntimos; a change of their meaning raises FORMA. */
export interface CifrasJornada {
  /** The hours are on the local clock. */
  horas: { hora: number; pedidos: number; total: number }[];
  /** Adds up to the totals of the hours. */
  formas: Record<FormaCaja, number>;
  /** A large carta makes these lists long, so they are parallel; `formatos` is absent if none was sold. */
  productos: {
    ids: string[];
    nombres: string[];
    formatos?: (string | null)[];
    unidades: number[];
    totales: number[];
  };
  /** Those mesas' tickets by the service day of the order: some mesas sit through its end. */
  trabajos: { dia: string; cifras: CifrasTrabajo }[];
}

/** The version of CifrasJornada that this program stores and reads. */
export const FORMA = 3;

/** `revs` is the sum of the mesas' revs, which changes with any of them. */
export interface Recuento {
  mesas: number;
  revs: number;
}

/**
 * Counts the mesas in the same pass, so that the recuento is of exactly these. Unpaid mesas count as work
 * only.
 */
export class SumaJornada {
  readonly recuento: Recuento = { mesas: 0, revs: 0 };
  private readonly horas = new Map<number, Ventas>();
  private formas = SIN_CAJA;
  private readonly productos = new VentasPorProducto();
  private readonly trabajos = new Map<string, Trabajo>();

  constructor(
    private readonly husos: Husos,
    readonly jornada: Jornada,
  ) {}

  add({ rev, motivoCierre, pagadoEn, pedidos, cobros }: MesaPagada): void {
    this.recuento.mesas += 1;
    this.recuento.revs += rev;
    for (const ticket of pedidos) this.trabajoDe(ticket).add(ticket);
    if (motivoCierre === undefined) this.addVenta(pedidos, cobros, horaDeJornada(this.jornada, pagadoEn));
  }

  toCifras(): CifrasJornada {
    const productos = this.productos.todas;
    const formatos = productos.map(({ formato }) => formato ?? null);
    return {
      horas: [...this.horas].map(([hora, ventas]) => ({ hora, ...ventas })),
      formas: this.formas,
      productos: {
        ids: productos.map(({ productoId }) => productoId),
        nombres: productos.map(({ nombre }) => nombre),
        ...(formatos.some((formato) => formato !== null) ? { formatos } : {}),
        unidades: productos.map(({ unidades }) => unidades),
        totales: productos.map(({ total }) => total),
      },
      trabajos: [...this.trabajos].map(([dia, trabajo]) => ({ dia, cifras: trabajo.toCifras() })),
    };
  }

  private addVenta(
    tickets: readonly TicketContado[],
    cobros: readonly CobroContado[] | undefined,
    hora: number,
  ): void {
    const venta = ventasOf(tickets);
    const ventas = this.horas.get(hora) ?? sinVentas();
    addVentas(ventas, venta);
    this.horas.set(hora, ventas);
    this.formas = sumCajas([this.formas, cajaDe(venta.total, cobros)]);
    this.productos.addTickets(tickets);
  }

  private trabajoDe({ creadoEn }: TicketContado): Trabajo {
    const { dia: diaJornada, inicio, fin } = this.jornada;
    const dia = inicio <= creadoEn && creadoEn < fin ? diaJornada : nombreJornada(this.husos, creadoEn);
    const trabajo = this.trabajos.get(dia) ?? new Trabajo();
    this.trabajos.set(dia, trabajo);
    return trabajo;
  }
}

export const cajaDeJornada = ({ formas: { tarjeta, efectivo, otro, sin_indicar } }: CifrasJornada): Caja => ({
  tarjeta: centimos(tarjeta),
  efectivo: centimos(efectivo),
  otro: centimos(otro),
  sin_indicar: centimos(sin_indicar),
});

export function ventasDe({ horas }: CifrasJornada): Ventas {
  const ventas = sinVentas();
  for (const { pedidos, total } of horas) addVentas(ventas, { pedidos, total: centimos(total) });
  return ventas;
}
