import { formatEuros, textoPrecioPeso } from '@carta/contracts';
import type { Producto } from '@carta/contracts';
import type { HTMLAttributes, Ref } from 'react';
import { Asa } from '../reordenar/Asa';
import { BotonesOrden } from '../reordenar/BotonesOrden';
import css from '../reordenar/fila.module.css';

interface PropsFilaOrdenProducto {
  producto: Producto;
  primera: boolean;
  ultima: boolean;
  /** The keyboard has picked it up. */
  levantada: boolean;
  asa: HTMLAttributes<HTMLElement>;
  asaRef: Ref<HTMLButtonElement> | undefined;
  onMove: (paso: -1 | 1) => void;
}

export function FilaOrdenProducto(props: PropsFilaOrdenProducto) {
  const { producto, primera, ultima, levantada, asa, asaRef, onMove } = props;
  const { _id, nombre, precio, porPeso, disponible } = producto;
  return (
    <li className={css.fila} data-id={_id} data-levantada={levantada ? '' : undefined}>
      <Asa nombre={nombre} levantada={levantada} asa={asa} ref={asaRef} />
      <div className="pila cede" data-hueco="1">
        <p className="fuerte prieto">{nombre}</p>
        <p className="tenue cifras" data-cuerpo="xs">
          {textoPrecioPeso(formatEuros(precio), porPeso)}
          {!disponible && ' · Agotado'}
        </p>
      </div>
      <div className={css.acciones} data-en-linea="">
        <BotonesOrden nombre={nombre} primera={primera} ultima={ultima} onMove={onMove} />
      </div>
    </li>
  );
}
