import type { ComponentProps, ReactNode } from 'react';
import css from './BotonIcono.module.css';

export interface PropsBotonIcono extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  etiqueta: string;
  icono: ReactNode;
  variante?: 'fantasma' | 'relleno';
}

/** It is 44 × 44 px. */
export function BotonIcono({
  etiqueta,
  icono,
  variante = 'fantasma',
  type = 'button',
  className = '',
  ...resto
}: PropsBotonIcono) {
  return (
    <button
      {...resto}
      type={type}
      className={`${css.boton} ${className}`}
      data-variante={variante}
      aria-label={etiqueta}
    >
      {icono}
    </button>
  );
}
