import {
  SIN_CAJA,
  cajaCon,
  centimos,
  horaDeJornada,
  nombreJornada,
  porForma,
  sinAsentar,
  sumCajas,
  totalCaja,
} from '@carta/contracts';
import type { Caja, FormaCaja, Husos, Jornada, Periodo } from '@carta/contracts';
import type {
  AsientoContado,
  MesaConPeriodo,
  MesaPagada,
  TicketContado,
} from './archivo-lecturas.repository';
import { VentasPorProducto, addVentas, sinVentas, ventasOf } from './estadisticas-cifras';
import type { Ventas } from './estadisticas-cifras';
import { Trabajo } from './trabajo';
import type { CifrasTrabajo } from './trabajo';

/** Stored as they are, in whole céntimos; a change of their meaning raises FORMA. */
export interface CifrasJornada {
  /** The hours are on the local clock: tickets of the mesas that paid then, and what was taken then. */
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
  /** Of the mesas that say how many sat there, where one does. */
  comensales?: VentasPorComensal;
  /** Those mesas' tickets by the service day of the order: some mesas sit through its end. */
  trabajos: { dia: string; cifras: CifrasTrabajo }[];
}

export interface VentasPorComensal {
  mesas: number;
  comensales: number;
  total: number;
}

/** The version of CifrasJornada that this program stores and reads. */
export const FORMA = 4;

/**
 * `revs` is the sum of the mesas' revs, which changes with any of them. A mesa with a period counts on each day
 * of it, besides the day of its payment.
 */
export interface Recuento {
  mesas: number;
  revs: number;
}

/**
 * Counts the mesas in the same pass, so that the recuento is of exactly these. Dishes and tickets count at the
 * instant of the payment, money at that of its entry in the ledger.
 */
export class SumaJornada {
  readonly recuento: Recuento = { mesas: 0, revs: 0 };
  private readonly horas = new Map<number, Ventas>();
  private formas = SIN_CAJA;
  private readonly productos = new VentasPorProducto();
  private comensales: VentasPorComensal = { mesas: 0, comensales: 0, total: 0 };
  private readonly trabajos = new Map<string, Trabajo>();

  constructor(
    private readonly husos: Husos,
    readonly jornada: Jornada,
  ) {}

  /** Its ledger is counted by `addPeriodo` if it has a period. */
  add(mesa: MesaPagada): void {
    const { pedidos, asientos = [], periodo } = mesa;
    this.count(mesa);
    for (const ticket of pedidos) this.trabajoDe(ticket).add(ticket);
    if (mesa.motivoCierre === undefined) this.addVenta(mesa);
    if (!periodo) this.addAsientos(asientos);
  }

  /** Takes mesas of any days. */
  addPeriodo({ periodo, asientos = [], ...mesa }: MesaConPeriodo): void {
    if (!isDe(this.jornada, periodo)) return;
    this.count(mesa);
    this.addAsientos(asientos);
  }

  private count({ rev }: { rev: number }): void {
    this.recuento.mesas += 1;
    this.recuento.revs += rev;
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
      ...(this.comensales.mesas > 0 ? { comensales: this.comensales } : {}),
      trabajos: [...this.trabajos].map(([dia, trabajo]) => ({ dia, cifras: trabajo.toCifras() })),
    };
  }

  private addVenta(mesa: MesaPagada): void {
    const { pedidos, total } = ventasOf(mesa.pedidos);
    this.addDinero(mesa.pagadoEn, sinAsentar(total, mesa), pedidos);
    this.productos.addTickets(mesa.pedidos);
    const { comensales } = mesa;
    if (comensales && total > 0) {
      this.comensales = sumPorComensal(this.comensales, { mesas: 1, comensales, total });
    }
  }

  private addAsientos(asientos: readonly AsientoContado[]): void {
    const { inicio, fin } = this.jornada;
    for (const asiento of asientos) {
      if (inicio <= asiento.en && asiento.en < fin) this.addDinero(asiento.en, porForma([asiento]), 0);
    }
  }

  private addDinero(en: Date, caja: Caja, pedidos: number): void {
    const hora = horaDeJornada(this.jornada, en);
    const ventas = this.horas.get(hora) ?? sinVentas();
    addVentas(ventas, { pedidos, total: totalCaja(caja) });
    this.horas.set(hora, ventas);
    this.formas = sumCajas([this.formas, caja]);
  }

  private trabajoDe({ creadoEn }: TicketContado): Trabajo {
    const { dia: diaJornada, inicio, fin } = this.jornada;
    const dia = inicio <= creadoEn && creadoEn < fin ? diaJornada : nombreJornada(this.husos, creadoEn);
    const trabajo = this.trabajos.get(dia) ?? new Trabajo();
    this.trabajos.set(dia, trabajo);
    return trabajo;
  }
}

export const sumPorComensal = (a: VentasPorComensal, b: VentasPorComensal): VentasPorComensal => ({
  mesas: a.mesas + b.mesas,
  comensales: a.comensales + b.comensales,
  total: a.total + b.total,
});

export const isDe = ({ inicio, fin }: Jornada, { desde, hasta }: Periodo): boolean =>
  desde < fin && inicio <= hasta;

export const cajaDeJornada = ({ formas }: CifrasJornada): Caja => cajaCon((forma) => centimos(formas[forma]));

export function ventasDe({ horas }: CifrasJornada): Ventas {
  const ventas = sinVentas();
  for (const { pedidos, total } of horas) addVentas(ventas, { pedidos, total: centimos(total) });
  return ventas;
}
