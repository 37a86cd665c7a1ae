import { useEffect, useRef, useState } from 'react';
import css from './DescripcionPlato.module.css';

/** Shorter than this it fits its two lines on the narrowest phone, and is not measured: characters. */
const CABE_SEGURO = 40;

interface PropsDescripcionPlato {
  /** Of the dish. */
  nombre: string;
  texto: string;
  /** Whether the whole text opens in place; where a dish has a sheet of its own, it is there. */
  plegable: boolean;
}

/** Two lines of what the dish is; 'Leer más' stands at the end of the second, so that it moves nothing. */
export function DescripcionPlato({ nombre, texto, plegable }: PropsDescripcionPlato) {
  const [abierta, setAbierta] = useState(false);
  const parrafo = useRef<HTMLParagraphElement>(null);
  const cortada = useCortada(parrafo, plegable && texto.length >= CABE_SEGURO);
  const conBoton = plegable && (cortada || abierta);
  return (
    <div className={css.descripcion} data-abierta={abierta ? '' : undefined}>
      <p ref={parrafo} className={css.texto}>
        {texto}
      </p>
      {conBoton && (
        <button
          type="button"
          className={css.leer}
          aria-expanded={abierta}
          aria-label={`${abierta ? 'Leer menos' : 'Leer más'} de ${nombre}`}
          onClick={() => setAbierta(!abierta)}
        >
          {abierta ? 'Leer menos' : 'Leer más'}
        </button>
      )}
    </div>
  );
}

/** Whether the text has more lines than are shown, at the width it has now. */
function useCortada(parrafo: React.RefObject<HTMLParagraphElement | null>, mide: boolean): boolean {
  const [cortada, setCortada] = useState(false);
  useEffect(() => {
    const caja = parrafo.current;
    if (!mide || !caja || !('ResizeObserver' in window)) return;
    const observador = new ResizeObserver(() => setCortada(caja.scrollHeight > caja.clientHeight + 1));
    observador.observe(caja);
    return () => observador.disconnect();
  }, [parrafo, mide]);
  return cortada;
}
