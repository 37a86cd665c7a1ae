import { menusFuera } from '@carta/contracts';
import type { Carta, MenusFuera } from '@carta/contracts';

const MINUTO_MS = 60_000;

/** Asks for the hours of a carta once a minute, since all hours are whole minutes: asking takes a millisecond. */
export class FueraDeHoras {
  private readonly sabidos = new WeakMap<Carta, { minuto: number; fuera: MenusFuera | null }>();

  /** Null where no menu is out of its hours. */
  get(carta: Carta, ahora: Date): MenusFuera | null {
    const minuto = Math.floor(ahora.getTime() / MINUTO_MS);
    const sabido = this.sabidos.get(carta);
    if (sabido?.minuto === minuto) return sabido.fuera;
    const { fuera } = menusFuera(carta, ahora);
    const valor = Object.keys(fuera).length > 0 ? fuera : null;
    this.sabidos.set(carta, { minuto, fuera: valor });
    return valor;
  }
}
