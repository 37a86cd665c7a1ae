import type { ReactNode } from 'react';
import css from './Insignia.module.css';

interface PropsInsignia {
  /** As the API spells it; plain without it. */
  estado?: string;
  children: ReactNode;
}

/** Colour and dial only repeat the text. */
export function Insignia({ estado, children }: PropsInsignia) {
  return (
    <span className={css.insignia} data-estado={estado}>
      {children}
    </span>
  );
}
