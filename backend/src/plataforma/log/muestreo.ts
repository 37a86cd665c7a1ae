/** Strangers may cause this many lines a minute; real failures are errors and always logged. */
const MAX_POR_MINUTO = 60;
const MINUTO_MS = 60_000;

/** Passes some lines a minute and counts the rest: thousands of wrong requests fill no disk. */
export class Muestreo {
  private dejadas = 0;
  private fuera = 0;
  private minuto: NodeJS.Timeout | undefined;

  constructor(private readonly tell: (fuera: number) => void) {}

  take(): boolean {
    this.minuto ??= setTimeout(() => this.end(), MINUTO_MS).unref();
    if (this.dejadas >= MAX_POR_MINUTO) {
      this.fuera += 1;
      return false;
    }
    this.dejadas += 1;
    return true;
  }

  /** The closing server calls it too, so that no count is lost. */
  end(): void {
    clearTimeout(this.minuto);
    this.minuto = undefined;
    const { fuera } = this;
    this.dejadas = 0;
    this.fuera = 0;
    if (fuera > 0) this.tell(fuera);
  }
}
