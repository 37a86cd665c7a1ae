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
    <div className={css.campo}>
      {etiqueta && (
        <label className={css.etiqueta} htmlFor={ids.controlId}>
          {etiqueta}
        </label>
      )}
      {children}
      {error && (
        <p className={css.error} id={ids.errorId} role="alert">
          {error}
        </p>
      )}
      {(ayuda || cuenta) && (
        <div className={css.pie}>
          {ayuda && <p id={ids.ayudaId}>{ayuda}</p>}
          {cuenta}
        </div>
      )}
    </div>
  );
}
