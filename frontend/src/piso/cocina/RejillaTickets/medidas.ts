import { FILA_PX } from '../modelo/cajas';
import type { Medida } from '../modelo/cajas';
import { muroFor } from '../modelo/letra';
import type { Altos } from '../modelo/colocacion';
import type { Letra, Sala } from '../modelo/letra';
import type { Ventana } from '../modelo/fuera';

/** These px repeat the style sheet. */
export const MARGEN = { arriba: 8, abajo: 4, lados: 24 } as const;

export function readSala(rejilla: HTMLElement): Sala {
  const alto = rejilla.clientHeight - MARGEN.arriba - MARGEN.abajo;
  return { ancho: rejilla.clientWidth - MARGEN.lados, alto: Math.max(0, alto - (alto % FILA_PX)) };
}

export function readVentana(rejilla: HTMLElement): Ventana {
  return { arriba: rejilla.scrollTop - MARGEN.arriba, alto: rejilla.clientHeight };
}

/** Without `ids` all are read. */
export function readAltos(rejilla: HTMLElement, ids?: ReadonlySet<string>): Altos {
  const huecos = [...rejilla.querySelectorAll<HTMLElement>('[data-lugar]')];
  const elegidos = ids ? huecos.filter(({ dataset }) => ids.has(dataset.lugar ?? '')) : huecos;
  return new Map(elegidos.map((hueco) => [hueco.dataset.lugar ?? '', readMedida(hueco)]));
}

/** Measures a ticket in one piece: its height, and where each line ends. */
function readMedida(hueco: HTMLElement): Medida {
  const lineas = [...hueco.querySelectorAll<HTMLElement>('[data-linea]')].map((linea) => ({
    clave: linea.dataset.linea,
    caja: linea.getBoundingClientRect(),
  }));
  const [primera, ultima] = [lineas[0], lineas.at(-1)];
  const trozos = [...hueco.querySelectorAll('[data-trozo]')];
  const [cima, pie] = [trozos[0], trozos.at(-1)].map((trozo) => trozo?.getBoundingClientRect());
  if (!primera || !ultima || !cima || !pie)
    return { alto: toFilas(altoDe(hueco.firstElementChild)), cortes: [] };
  let fin = primera.caja.top - cima.top;
  const fines = new Map(lineas.map(({ clave, caja }) => [clave, (fin += caja.height)]));
  const isPartible = hueco.querySelector('[data-entero]') === null;
  return {
    alto: toFilas(fin + pie.bottom - ultima.caja.bottom),
    cortes: isPartible ? [...fines.values()].slice(0, -1) : [],
  };
}

const altoDe = (elemento: Element | null) => elemento?.getBoundingClientRect().height ?? 0;
const toFilas = (alto: number) => Math.ceil(alto / FILA_PX) * FILA_PX;

/** Measures in another letter, which stays. */
export function writeEn(rejilla: HTMLElement, letra: Letra): Altos {
  rejilla.dataset.letra = String(letra);
  rejilla.style.setProperty('--columnas', String(muroFor(letra, readSala(rejilla)).columnas));
  return readAltos(rejilla);
}
