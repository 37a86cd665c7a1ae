import { useCallback, useRef } from 'react';
import type { ReactNode } from 'react';
import css from './BarraCategorias.module.css';
import { ListaCategorias } from './ListaCategorias';
import type { Enlazada } from './ListaCategorias';
import { useCategoriaActual } from './useCategoriaActual';

interface PropsBarraCategorias {
  secciones: readonly Enlazada[];
  /** Ids in order; pass the same array while they are unchanged. */
  anclas: readonly string[];
  /** Above the categorías, or before them where there is room. */
  herramientas?: ReactNode;
  /** Beside the categorías; a link to an anchor jumps too. */
  acciones?: ReactNode;
  /** Pass the same function always. */
  onActual?: (ancla: string | undefined) => void;
}

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
