import { memo } from 'react';
import type { TrazoQr } from '../qr/codigo-qr';
import css from './TarjetaMesa.module.css';

interface PropsTarjetaMesa {
  numero: number;
  nombre: string;
  /** Absent while it is being made. */
  codigo: TrazoQr | undefined;
}

/** A quarter of an A4, to be cut out and put on its mesa. */
export const TarjetaMesa = memo(function TarjetaMesa({ numero, nombre, codigo }: PropsTarjetaMesa) {
  return (
    <article className={css.tarjeta} aria-label={`Mesa ${numero}`}>
      <p className={css.nombre}>{nombre}</p>
      <p className={css.mesa}>
        <span className={css.palabra}>Mesa</span> <span className={css.numero}>{numero}</span>
      </p>
      <div className={css.marco}>
        {codigo && (
          <svg
            role="img"
            aria-label={`Código QR de la mesa ${numero}`}
            viewBox={`0 0 ${codigo.lado} ${codigo.lado}`}
            shapeRendering="crispEdges"
          >
            <path d={codigo.trazo} fill="#000000" />
          </svg>
        )}
      </div>
      <p className={css.pie}>Escanea para ver la carta y pedir</p>
    </article>
  );
});
