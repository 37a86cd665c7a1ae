import { onAtras } from './atras';
import type { Abierto } from './atras';

/** z-index of the first layer (docs/reglas.md#sheets-and-dialogs); what stands lower covers nothing of the page. */
export const NIVEL_BASE = 50;

/** One open sheet or dialog; its level is its z-index. */
export interface Capa extends Abierto {
  id: string;
}

const abiertas: Capa[] = [];
const duenoDeEscape = new WeakMap<Event, string | undefined>();

/** Puts a layer on the pile; answers how to take it off. */
export function apilar(capa: Capa): () => void {
  abiertas.push(capa);
  abiertas.sort((a, b) => a.nivel - b.nivel);
  tellPagina();
  const stopAtras = onAtras(capa);
  return () => {
    abiertas.splice(abiertas.indexOf(capa), 1);
    stopAtras();
    tellPagina();
  };
}

/** Whether a sheet or a dialog is open over the page: it takes no keys then. */
export function hayCapas(): boolean {
  return abiertas.some(({ nivel }) => nivel >= NIVEL_BASE);
}

/** For the style sheets: `:root[data-capas]`. */
function tellPagina(): void {
  document.documentElement.toggleAttribute('data-capas', hayCapas());
}

/**
 * Whether this key press is for this layer. The answer is fixed the first time the event is seen:
 * the top layer may already be gone when the ones below hear the same press.
 */
export function recibeEscape(id: string, event: Event): boolean {
  if (!duenoDeEscape.has(event)) duenoDeEscape.set(event, abiertas.at(-1)?.id);
  return duenoDeEscape.get(event) === id;
}
