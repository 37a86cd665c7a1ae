import { ALERGENOS } from '@carta/contracts/comensal';
import type { Alergeno } from '@carta/contracts';
import { useSyncExternalStore } from 'react';
import { almacenLocal, parseJson } from '../../../shared/lib/almacen';

/** The same on every carta this phone opens: what one cannot eat does not change with the restaurant. */
const NOMBRE = 'carta.evitados';
const NINGUNO: readonly Alergeno[] = [];

const oyentes = new Set<() => void>();
let leido: { texto: string | null; evitados: readonly Alergeno[] } = { texto: null, evitados: NINGUNO };

/** The allergens the diner avoids, remembered on the phone. */
export function useEvitados() {
  const evitados = useSyncExternalStore(subscribe, read, () => NINGUNO);

  function toggle(alergeno: Alergeno) {
    const nuevos = evitados.includes(alergeno)
      ? evitados.filter((otro) => otro !== alergeno)
      : [...evitados, alergeno];
    almacenLocal.write(NOMBRE, JSON.stringify(nuevos));
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
    const guardados = parseJson(texto);
    const evitados = Array.isArray(guardados)
      ? ALERGENOS.filter((alergeno) => guardados.includes(alergeno))
      : NINGUNO;
    leido = { texto, evitados };
  }
  return leido.evitados;
}
