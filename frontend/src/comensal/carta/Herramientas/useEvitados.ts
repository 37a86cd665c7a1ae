import { parseAlergenos, toggleAlergeno } from '@carta/contracts/comensal';
import type { Alergeno } from '@carta/contracts';
import { useSyncExternalStore } from 'react';
import { almacenLocal, parseJson } from '../../../shared/lib/almacen';

/** For every carta on this phone: allergies do not depend on the restaurant. */
const NOMBRE = 'carta.evitados';
const NINGUNO: readonly Alergeno[] = [];

const oyentes = new Set<() => void>();
let leido: { texto: string | null; evitados: readonly Alergeno[] } = { texto: null, evitados: NINGUNO };

export interface Evitar {
  evitados: readonly Alergeno[];
  toggle: (alergeno: Alergeno) => void;
}

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

/** React requires of a snapshot that the same text gives the same array. */
function read(): readonly Alergeno[] {
  const texto = almacenLocal.read(NOMBRE);
  if (texto !== leido.texto) {
    leido = { texto, evitados: parseAlergenos(parseJson(texto)) };
  }
  return leido.evitados;
}
