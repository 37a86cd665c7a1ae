import { SIN_COLOCAR, fitAltos, idOf, nextReflujo, reflow, syncTickets } from '../modelo/colocacion';
import { trozosOf } from '../modelo/cajas';
import type { Medida } from '../modelo/cajas';
import type { Colocacion } from '../modelo/colocacion';
import { compareTickets } from '../modelo/tickets-cocina';
import type { TicketConGrupo } from '../modelo/tickets-cocina';
import { buildGrupo, buildTicket } from '../../vivo/pruebas/fabrica';

const MURO = { columnas: 3, alto: 960 };
/** A ticket that nobody has enlarged is this high. */
export const ALTO = 232;

/** Under a header of 64 px as many lines of 64 px fit. */
function buildMedida(alto: number): Medida {
  const cortes = Array.from({ length: Math.max(0, Math.floor(alto / 64) - 2) }, (_, i) => 64 * (i + 2));
  return { alto, cortes };
}

/** The ticket came this many minutes into the hour. */
export function buildDeMinuto(minuto: number): TicketConGrupo {
  const ticket = buildTicket({ createdAt: new Date(Date.UTC(2026, 2, 1, 13, minuto)).toISOString() });
  return { ticket, grupo: buildGrupo({ mesa: 1 + minuto, pedidos: [ticket] }) };
}

/** A wall and its clock react to events as its screen does. */
export class MuroDePrueba {
  ahora = 1_000_000;
  dedo = false;
  colocacion: Colocacion = SIN_COLOCAR;
  reflujos = 0;
  private readonly altos = new Map<string, number>();

  constructor(public abiertos: TicketConGrupo[]) {
    this.show(abiertos);
    this.reflow();
  }

  /** The tickets come a minute apart. */
  static of(cuantos: number): MuroDePrueba {
    return new MuroDePrueba(Array.from({ length: cuantos }, (_, i) => buildDeMinuto(i)));
  }

  show(abiertos: TicketConGrupo[]): void {
    this.abiertos = abiertos.sort(compareTickets);
    this.colocacion = syncTickets(this.colocacion, this.abiertos, this.ahora);
    this.fit();
  }

  bump(indice: number): TicketConGrupo | undefined {
    const ido = this.abiertos[indice];
    this.show(this.abiertos.filter((ticket) => ticket !== ido));
    return ido;
  }

  grow(indice: number, alto: number): void {
    const ticket = this.abiertos[indice];
    if (ticket) this.altos.set(idOf(ticket), alto);
    this.fit();
  }

  wait(ms: number): void {
    this.ahora += ms;
    const cuando = nextReflujo(this.colocacion, this.dedo);
    if (cuando !== null && cuando <= this.ahora) this.reflow();
  }

  lugarOf(ticket: TicketConGrupo | undefined) {
    return this.colocacion.lugares.find((lugar) => ticket && idOf(lugar) === idOf(ticket));
  }

  /** Maps each ticket to its column and how far down it hangs. */
  sitios(): Map<string, string> {
    return new Map(
      this.colocacion.lugares.map(({ caja, ...lugar }) => {
        const trozos = caja ? trozosOf(caja) : [];
        return [idOf(lugar), trozos.map(({ columna, arriba }) => `${columna}/${arriba}`).join(' ')];
      }),
    );
  }

  private reflow(): void {
    this.reflujos += 1;
    this.colocacion = reflow(this.colocacion, { altos: this.leidos(), muro: MURO, letra: 26 }, this.ahora);
  }

  private fit(): void {
    this.colocacion = fitAltos(this.colocacion, this.leidos(), this.ahora);
  }

  private leidos(): Map<string, Medida> {
    return new Map(
      this.abiertos.map((ticket) => [idOf(ticket), buildMedida(this.altos.get(idOf(ticket)) ?? ALTO)]),
    );
  }
}
