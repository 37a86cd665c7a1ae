import {
  SIN_CAJA,
  cajaCon,
  centimos,
  cuentasDePago,
  horaDeJornada,
  porForma,
  sinAsentar,
  sumCajas,
  totalCaja,
} from '@carta/contracts';
import type { Caja, CuentaDePago, FormaCaja, Jornada, Periodo } from '@carta/contracts';
import type {
  AsientoContado,
  MesaConPeriodo,
  MesaPagada,
  TicketContado,
} from './archivo-consultas.repository';
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
  trabajo: CifrasTrabajo;
}

export interface VentasPorComensal {
  mesas: number;
  comensales: number;
  total: number;
}

/** The version of CifrasJornada that this program stores and reads. */
export const FORMA = 6;

/**
 * `revs` is the sum of the mesas' revs, which changes with any of them. A mesa with a period counts on each day
 * of it, besides the day of its payment.
 */
export interface Recuento {
  mesas: number;
  revs: number;
}

/**
 * Counts the mesas in the same pass, so that the recuento is of exactly these. Money counts at the instant of its
 * entry in the ledger, all else at that of the first payment that stood at the end of its day.
 */
export class SumaJornada {
  readonly recuento: Recuento = { mesas: 0, revs: 0 };
  private readonly horas = new Map<number, Ventas>();
  private formas = SIN_CAJA;
  private readonly productos = new VentasPorProducto();
  private comensales: VentasPorComensal = { mesas: 0, comensales: 0, total: 0 };
  private readonly trabajo = new Trabajo();

  constructor(readonly jornada: Jornada) {}

  /** Its ledger is counted by `addPeriodo` if it has a period. */
  add(mesa: MesaPagada): void {
    const { pagadoEn, pedidos, asientos = [], periodo } = mesa;
    this.count(mesa);
    this.addDinero(pagadoEn, sinAsentar(ventasOf(pedidos).total, mesa), 0);
    for (const cuenta of cuentasDePago(mesa).slice(-1)) this.addCuenta(cuenta);
    if (!periodo) this.addAsientos(asientos);
  }

  /** Takes mesas of any days; of one that was opened again after this day, what this day had counted. */
  addPeriodo(mesa: MesaConPeriodo): void {
    const { periodo, asientos = [], jornadasContadas = [] } = mesa;
    if (!isDe(this.jornada, periodo)) return;
    this.count(mesa);
    this.addAsientos(asientos);
    for (const cuenta of cuentasDePago<TicketContado>({ jornadasContadas })) {
      if (this.isDelDia(cuenta.en)) this.addCuenta(cuenta);
    }
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
      trabajo: this.trabajo.toCifras(),
    };
  }

  private addCuenta({ en, hechos, vendidos, comensales }: CuentaDePago<TicketContado>): void {
    const { pedidos, total } = ventasOf(vendidos);
    this.addDinero(en, SIN_CAJA, pedidos);
    this.productos.addTickets(vendidos);
    for (const ticket of hechos) this.trabajo.add(ticket);
    // one that was invited whole sat there too
    if (comensales && pedidos > 0) {
      this.comensales = sumPorComensal(this.comensales, { mesas: 1, comensales, total });
    }
  }

  private addAsientos(asientos: readonly AsientoContado[]): void {
    for (const asiento of asientos) {
      if (this.isDelDia(asiento.en)) this.addDinero(asiento.en, porForma([asiento]), 0);
    }
  }

  private addDinero(en: Date, caja: Caja, pedidos: number): void {
    const hora = horaDeJornada(this.jornada, en);
    const ventas = this.horas.get(hora) ?? sinVentas();
    addVentas(ventas, { pedidos, total: totalCaja(caja) });
    this.horas.set(hora, ventas);
    this.formas = sumCajas([this.formas, caja]);
  }

  private isDelDia(instante: Date): boolean {
    const { inicio, fin } = this.jornada;
    return inicio <= instante && instante < fin;
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
