/** A room takes `libres` sockets from anybody, and `reservadas` with a proof of a mesa. */
export interface Aforo {
  libres: number;
  reservadas: number;
  /** One photographed code must not take all places, so each proof has few. */
  porPrueba: number;
}

export class Plazas {
  private libres = 0;
  private reservadas = 0;
  private readonly porPrueba = new Map<string, number>();

  constructor(private readonly aforo: Aforo) {}

  get isEmpty(): boolean {
    return this.libres + this.reservadas === 0;
  }

  /** Returns a function that gives the place back, or null when there is none. */
  take(): (() => void) | null {
    if (this.libres >= this.aforo.libres) return null;
    this.libres += 1;
    return () => {
      this.libres -= 1;
    };
  }

  takeReservada(prueba: string): (() => void) | null {
    const ocupadas = this.porPrueba.get(prueba) ?? 0;
    if (this.reservadas >= this.aforo.reservadas || ocupadas >= this.aforo.porPrueba) return null;
    this.count(prueba, 1);
    return () => this.count(prueba, -1);
  }

  private count(prueba: string, cuantas: 1 | -1): void {
    const ocupadas = (this.porPrueba.get(prueba) ?? 0) + cuantas;
    this.reservadas += cuantas;
    if (ocupadas === 0) this.porPrueba.delete(prueba);
    else this.porPrueba.set(prueba, ocupadas);
  }
}
