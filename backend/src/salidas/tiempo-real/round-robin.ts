const DIGITOS = 4;
const A = 97;

interface OpcionesRoundRobin {
  periodoMs: number;
  turnos: number;
  /** Called for the first failing turn, and not again until every turn that failed has gone well. */
  onError: (error: Error) => void;
}

/** Does periodic work in parts: one burst for thousands of boards would delay an order. */
export class RoundRobin {
  private turno = 0;
  private readonly ocupados = new Set<number>();
  private readonly fallidos = new Set<number>();
  private timer: NodeJS.Timeout | undefined;

  /** `isTurnOf` says whether a hexadecimal id has its turn now. */
  constructor(
    private readonly opciones: OpcionesRoundRobin,
    private readonly work: (isTurnOf: (id: string) => boolean) => Promise<void>,
  ) {}

  start(): void {
    this.timer = setInterval(() => this.next(), this.opciones.periodoMs / this.opciones.turnos);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private next(): void {
    const { turnos } = this.opciones;
    const turno = this.turno;
    this.turno = (turno + 1) % turnos;
    if (this.ocupados.has(turno)) return;
    this.ocupados.add(turno);
    this.work((id) => turnoOf(id, turnos) === turno)
      .then(
        () => this.fallidos.delete(turno),
        (error: Error) => this.fail(turno, error),
      )
      .finally(() => this.ocupados.delete(turno));
  }

  private fail(turno: number, error: Error): void {
    if (this.fallidos.size === 0) this.opciones.onError(error);
    this.fallidos.add(turno);
  }
}

/** Ids count up in their last digits, which are read without copying, because this runs for thousands. */
function turnoOf(id: string, turnos: number): number {
  let numero = 0;
  for (let i = Math.max(0, id.length - DIGITOS); i < id.length; i++) {
    const codigo = id.charCodeAt(i);
    // '0' is 48, which is 0 of 16, and 'a' is 97, which is 1
    numero = numero * 16 + (codigo % 16) + (codigo < A ? 0 : 9);
  }
  return numero % turnos;
}
