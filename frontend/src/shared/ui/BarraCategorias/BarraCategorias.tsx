import { useCallback, useEffect, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import css from './BarraCategorias.module.css';
import { useCategoriaActual } from './useCategoriaActual';

interface PropsBarraCategorias {
  /** What each section is called; `ancla` is its id in the page. */
  secciones: readonly { ancla: string; nombre: string }[];
  /** Ids of the sections, in order; the same array while they are the same. */
  anclas: readonly string[];
  /** What can be done with the categorías, always in view beside them. */
  acciones?: ReactNode;
}

/** The way around the carta: always in view, and always showing where one is. */
export function BarraCategorias({ secciones, anclas, acciones }: PropsBarraCategorias) {
  const barra = useRef<HTMLElement>(null);
  const alto = useCallback(() => barra.current?.offsetHeight ?? 0, []);
  const { actual, jump } = useCategoriaActual(anclas, alto);

  useEffect(() => {
    const chip = barra.current?.querySelector<HTMLElement>('[aria-current]');
    const lista = chip?.closest('ul');
    if (!chip || !lista?.scrollTo) return;
    lista.scrollTo({ left: chip.offsetLeft - (lista.clientWidth - chip.offsetWidth) / 2 });
  }, [actual]);

  function handleClick(event: MouseEvent, ancla: string) {
    event.preventDefault();
    jump(ancla);
  }

  return (
    <nav ref={barra} className={`${css.barra} no-imprimir`} aria-label="Categorías">
      <ul className={css.lista}>
        {secciones.map(({ ancla, nombre }) => (
          <li key={ancla}>
            <a
              className={css.chip}
              href={`#${ancla}`}
              aria-current={ancla === actual ? 'true' : undefined}
              onClick={(event) => handleClick(event, ancla)}
            >
              {nombre}
            </a>
          </li>
        ))}
      </ul>
      {acciones}
    </nav>
  );
}
