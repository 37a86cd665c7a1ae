import type { ReactNode } from 'react';
import Ban from 'lucide-react/icons/ban';
import type { Linea } from '@carta/contracts';
import { textosRetiradas } from '../../shared/lib/retiradas';
import css from './MotivoLinea.module.css';

interface PropsMotivoLinea {
  className?: string | undefined;
  children: ReactNode;
}

export function MotivoLinea({ className = '', children }: PropsMotivoLinea) {
  return (
    <p className={`${css.motivo} ${className}`}>
      <Ban aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}

/** What was cancelled of a line while the rest stayed; nothing where nothing was. */
export function RetiradasLinea({ linea }: { linea: Linea }) {
  return textosRetiradas(linea).map((texto, i) => (
    // Nothing is ever taken out of the list
    <MotivoLinea key={i}>{texto}</MotivoLinea>
  ));
}
