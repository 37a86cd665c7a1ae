import {
  SIN_COTEJAR,
  receiveAbiertos,
  isLlamadaAbierta,
  isLecturaDebida,
  noteLeido,
  noteMostrados,
} from '@carta/contracts';
import type { Abiertos, Mostrados } from '@carta/contracts';
import { isPagado } from '../mesas/grupos';
import { useTablero } from '../tablero/useTablero';
import { instante } from '../tablero/instante';

/** Compares this tab's board with the latidos; it follows the store itself. */
export class CotejoTablero {
  private cotejo = SIN_COTEJAR;
  private mostrados = mostradosOf(useTablero.getState());
  readonly stop = useTablero.subscribe((tablero, antes) => {
    if (tablero.grupos !== antes.grupos || tablero.llamadas !== antes.llamadas) {
      const despues = mostradosOf(tablero);
      this.cotejo = noteMostrados(this.cotejo, this.mostrados, despues, instante());
      this.mostrados = despues;
    }
  });

  compare(abiertos: Abiertos): void {
    const suerte = { instante: instante(), azar: Math.random() };
    this.cotejo = receiveAbiertos(this.cotejo, this.mostrados, abiertos, suerte);
  }

  /** The newest matched latido arrived then. */
  get coincidencia(): number {
    return this.cotejo.coincidencia ?? -Infinity;
  }

  /** No latido is waiting for a match. */
  get isIgual(): boolean {
    return this.cotejo.pendientes.length === 0;
  }

  isLecturaDebida(ahora: number): boolean {
    return isLecturaDebida(this.cotejo, ahora);
  }

  noteLeido(desde: number): void {
    this.cotejo = noteLeido(this.cotejo, this.mostrados, desde);
  }
}

function mostradosOf({ grupos, llamadas }: ReturnType<typeof useTablero.getState>): Mostrados {
  const mostrados = new Map<string, { rev: number; abierto: boolean }>();
  for (const [id, grupo] of grupos) mostrados.set(id, { rev: grupo.rev, abierto: !isPagado(grupo) });
  for (const [id, llamada] of llamadas)
    mostrados.set(id, { rev: llamada.rev, abierto: isLlamadaAbierta(llamada) });
  return mostrados;
}
