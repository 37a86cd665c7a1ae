import type { ReactNode } from 'react';
import css from './Cifras.module.css';

interface PropsCifra {
  nombre: string;
  valor: string;
  principal?: boolean;
  children?: ReactNode;
}

export function Cifra({ nombre, valor, principal = false, children }: PropsCifra) {
  return (
    <div className={css.cifra} data-principal={principal || undefined}>
      <dt className={css.nombre}>{nombre}</dt>
      <dd className={`${css.valor} cifras`}>{valor}</dd>
      {children && <dd className={css.detalle}>{children}</dd>}
    </div>
  );
}
