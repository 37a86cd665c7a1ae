import type { ReactNode } from 'react';
import { anunciado } from '../../../shared/lib/anuncio';
import css from './PreguntaMesa.module.css';

interface PropsPreguntaMesa {
  titulo: string;
  icono: ReactNode;
  mas?: ReactNode;
  dato: ReactNode;
  urgente?: boolean;
  children: ReactNode;
}

/** A waiter at the mesa has to answer it, so it stands above the orders. */
export function PreguntaMesa({ titulo, icono, mas, dato, urgente = false, children }: PropsPreguntaMesa) {
  return (
    <section className={css.pregunta} data-urgente={urgente ? '' : undefined} aria-label={titulo}>
      <p className={`renglon ${css.que}`} ref={anunciado}>
        {icono}
        <span>
          {titulo}
          {mas}
        </span>
      </p>
      <p data-cuerpo="s">{dato}</p>
      <div className={css.botones}>{children}</div>
    </section>
  );
}
