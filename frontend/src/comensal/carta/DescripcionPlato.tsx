import { useEffect, useRef, useState } from 'react';
import css from './DescripcionPlato.module.css';

/** Shorter than this it fits its two lines on the narrowest phone, and is not measured: characters. */
export const CABE_SEGURO = 40;

/** What is worth being asked for. */
const LINEAS_OCULTAS = 2;

interface PropsDescripcionPlato {
  texto: string;
  /** All of it; else two lines. */
  entera: boolean;
}

/**
 * What the dish is. Where two lines and more are left out 'Leer más' stands at the end of the second, which makes way
 * for it; the row that it stands in is the button.
 */
export function DescripcionPlato({ texto, entera }: PropsDescripcionPlato) {
  const parrafo = useRef<HTMLParagraphElement>(null);
  const isLarga = useLarga(parrafo, !entera && texto.length >= CABE_SEGURO);
  const conMas = isLarga && !entera;
  return (
    <p
      ref={parrafo}
      className={css.descripcion}
      data-entera={entera ? '' : undefined}
      data-mas={conMas ? '' : undefined}
    >
      {conMas && (
        <span className={css.mas} aria-hidden="true">
          … Leer más
        </span>
      )}
      {texto}
    </p>
  );
}

/** Whether so many lines are left out, at the width it has now. */
function useLarga(parrafo: React.RefObject<HTMLParagraphElement | null>, mide: boolean): boolean {
  const [isLarga, setLarga] = useState(false);
  useEffect(() => {
    const caja = parrafo.current;
    if (!mide || !caja || !('ResizeObserver' in window)) return;
    const observador = new ResizeObserver(() => {
      const linea = parseFloat(getComputedStyle(caja).lineHeight);
      setLarga(caja.scrollHeight - caja.clientHeight > (LINEAS_OCULTAS - 0.5) * linea);
    });
    observador.observe(caja);
    return () => observador.disconnect();
  }, [parrafo, mide]);
  return isLarga;
}
