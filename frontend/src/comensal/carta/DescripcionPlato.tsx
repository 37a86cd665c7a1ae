import { useEffect, useRef, useState } from 'react';
import { langDe } from './traducciones';
import { t } from '../../shared/lengua/lengua';
import css from './DescripcionPlato.module.css';

/** Characters that fit two lines on the narrowest phone, so need no measuring. */
export const CABE_SEGURO = 40;

/** This many hidden lines justify 'Leer más'. */
const LINEAS_OCULTAS = 2;

interface PropsDescripcionPlato {
  texto: string;
  /** Otherwise it shows two lines. */
  entera: boolean;
}

/** 'Leer más' ends the second line where two or more are hidden; the whole row is the button. */
export function DescripcionPlato({ texto, entera }: PropsDescripcionPlato) {
  const parrafo = useRef<HTMLParagraphElement>(null);
  const isLarga = useLarga(parrafo, !entera && texto.length >= CABE_SEGURO);
  const conMas = isLarga && !entera;
  return (
    <p
      ref={parrafo}
      lang={langDe(texto)}
      className={css.descripcion}
      data-entera={entera ? '' : undefined}
      data-mas={conMas ? '' : undefined}
    >
      {conMas && (
        <span className={`medio ${css.mas}`} data-cuerpo="base" aria-hidden="true">
          … {t('Leer más')}
        </span>
      )}
      {texto}
    </p>
  );
}

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
