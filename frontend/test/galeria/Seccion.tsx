import type { ReactNode } from 'react';
import css from './galeria.module.css';

export function Seccion({ titulo, children }: { titulo: string; children: ReactNode }) {
  return (
    <section className={css.seccion}>
      <h2>{titulo}</h2>
      {children}
    </section>
  );
}

export function Fila({ children }: { children: ReactNode }) {
  return <div className={css.fila}>{children}</div>;
}

export function Rejilla({ children }: { children: ReactNode }) {
  return <div className={css.rejilla}>{children}</div>;
}
