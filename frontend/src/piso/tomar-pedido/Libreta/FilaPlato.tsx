import {
  formatEuros,
  isPorElegir,
  riesgoOf,
  textoAlergenos,
  textoPrecioPeso,
  textoQuedan,
} from '@carta/contracts';
import type { Alergeno, Producto } from '@carta/contracts';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { memo, useId, useRef } from 'react';
import type { ComponentType, MouseEvent } from 'react';
import { useQuedan } from '../../../pedir/existencias';
import type { PropsDetalleLibreta } from '../../../pedir/libreta';
import { BotonIcono } from '../../../shared/ui/BotonIcono/BotonIcono';
import { Insignia } from '../../../shared/ui/Insignia/Insignia';
import css from './FilaPlato.module.css';

export interface Apuntado {
  cantidad: number;
  /** With several lines − cannot know which one is meant. */
  varias: boolean;
  /** Its plain line is full. */
  lleno: boolean;
}

export interface AccionesFila {
  onMas: (producto: Producto) => void;
  onMenos: (producto: Producto, fila: string) => void;
  onAbrir: (fila: string) => void;
}

interface PropsFilaPlato extends AccionesFila, Apuntado {
  /** A dish may have a row in several sections. */
  fila: string;
  producto: Producto;
  evitados: readonly Alergeno[];
  bloqueado: boolean;
  abierta: boolean;
  /** Enter takes it. */
  apuntada: boolean;
  Detalle: ComponentType<PropsDetalleLibreta>;
}

/** It is a memo, because there may be hundreds of rows. */
export const FilaPlato = memo(function FilaPlato(props: PropsFilaPlato) {
  const { fila, producto, evitados, cantidad, abierta, apuntada, onAbrir, Detalle } = props;
  const { nombre, disponible } = producto;
  const detalle = useId();
  const quedan = useQuedan(producto._id);
  const riesgo = riesgoDe(producto, evitados);
  return (
    <li
      className={css.fila}
      data-con={cantidad > 0 ? '' : undefined}
      data-agotado={disponible ? undefined : ''}
      data-apuntada={apuntada ? '' : undefined}
    >
      <button
        type="button"
        className={`renglon ${css.plato}`}
        data-cuerpo="base"
        aria-expanded={abierta}
        aria-controls={abierta ? detalle : undefined}
        onClick={() => onAbrir(fila)}
      >
        <span className="pila crece" data-hueco="0">
          <span className={css.nombre}>{nombre}</span>
          {quedan !== null && disponible && <span className={css.quedan}>{textoQuedan(quedan)}</span>}
          {riesgo !== null && (
            <span className={`renglon ${css.riesgo}`} data-hueco="1" data-cuerpo="xs">
              <TriangleAlert aria-hidden="true" /> {riesgo}
            </span>
          )}
        </span>
        <Precio producto={producto} />
      </button>
      {disponible ? (
        <Cuantos {...props} />
      ) : (
        <span className={css.agotado}>
          <Insignia>Agotado</Insignia>
        </span>
      )}
      {abierta && (
        <div id={detalle} className={css.detalle}>
          <Detalle producto={producto} />
        </div>
      )}
    </li>
  );
});

/** − and the count keep their place, so that nothing moves under the finger. */
function Cuantos({ fila, producto, cantidad, varias, lleno, bloqueado, onMas, onMenos }: PropsFilaPlato) {
  const { nombre } = producto;
  const mas = useRef<HTMLButtonElement>(null);
  const asks = isPorElegir(producto);

  function handleMenos() {
    onMenos(producto, fila);
    if (cantidad === 1) mas.current?.focus();
  }

  return (
    <div className={css.cuantos} role="group" aria-label={`Cantidad de ${nombre}`} onMouseDown={keepFocus}>
      {cantidad > 0 && (
        <>
          <BotonIcono
            className={css.menos}
            etiqueta={varias ? `Ver cuál de ${nombre} se quita` : `Quitar uno de ${nombre}`}
            icono={<Minus aria-hidden="true" />}
            disabled={bloqueado}
            onClick={handleMenos}
          />
          <span className={`${css.cantidad} cifras`}>{cantidad}</span>
        </>
      )}
      <BotonIcono
        ref={mas}
        className={css.mas}
        etiqueta={cantidad === 0 ? `Añadir ${nombre}` : `Añadir uno de ${nombre}`}
        icono={<Plus aria-hidden="true" />}
        aria-haspopup={asks ? 'dialog' : undefined}
        disabled={bloqueado || lleno}
        onClick={() => onMas(producto)}
      />
    </div>
  );
}

/** The search keeps its focus and the keyboard. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** Shows the cheapest formato. */
function Precio({ producto: { precio, porPeso, formatos = [] } }: Pick<PropsFilaPlato, 'producto'>) {
  const pedibles = formatos.filter(({ disponible }) => disponible);
  const precios = (pedibles.length > 0 ? pedibles : formatos).map((formato) => formato.precio);
  return (
    <span className={`${css.precio} cifras`}>
      {precios.length > 1 && <span className={css.desde}>desde </span>}
      {textoPrecioPeso(formatEuros(precios.length > 0 ? Math.min(...precios) : precio), porPeso)}
    </span>
  );
}

function riesgoDe(producto: Producto, evitados: readonly Alergeno[]): string | null {
  const riesgo = riesgoOf(producto, evitados);
  if (riesgo === 'sin_informacion') return 'Sin información';
  return (
    riesgo && `Lleva ${textoAlergenos(evitados.filter((alergeno) => producto.alergenos.includes(alergeno)))}`
  );
}
