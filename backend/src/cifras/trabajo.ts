import { CERO, centimos, costeLinea, costeRetirada, minutosA } from '@carta/contracts';
import type { Centimos } from '@carta/contracts';
import type { TicketContado } from './archivo-consultas.repository';
import { MinutosContados } from './minutos-contados';
import type { CifrasMinutos } from './minutos-contados';

/** Money is in whole céntimos. */
export interface CifrasTrabajo {
  aListo: CifrasMinutos;
  aEntregado: CifrasMinutos;
  cancelado: { unidades: number; total: number };
}

export class Trabajo {
  readonly aListo = new MinutosContados();
  readonly aEntregado = new MinutosContados();
  readonly cancelado: { unidades: number; total: Centimos } = { unidades: 0, total: CERO };

  add(ticket: TicketContado): void {
    this.aListo.add(minutosA('listoEn', ticket));
    this.aEntregado.add(minutosA('entregadoEn', ticket));
    for (const linea of ticket.lineas) {
      const { cancelada, esMenu, cantidad, retiradas = [] } = linea;
      // the units of a menu are its dishes
      if (cancelada) this.addCancelado(esMenu ? 0 : cantidad, costeLinea(linea));
      for (const retirada of retiradas) this.addCancelado(retirada.unidades, costeRetirada(linea, retirada));
    }
  }

  addCifras({ aListo, aEntregado, cancelado }: CifrasTrabajo): void {
    this.aListo.addCifras(aListo);
    this.aEntregado.addCifras(aEntregado);
    this.addCancelado(cancelado.unidades, cancelado.total);
  }

  toCifras(): CifrasTrabajo {
    return {
      aListo: this.aListo.toCifras(),
      aEntregado: this.aEntregado.toCifras(),
      cancelado: this.cancelado,
    };
  }

  private addCancelado(unidades: number, total: number): void {
    this.cancelado.unidades += unidades;
    this.cancelado.total = centimos(this.cancelado.total + total);
  }
}
