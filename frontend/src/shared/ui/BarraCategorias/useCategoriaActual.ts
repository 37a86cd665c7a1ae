import { useCallback, useEffect, useRef, useState } from 'react';

/** ms without following the scroll after a jump. */
const PAUSA_TRAS_SALTO = 1_000;
/** Px under the bar within which a heading counts as current. */
const MARGEN = 24;

/** `alto` is the bar's height in px. */
export function useCategoriaActual(
  anclas: readonly string[],
  alto: () => number,
  onActual?: (ancla: string | undefined) => void,
) {
  const [actual, setActual] = useState(anclas[0]);
  useEffect(() => onActual?.(actual), [actual, onActual]);
  const saltoEn = useRef(-Infinity);

  useEffect(() => {
    let pendiente = 0;
    function follow() {
      pendiente = 0;
      if (performance.now() - saltoEn.current < PAUSA_TRAS_SALTO) return;
      setActual(findActual(anclas, alto() + MARGEN));
    }
    function handleScroll() {
      pendiente ||= requestAnimationFrame(follow);
    }
    handleScroll();
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      cancelAnimationFrame(pendiente);
      window.removeEventListener('scroll', handleScroll);
    };
  }, [anclas, alto]);

  const jump = useCallback((ancla: string) => {
    saltoEn.current = performance.now();
    setActual(ancla);
    const seccion = document.getElementById(ancla);
    seccion?.scrollIntoView();
    seccion?.focus({ preventScroll: true });
  }, []);

  return { actual, jump };
}

/** At the end of the page, the last of all. */
function findActual(anclas: readonly string[], linea: number): string | undefined {
  const { scrollHeight } = document.documentElement;
  const alFinal = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2;
  if (alFinal) return anclas.at(-1);
  const empezadas = anclas.filter((ancla) => {
    const seccion = document.getElementById(ancla);
    return seccion !== null && seccion.getBoundingClientRect().top <= linea;
  });
  return empezadas.at(-1) ?? anclas[0];
}
