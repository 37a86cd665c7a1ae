import type { ComponentProps, ReactNode } from 'react';
import css from './Interruptor.module.css';

interface PropsInterruptor extends Omit<ComponentProps<'button'>, 'onChange' | 'type' | 'role'> {
  encendido: boolean;
  onChange: (encendido: boolean) => void;
  children: ReactNode;
}

/** 44 px to touch; takes effect at once. */
export function Interruptor({ encendido, onChange, children, className = '', ...resto }: PropsInterruptor) {
  return (
    <button
      {...resto}
      type="button"
      role="switch"
      className={`${css.interruptor} ${className}`}
      aria-checked={encendido}
      onClick={() => onChange(!encendido)}
    >
      <span className={css.carril} aria-hidden="true" />
      <span className="cede">{children}</span>
    </button>
  );
}
