import type { ReactNode } from 'react';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import css from './Aviso.module.css';

interface PropsAviso {
  /** What a tap on it opens; without it there is nothing to tap. */
  onClick?: () => void;
  children: ReactNode;
}

/** A stripe over a list: something in it is to be put right. */
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
