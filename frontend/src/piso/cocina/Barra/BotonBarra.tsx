import type { ComponentProps, ReactNode } from 'react';
import css from './BotonBarra.module.css';

interface PropsBotonBarra extends ComponentProps<'button'> {
  icono: ReactNode;
  tecla?: string;
  detalle?: string | undefined;
}

export function BotonBarra({ icono, tecla, detalle, children, ...resto }: PropsBotonBarra) {
  return (
    <button {...resto} type="button" className={`junto ${css.boton}`} aria-keyshortcuts={tecla}>
      {icono}
      <span className="pila cede" data-hueco="0">
        <span>{children}</span>
        {detalle && <span className={css.detalle}>{detalle}</span>}
      </span>
      {tecla && (
        <kbd className={css.tecla} aria-hidden="true">
          {tecla}
        </kbd>
      )}
    </button>
  );
}
