import type { MouseEvent, ReactNode } from 'react';
import css from './Salto.module.css';

interface PropsSalto {
  /** Id of where it leads: an element that takes the focus, with tabindex −1 if need be. */
  a: string;
  children: ReactNode;
}

/** Seen by whoever comes to it with the keyboard: past what repeats, without a change of address. */
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
