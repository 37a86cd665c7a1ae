import { memo } from 'react';
import type { RestaurantePublico } from '@carta/contracts';
import { Logo } from '../../../shared/ui/Logo/Logo';
import { enPapel } from '../en-papel';
import type { TrazoQr } from '../qr/codigo-qr';
import css from './TarjetaMesa.module.css';

interface PropsTarjetaMesa {
  numero: number;
  casa: RestaurantePublico;
  /** Absent while it is being made. */
  codigo: TrazoQr | undefined;
}

export const TarjetaMesa = memo(function TarjetaMesa({ numero, casa, codigo }: PropsTarjetaMesa) {
  const { nombre, aspecto: { logo } = {} } = casa;
  return (
    <article className={css.tarjeta} aria-label={`Mesa ${numero}`} style={enPapel(casa)}>
      <p className={css.nombre} data-logo={logo && ''}>
        {logo && <Logo foto={logo} className={css.logo} />}
        <span className={css.letras} title={nombre}>
          {nombre}
        </span>
      </p>
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
