import { useEffect, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { t } from '../../lengua/lengua';
import css from './ListaCategorias.module.css';

export interface Enlazada {
  ancla: string;
  nombre: string;
  lang?: string | undefined;
}

interface PropsListaCategorias {
  secciones: readonly Enlazada[];
  /** Its link is kept in view. */
  actual: string | undefined;
  onSaltar: (ancla: string) => void;
  /** Stays at the end while links scroll; a link to a section jumps too. */
  children?: ReactNode;
}

export function ListaCategorias({ secciones, actual, onSaltar, children }: PropsListaCategorias) {
  const lista = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const chip = lista.current?.querySelector<HTMLElement>('[aria-current]');
    if (!chip || !lista.current?.scrollTo) return;
    lista.current.scrollTo({ left: chip.offsetLeft - (lista.current.clientWidth - chip.offsetWidth) / 2 });
  }, [actual]);

  function handleClick(event: MouseEvent) {
    const ancla = (event.target as Element).closest('a')?.hash.slice(1);
    if (ancla === undefined || !secciones.some((seccion) => seccion.ancla === ancla)) return;
    event.preventDefault();
    onSaltar(ancla);
  }

  if (secciones.length === 0) return null;
  return (
    <nav className="renglon columna" data-hueco="0" aria-label={t('Categorías')} onClick={handleClick}>
      <ul ref={lista} className={`crece ${css.lista}`}>
        {secciones.map(({ ancla, nombre, lang }) => (
          <li key={ancla}>
            <a
              className={`recorta ${css.chip}`}
              href={`#${ancla}`}
              lang={lang}
              aria-current={ancla === actual ? 'true' : undefined}
            >
              {nombre}
            </a>
          </li>
        ))}
      </ul>
      {children}
    </nav>
  );
}
