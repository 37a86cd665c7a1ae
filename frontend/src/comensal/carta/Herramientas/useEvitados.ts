import { parseAlergenos, toggleAlergeno } from '@carta/contracts/comensal';
import type { Alergeno } from '@carta/contracts';
import { useSyncExternalStore } from 'react';
import { almacenLocal, parseJson } from '../../../shared/lib/almacen';

/** The same on every carta this phone opens: what one cannot eat does not change with the restaurant. */
const NOMBRE = 'carta.evitados';
const NINGUNO: readonly Alergeno[] = [];

const oyentes = new Set<() => void>();
let leido: { texto: string | null; evitados: readonly Alergeno[] } = { texto: null, evitados: NINGUNO };

/** What is avoided while a carta is read, and how to change it. */
export interface Evitar {
  evitados: readonly Alergeno[];
  toggle: (alergeno: Alergeno) => void;
}

/** The allergens the diner avoids, remembered on the phone. */
export function useEvitados(): Evitar {
  const evitados = useSyncExternalStore(subscribe, read, () => NINGUNO);

  function toggle(alergeno: Alergeno) {
    almacenLocal.write(NOMBRE, JSON.stringify(toggleAlergeno(evitados, alergeno)));
    oyentes.forEach((llamada) => llamada());
  }

  return { evitados, toggle };
}

function subscribe(llamada: () => void): () => void {
  oyentes.add(llamada);
  const stop = almacenLocal.onCambioAjeno(NOMBRE, llamada);
  return () => {
    oyentes.delete(llamada);
    stop();
  };
}

/** The same array while the stored text is the same, as React asks of a snapshot. */
function read(): readonly Alergeno[] {
  const texto = almacenLocal.read(NOMBRE);
  if (texto !== leido.texto) {
    leido = { texto, evitados: parseAlergenos(parseJson(texto)) };
  }
  return leido.evitados;
}
