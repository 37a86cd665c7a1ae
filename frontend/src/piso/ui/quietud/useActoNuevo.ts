import { useEffect, useState } from 'react';
import type { MouseEvent } from 'react';
import { GUARDA_ACTO_MS } from '../../vivo/tablero/quietud';
import { isRepetido } from '../toque';
import { refuseToque } from './rehusar';

export interface ActoNuevo {
  /** What a tap here does was something else a moment ago. */
  isNuevo: boolean;
  /** The tap does nothing; of one on a new act the card shakes. A key falls on the button, whatever stood there. */
  isRehusado: (event: MouseEvent) => boolean;
}

/** Guards a button whose act becomes another in its place (docs/reglas/piso.md#what-stays-under-a-finger). */
export function useActoNuevo(acto: string): ActoNuevo {
  const [asentado, setAsentado] = useState(acto);
  useEffect(() => {
    if (acto === asentado) return;
    const reloj = setTimeout(() => setAsentado(acto), GUARDA_ACTO_MS);
    return () => clearTimeout(reloj);
  }, [acto, asentado]);
  const isNuevo = acto !== asentado;
  return {
    isNuevo,
    isRehusado: (event) => {
      if (isRepetido(event)) return true;
      if (!isNuevo || event.detail === 0) return false;
      const puesto = event.currentTarget.closest<HTMLElement>('[data-puesto], [data-lugar]');
      if (puesto) refuseToque(event, puesto);
      return true;
    },
  };
}
