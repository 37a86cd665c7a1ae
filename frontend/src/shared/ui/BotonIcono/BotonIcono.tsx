import type { ComponentProps, ReactNode } from 'react';
import css from './BotonIcono.module.css';

export interface PropsBotonIcono extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** What the button does, for who cannot see the icon. */
  etiqueta: string;
  icono: ReactNode;
  variante?: 'fantasma' | 'relleno';
}

/** A button that is only an icon: 44 × 44 px to touch, always with a name. */
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
