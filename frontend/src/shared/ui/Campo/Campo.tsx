import type { ReactNode } from 'react';
import css from './Campo.module.css';

interface PropsCampo {
  ids: { controlId: string; ayudaId: string; errorId: string };
  etiqueta?: string | undefined;
  ayuda?: string | undefined;
  error?: string | undefined;
  cuenta?: ReactNode;
  children: ReactNode;
}

/** The error is announced as an alert. */
export function Campo({ ids, etiqueta, ayuda, error, cuenta, children }: PropsCampo) {
  return (
    <div className="pila cede" data-hueco="2">
      {etiqueta && (
        <label className={`medio ${css.etiqueta}`} data-cuerpo="s" htmlFor={ids.controlId}>
          {etiqueta}
        </label>
      )}
      {children}
      {error && (
        <p className={`medio ${css.error}`} data-cuerpo="s" id={ids.errorId} role="alert">
          {error}
        </p>
      )}
      {(ayuda || cuenta) && (
        <div className={`tenue ${css.pie}`} data-cuerpo="xs">
          {ayuda && <p id={ids.ayudaId}>{ayuda}</p>}
          {cuenta}
        </div>
      )}
    </div>
  );
}
