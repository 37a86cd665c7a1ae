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

/** Shows the units that were cancelled while others stayed. */
export function RetiradasLinea({ linea }: { linea: Linea }) {
  return textosRetiradas(linea).map((texto, i) => (
    // Nothing is ever removed from the list
    <MotivoLinea key={i}>{texto}</MotivoLinea>
  ));
}
