/** How many sockets a room takes: so many for anybody, and so many more for who proves to be at a mesa. */
export interface Aforo {
  libres: number;
  reservadas: number;
  /** Of the reserved ones, for each proof: one code that was photographed does not take them all. */
  porPrueba: number;
}

/** The places of one room that are taken. */
export class Plazas {
  private libres = 0;
  private reservadas = 0;
  private readonly porPrueba = new Map<string, number>();

  constructor(private readonly aforo: Aforo) {}

  get isEmpty(): boolean {
    return this.libres + this.reservadas === 0;
  }

  /** A place for anybody; answers how to give it back, or null when there is none. */
  take(): (() => void) | null {
    if (this.libres >= this.aforo.libres) return null;
    this.libres += 1;
    return () => {
      this.libres -= 1;
    };
  }

  /** One of those kept for who brings a proof. */
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
