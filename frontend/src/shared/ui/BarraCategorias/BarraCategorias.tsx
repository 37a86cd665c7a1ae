import { useCallback, useRef } from 'react';
import type { ReactNode } from 'react';
import css from './BarraCategorias.module.css';
import { ListaCategorias } from './ListaCategorias';
import type { Enlazada } from './ListaCategorias';
import { useCategoriaActual } from './useCategoriaActual';

interface PropsBarraCategorias {
  secciones: readonly Enlazada[];
  /** Ids of the sections, in order; the same array while they are the same. */
  anclas: readonly string[];
  /** What stays in view above the categorías, or before them where there is room. */
  herramientas?: ReactNode;
  /** What can be done with the categorías, always in view beside them; a link to one of the anchors jumps too. */
  acciones?: ReactNode;
  /** Told which section is the one being read; the same function always. */
  onActual?: (ancla: string | undefined) => void;
}

/** The way around the carta: always in view, and always showing where one is. */
export function BarraCategorias({
  secciones,
  anclas,
  herramientas,
  acciones,
  onActual,
}: PropsBarraCategorias) {
  const barra = useRef<HTMLDivElement>(null);
  const alto = useCallback(() => barra.current?.offsetHeight ?? 0, []);
  const { actual, jump } = useCategoriaActual(anclas, alto, onActual);

  return (
    <div ref={barra} className={`${css.barra} no-imprimir`}>
      {herramientas}
      <ListaCategorias secciones={secciones} actual={actual} onSaltar={jump}>
        {acciones}
      </ListaCategorias>
    </div>
  );
}
