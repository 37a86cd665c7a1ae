import type { MouseEvent, ReactNode } from 'react';
import { useCategoriaActual } from '../../../shared/ui/BarraCategorias/useCategoriaActual';
import { cuentaProductos } from '../modelo/secciones';
import type { SeccionAdmin } from '../modelo/secciones';
import css from './IndiceCategorias.module.css';

interface PropsIndiceCategorias {
  secciones: readonly SeccionAdmin[];
  /** Ids of the sections, in order; the same array while they are the same. */
  anclas: readonly string[];
  /** What can be done with the categorías. */
  acciones: ReactNode;
  /** Told which section is the one being read; the same function always. */
  onActual: (ancla: string | undefined) => void;
}

/** How high the row is that stays above the sections, in px: the style sheets say the same. */
const altoCima = () => 56;

/** The categorías at the left of a laptop's carta, each with how many products it has; where one is, is marked. */
export function IndiceCategorias({ secciones, anclas, acciones, onActual }: PropsIndiceCategorias) {
  const { actual, jump } = useCategoriaActual(anclas, altoCima, onActual);

  function handleClick(event: MouseEvent, ancla: string) {
    event.preventDefault();
    jump(ancla);
  }

  return (
    <nav className={css.indice} aria-label="Categorías">
      {acciones}
      <ul>
        {secciones.map(({ ancla, nombre, productos }) => (
          <li key={ancla}>
            <a
              className={css.enlace}
              href={`#${ancla}`}
              aria-current={ancla === actual ? 'true' : undefined}
              onClick={(event) => handleClick(event, ancla)}
            >
              <span className={css.nombre}>{nombre}</span>
              <span className={`${css.cuantos} cifras`} aria-label={cuentaProductos(productos.length)}>
                {productos.length}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
