import { onAtras } from './atras';
import type { Abierto } from './atras';

/** z-index of the first layer (docs/reglas/limites.md#sheets-and-dialogs); lower ones cover nothing. */
export const NIVEL_BASE = 50;

export interface Capa extends Abierto {
  id: string;
}

const abiertas: Capa[] = [];
const duenoDeEscape = new WeakMap<Event, string | undefined>();

/** Returns how to take it off. */
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

/** The page takes no keys then. */
export function hayCapas(): boolean {
  return abiertas.some(({ nivel }) => nivel >= NIVEL_BASE);
}

function tellPagina(): void {
  document.documentElement.toggleAttribute('data-capas', hayCapas());
}

/** Fixed when the event is first seen: the top layer may be gone when lower ones receive it. */
export function recibeEscape(id: string, event: Event): boolean {
  if (!duenoDeEscape.has(event)) duenoDeEscape.set(event, abiertas.at(-1)?.id);
  return duenoDeEscape.get(event) === id;
}
