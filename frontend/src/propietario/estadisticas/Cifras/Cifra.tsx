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
    <div className={`cede ${css.cifra}`} data-principal={principal || undefined}>
      <dt className={`suave ${css.nombre}`}>{nombre}</dt>
      <dd className={`${css.valor} cifras`}>{valor}</dd>
      {children && <dd className={`suave ${css.detalle}`}>{children}</dd>}
    </div>
  );
}
