import type { ComponentProps, ReactNode } from 'react';
import { Link, useMatch } from 'react-router-dom';
import css from './BarraPestanas.module.css';

interface PropsBarraPestanas extends ComponentProps<'div'> {
  /** From 1,024 px on it is at the left of every page. */
  lateral?: boolean;
}

/** It is one `<nav>` of places, or two. */
export function BarraPestanas({ lateral = false, className = '', ...resto }: PropsBarraPestanas) {
  return <div {...resto} className={`${css.barra} ${className}`} data-lateral={lateral ? '' : undefined} />;
}

interface PropsCara {
  texto: string;
  icono: ReactNode;
  cuenta?: number;
  /** Screen readers announce it: 'por atender'. */
  queCuenta?: string;
}

interface PropsPestana extends PropsCara {
  href: string;
  /** Several tabs may have one address. */
  actual?: boolean;
}

export function Pestana({ href, actual, ...cara }: PropsPestana) {
  const estaAqui = useMatch(`${href}/*`) !== null;
  return (
    <Link className={css.pestana} to={href} aria-current={(actual ?? estaAqui) ? 'page' : undefined}>
      <Cara {...cara} />
    </Link>
  );
}

interface PropsBotonPestana extends PropsCara {
  abierto: boolean;
  onClick: () => void;
}

export function BotonPestana({ abierto, onClick, ...cara }: PropsBotonPestana) {
  return (
    <button
      type="button"
      className={css.pestana}
      aria-haspopup="dialog"
      aria-expanded={abierto}
      onClick={onClick}
    >
      <Cara {...cara} />
    </button>
  );
}

function Cara({ texto, icono, cuenta = 0, queCuenta }: PropsCara) {
  return (
    <>
      <span className={css.icono}>
        <span aria-hidden="true">{icono}</span>
        {cuenta > 0 && (
          <span className={`${css.cuenta} cifras`} aria-hidden={queCuenta === undefined || undefined}>
            {cuenta}
            {queCuenta !== undefined && <span className="solo-lectores"> {queCuenta},</span>}
          </span>
        )}
      </span>
      <span className={css.texto}>{texto}</span>
    </>
  );
}
