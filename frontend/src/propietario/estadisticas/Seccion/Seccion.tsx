import { useId } from 'react';
import type { ReactNode } from 'react';
import css from './Seccion.module.css';

interface PropsSeccion {
  titulo: string;
  children: ReactNode;
}

/** One part of a page of figures, under its name. */
export function Seccion({ titulo, children }: PropsSeccion) {
  const id = useId();
  return (
    <section className={css.seccion} aria-labelledby={id}>
      <h2 className={css.titulo} id={id}>
        {titulo}
      </h2>
      {children}
    </section>
  );
}

interface PropsSeccionTabla extends PropsSeccion {
  /** What sets this table apart from the others. */
  className: string | undefined;
}

/** A part that is one table of the same name: what each row is of stands first, then its figures. */
export function SeccionTabla({ titulo, className, children }: PropsSeccionTabla) {
  return (
    <Seccion titulo={titulo}>
      <table className={`${css.tabla} ${className}`} aria-label={titulo}>
        {children}
      </table>
    </Seccion>
  );
}
