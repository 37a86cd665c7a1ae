import { useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { useCategoriaActual } from '../../../shared/ui/BarraCategorias/useCategoriaActual';
import { useOrdenCategorias } from '../datos/useOrdenCategorias';
import { cuentaProductos } from '../modelo/secciones';
import type { SeccionAdmin } from '../modelo/secciones';
import { Asa } from '../reordenar/Asa';
import lista from '../reordenar/lista.module.css';
import { useDeslizar } from '../reordenar/useDeslizar';
import { useReordenar } from '../reordenar/useReordenar';
import css from './IndiceCategorias.module.css';

interface PropsIndiceCategorias {
  secciones: readonly SeccionAdmin[];
  /** Ids are in order; pass the same array while unchanged. */
  anclas: readonly string[];
  acciones: ReactNode;
  /** All of them are shown, and may be edited. */
  ordenable: boolean;
  /** Pass the same function always. */
  onActual: (ancla: string | undefined) => void;
}

/** The row above the sections is this many px high, as in the style sheets. */
const altoCima = () => 56;

/**
 * Each with its number of products, the current one marked; reordered by their handles, with pointer or
 * keyboard.
 */
export function IndiceCategorias(props: PropsIndiceCategorias) {
  const { secciones, anclas, acciones, ordenable, onActual } = props;
  const { actual, jump } = useCategoriaActual(anclas, altoCima, onActual);
  const listaRef = useRef<HTMLUListElement>(null);
  const onOrden = useOrdenCategorias();
  const categorias = secciones.flatMap(({ categoria }) => categoria ?? []);
  const { visibles, levantada, asa } = useReordenar({ lista: categorias, listaRef, onOrden });
  useDeslizar(listaRef, visibles.map(({ _id }) => _id).join());
  const sueltos = secciones.find(({ categoria }) => categoria === null);

  return (
    <nav className={css.indice} aria-label="Categorías">
      {acciones}
      <div className={css.rollo} data-rollo="">
        <ul ref={listaRef} className={`${lista.lista} ${css.lista}`}>
          {visibles.map((categoria, i) => {
            const seccion = secciones.find((candidata) => candidata.categoria?._id === categoria._id);
            return (
              seccion && (
                <li
                  key={categoria._id}
                  className={css.fila}
                  data-id={categoria._id}
                  data-levantada={levantada === categoria._id ? '' : undefined}
                >
                  {ordenable && (
                    <Asa nombre={categoria.nombre} levantada={levantada === categoria._id} asa={asa(i)} />
                  )}
                  <Enlace seccion={seccion} actual={seccion.ancla === actual} onJump={jump} />
                </li>
              )
            );
          })}
        </ul>
        {sueltos && (
          <div className={css.fila}>
            <Enlace seccion={sueltos} actual={sueltos.ancla === actual} onJump={jump} />
          </div>
        )}
      </div>
    </nav>
  );
}

interface PropsEnlace {
  seccion: SeccionAdmin;
  actual: boolean;
  onJump: (ancla: string) => void;
}

function Enlace({ seccion: { ancla, nombre, productos }, actual, onJump }: PropsEnlace) {
  function handleClick(event: MouseEvent) {
    event.preventDefault();
    onJump(ancla);
  }
  return (
    <a
      className={`renglon ${css.enlace}`}
      href={`#${ancla}`}
      draggable={false}
      aria-current={actual ? 'true' : undefined}
      onClick={handleClick}
    >
      <span className="crece">{nombre}</span>
      <span className="firme cifras" data-cuerpo="xs" aria-label={cuentaProductos(productos.length)}>
        {productos.length}
      </span>
    </a>
  );
}
