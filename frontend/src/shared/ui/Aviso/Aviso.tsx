import type { ReactNode } from 'react';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import css from './Aviso.module.css';

interface PropsAviso {
  onClick?: () => void;
  children: ReactNode;
}

/** A stripe over a list that has something to fix. */
export function Aviso({ onClick, children }: PropsAviso) {
  const contenido = (
    <>
      <TriangleAlert aria-hidden="true" />
      <span>{children}</span>
    </>
  );
  if (!onClick) return <p className={css.aviso}>{contenido}</p>;
  return (
    <button type="button" className={css.aviso} onClick={onClick}>
      {contenido}
    </button>
  );
}
