/** Lines a minute that strangers can cause; what really goes wrong here is an error and always told. */
const MAX_POR_MINUTO = 60;
const MINUTO_MS = 60_000;

/**
 * Lets so many lines through in each minute, and says afterwards how many were left out: whoever
 * sends thousands of wrong requests fills no disk and hides nothing.
 */
export class Muestreo {
  private dejadas = 0;
  private fuera = 0;
  private minuto: NodeJS.Timeout | undefined;

  /** @param tell how many were left out in the minute that ends; not called when none was. */
  constructor(private readonly tell: (fuera: number) => void) {}

  /** Whether this line may be written. */
  take(): boolean {
    this.minuto ??= setTimeout(() => this.end(), MINUTO_MS).unref();
    if (this.dejadas >= MAX_POR_MINUTO) {
      this.fuera += 1;
      return false;
    }
    this.dejadas += 1;
    return true;
  }

  /** Ends the minute; also when the server closes, so that no count is lost. */
  end(): void {
    clearTimeout(this.minuto);
    this.minuto = undefined;
    const { fuera } = this;
    this.dejadas = 0;
    this.fuera = 0;
    if (fuera > 0) this.tell(fuera);
  }
}
