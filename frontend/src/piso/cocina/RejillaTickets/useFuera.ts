import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** A ticket is seen once its header is, in px. */
const CABECERA_PX = 48;
/** What is left free above a ticket that has been gone to, in px. */
const MARGEN_PX = 8;

/** How many tickets of a wall are out of view: before what is seen, and after it. */
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
  const tickets = [...rejilla.querySelectorAll<HTMLElement>('[data-lugar] > article')];
  const huecos = tickets.flatMap(({ parentElement }) => parentElement ?? []);
  return {
    antes: huecos.filter(({ offsetTop, offsetHeight }) => offsetTop + offsetHeight / 2 < scrollTop).length,
    despues: huecos.filter(({ offsetTop }) => offsetTop + CABECERA_PX > scrollTop + clientHeight).length,
  };
}

/** Goes on to what is not wholly seen yet, past nothing that nobody has seen. */
export function goOn(rejilla: HTMLElement): void {
  const { scrollTop, clientHeight } = rejilla;
  const siguiente = [...rejilla.querySelectorAll<HTMLElement>('[data-lugar]')].find(
    ({ offsetTop, offsetHeight }) =>
      offsetTop > scrollTop + CABECERA_PX && offsetTop + offsetHeight > scrollTop + clientHeight,
  );
  const suyo = siguiente ? siguiente.offsetTop - MARGEN_PX : Infinity;
  rejilla.scrollTo({ top: Math.min(suyo, scrollTop + clientHeight) });
}
