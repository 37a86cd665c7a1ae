import type { ReactNode } from 'react';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleCheck from 'lucide-react/icons/circle-check';
import { anunciado } from '../../lib/anuncio';
import css from './Mensaje.module.css';

interface PropsMensaje {
  tono?: 'neutro' | 'exito' | 'error';
  children: ReactNode;
}

/** An error interrupts screen readers, the rest waits. */
export function Mensaje({ tono = 'neutro', children }: PropsMensaje) {
  return (
    <p
      className={css.mensaje}
      data-tono={tono}
      role={tono === 'error' ? 'alert' : undefined}
      ref={tono === 'error' ? undefined : anunciado}
    >
      {tono === 'error' && <CircleAlert aria-hidden="true" />}
      {tono === 'exito' && <CircleCheck aria-hidden="true" />}
      <span>{children}</span>
    </p>
  );
}
