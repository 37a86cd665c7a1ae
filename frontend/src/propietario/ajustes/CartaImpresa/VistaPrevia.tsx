import type { ReactNode } from 'react';
import css from './VistaPrevia.module.css';

/** The paper as it will be printed, made small enough to be seen whole; a browser without `zoom` scrolls it. */
export function VistaPrevia({ children }: { children: ReactNode }) {
  return (
    <section ref={fitPapel} className={css.mesa} tabIndex={0} aria-label="Vista previa">
      {children}
    </section>
  );
}

/** Another paper makes the section higher or lower, so it is measured again. */
function fitPapel(mesa: HTMLElement | null) {
  if (mesa === null || typeof ResizeObserver === 'undefined') return undefined;
  const observer = new ResizeObserver(([medida]) => {
    const papel = mesa.firstElementChild;
    if (papel === null || medida === undefined) return;
    const escala = Math.min(1, medida.contentRect.width / parseFloat(getComputedStyle(papel).width));
    mesa.style.setProperty('--escala', String(escala));
  });
  observer.observe(mesa);
  return () => observer.disconnect();
}
