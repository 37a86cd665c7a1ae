import type { MouseEvent, ReactNode } from 'react';
import css from './Salto.module.css';

interface PropsSalto {
  /** An element that can be focused (tabindex −1 if need be). */
  a: string;
  children: ReactNode;
}

/** A skip link that keeps the address. */
export function Salto({ a, children }: PropsSalto) {
  function handleClick(event: MouseEvent) {
    event.preventDefault();
    const destino = document.getElementById(a);
    destino?.scrollIntoView();
    destino?.focus({ preventScroll: true });
  }
  return (
    <a className={`${css.salto} no-imprimir`} href={`#${a}`} onClick={handleClick}>
      {children}
    </a>
  );
}
