const DIGITOS = 4;
const A = 97;

interface OpcionesRoundRobin {
  periodoMs: number;
  turns: number;
  /** Called for the first failing turn, and not again until every turn that failed has gone well. */
  onError: (error: Error) => void;
}

/** Does periodic work in parts: one burst for thousands of boards would delay an order. */
export class RoundRobin {
  private turn = 0;
  private readonly ocupados = new Set<number>();
  private readonly fallidos = new Set<number>();
  private timer: NodeJS.Timeout | undefined;

  /** `isTurnOf` says whether a hexadecimal id has its turn now. */
  constructor(
    private readonly opciones: OpcionesRoundRobin,
    private readonly work: (isTurnOf: (id: string) => boolean) => Promise<void>,
  ) {}

  start(): void {
    this.timer = setInterval(() => this.next(), this.opciones.periodoMs / this.opciones.turns);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private next(): void {
    const { turns } = this.opciones;
    const turn = this.turn;
    this.turn = (turn + 1) % turns;
    if (this.ocupados.has(turn)) return;
    this.ocupados.add(turn);
    this.work((id) => turnOf(id, turns) === turn)
      .then(
        () => this.fallidos.delete(turn),
        (error: Error) => this.fail(turn, error),
      )
      .finally(() => this.ocupados.delete(turn));
  }

  private fail(turn: number, error: Error): void {
    if (this.fallidos.size === 0) this.opciones.onError(error);
    this.fallidos.add(turn);
  }
}

/** Ids count up in their last digits, which are read without copying, because this runs for thousands. */
function turnOf(id: string, turns: number): number {
  let numero = 0;
  for (let i = Math.max(0, id.length - DIGITOS); i < id.length; i++) {
    const codigo = id.charCodeAt(i);
    // '0' is 48, which is 0 of 16, and 'a' is 97, which is 1
    numero = numero * 16 + (codigo % 16) + (codigo < A ? 0 : 9);
  }
  return numero % turns;
}
