import { muroFor } from '../modelo/letra';
import type { Altos } from '../modelo/colocacion';
import type { Letra, Sala } from '../modelo/letra';
import type { Ventana } from '../modelo/fuera';

/** Heights are whole rows of so many px. */
const FILA_PX = 4;
/** Free above and beside what hangs, as the style sheet says; px. */
export const MARGEN = { arriba: 8, abajo: 4, lados: 24 } as const;

/** What an element has to hang tickets on. */
export function readSala(rejilla: HTMLElement): Sala {
  const alto = rejilla.clientHeight - MARGEN.arriba - MARGEN.abajo;
  return { ancho: rejilla.clientWidth - MARGEN.lados, alto: Math.max(0, alto - (alto % FILA_PX)) };
}

/** What of a wall is on the screen. */
export function readVentana(rejilla: HTMLElement): Ventana {
  return { arriba: rejilla.scrollTop - MARGEN.arriba, alto: rejilla.clientHeight };
}

/** How high these tickets of a wall are, in whole rows; all of them where none is named. */
export function readAltos(rejilla: HTMLElement, cuales?: ReadonlySet<string>): Altos {
  const huecos = [...rejilla.querySelectorAll<HTMLElement>('[data-lugar]')];
  const suyos = cuales ? huecos.filter(({ dataset }) => cuales.has(dataset.lugar ?? '')) : huecos;
  return new Map(
    suyos.map((hueco) => {
      const alto = hueco.firstElementChild?.getBoundingClientRect().height ?? 0;
      return [hueco.dataset.lugar ?? '', Math.ceil(alto / FILA_PX) * FILA_PX];
    }),
  );
}

/** The same in another letter, which stays. */
export function writeEn(rejilla: HTMLElement, letra: Letra): Altos {
  rejilla.dataset.letra = String(letra);
  rejilla.style.setProperty('--columnas', String(muroFor(letra, readSala(rejilla)).columnas));
  return readAltos(rejilla);
}
