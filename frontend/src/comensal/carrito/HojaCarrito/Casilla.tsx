import type { ReactNode } from 'react';
import css from './Casilla.module.css';

interface PropsCasilla {
  marcada: boolean;
  /** On its way: nothing can change any more. */
  bloqueada: boolean;
  onChange: (marcada: boolean) => void;
  children: ReactNode;
}

/** A yes or no about the whole order. */
export function Casilla({ marcada, bloqueada, onChange, children }: PropsCasilla) {
  return (
    <label className={`renglon ${css.casilla}`} data-hueco="3">
      <input
        type="checkbox"
        checked={marcada}
        disabled={bloqueada}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
