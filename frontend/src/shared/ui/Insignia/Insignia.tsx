import type { ReactNode } from 'react';
import css from './Insignia.module.css';

interface PropsInsignia {
  /** It is spelt as in the API; without it the badge is plain. */
  estado?: string;
  children: ReactNode;
}

/** Colour and dial only repeat the text. */
export function Insignia({ estado, children }: PropsInsignia) {
  return (
    <span className={`fuerte ${css.insignia}`} data-cuerpo="xs" data-estado={estado}>
      {children}
    </span>
  );
}
