import type { ReactNode } from 'react';
import css from './Insignia.module.css';

interface PropsInsignia {
  /** Estado of a line or of a grupo as the API spells it; without it the badge is plain. */
  estado?: string;
  children: ReactNode;
}

/** A small label. The colour and the little dial that fills up only repeat what its text says. */
export function Insignia({ estado, children }: PropsInsignia) {
  return (
    <span className={css.insignia} data-estado={estado}>
      {children}
    </span>
  );
}
