import { useId } from 'react';
import type { ReactNode } from 'react';
import css from './Seccion.module.css';

interface PropsSeccion {
  titulo: string;
  children: ReactNode;
}

export function Seccion({ titulo, children }: PropsSeccion) {
  const id = useId();
  return (
    <section className={`pila ${css.seccion}`} aria-labelledby={id}>
      <h2 className={css.titulo} data-cuerpo="l" id={id}>
        {titulo}
      </h2>
      {children}
    </section>
  );
}

interface PropsSeccionTabla extends PropsSeccion {
  className: string | undefined;
}

export function SeccionTabla({ titulo, className, children }: PropsSeccionTabla) {
  return (
    <Seccion titulo={titulo}>
      <table className={`${css.tabla} ${className}`} aria-label={titulo}>
        {children}
      </table>
    </Seccion>
  );
}
