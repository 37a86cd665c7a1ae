import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** A ticket is seen once its header is, in px. */
const CABECERA_PX = 84;

/** How many items of a wall are out of view: before what is seen, and after it. */
export interface Fuera {
  antes: number;
  despues: number;
}

/** Counts what does not fit on a wall as it is scrolled and resized; `items` says when they change. */
export function useFuera(rejillaRef: RefObject<HTMLElement | null>, items: readonly unknown[]): Fuera {
  const [fuera, setFuera] = useState<Fuera>({ antes: 0, despues: 0 });
  useLayoutEffect(() => {
    const rejilla = rejillaRef.current;
    if (rejilla === null) return;
    let cuadro = 0;
    const count = () => {
      const nueva = countFuera(rejilla);
      setFuera((vieja) => (vieja.antes === nueva.antes && vieja.despues === nueva.despues ? vieja : nueva));
    };
    const handleCambio = () => {
      cancelAnimationFrame(cuadro);
      cuadro = requestAnimationFrame(count);
    };
    handleCambio();
    const vigia = new ResizeObserver(handleCambio);
    vigia.observe(rejilla);
    rejilla.addEventListener('scroll', handleCambio, { passive: true });
    return () => {
      cancelAnimationFrame(cuadro);
      vigia.disconnect();
      rejilla.removeEventListener('scroll', handleCambio);
    };
  }, [rejillaRef, items]);
  return fuera;
}

function countFuera(rejilla: HTMLElement): Fuera {
  const { scrollTop, clientHeight } = rejilla;
  const cajas = [...rejilla.children] as HTMLElement[];
  return {
    antes: cajas.filter(({ offsetTop, offsetHeight }) => offsetTop + offsetHeight / 2 < scrollTop).length,
    despues: cajas.filter(({ offsetTop }) => offsetTop + CABECERA_PX > scrollTop + clientHeight).length,
  };
}
