import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import css from './Boton.module.css';

export interface PropsBoton extends ComponentProps<'button'> {
  variante?: 'primario' | 'secundario' | 'fantasma' | 'peligro';
  /** They are 44, 52 and 60 px high. */
  tamano?: 'compacto' | 'normal' | 'grande';
  ancho?: 'contenido' | 'completo';
  /** Keeps its text and focus, and ignores taps. */
  ocupado?: boolean;
  icono?: ReactNode;
}

export function Boton({
  variante = 'primario',
  tamano = 'normal',
  ancho = 'contenido',
  ocupado = false,
  icono,
  type = 'button',
  className = '',
  onClick,
  children,
  ...resto
}: PropsBoton) {
  return (
    <button
      {...resto}
      type={type}
      className={`${css.boton} ${className}`}
      data-variante={variante}
      data-tamano={tamano}
      data-ancho={ancho}
      aria-busy={ocupado || undefined}
      aria-disabled={ocupado || resto['aria-disabled']}
      onClick={ocupado ? ignore : onClick}
    >
      {ocupado ? <span className="giro" aria-hidden="true" /> : icono}
      <span className="cede">{children}</span>
    </button>
  );
}

/** Also stops a busy submit button from sending its form again. */
function ignore(event: MouseEvent) {
  event.preventDefault();
}
