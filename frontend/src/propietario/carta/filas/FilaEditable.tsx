import ChevronDown from 'lucide-react/icons/chevron-down';
import Trash2 from 'lucide-react/icons/trash';
import { useId, useState } from 'react';
import type { HTMLAttributes, ReactNode } from 'react';
import { BotonIcono } from '../../../shared/ui/BotonIcono/BotonIcono';
import { Asa } from '../reordenar/Asa';
import { BotonesOrden } from '../reordenar/BotonesOrden';
import css from './FilaEditable.module.css';

/** What `useFilas` knows of each row. */
export interface PropsFila {
  /** What it is called, for who cannot see which row a button belongs to. */
  llamada: string;
  orden: {
    primera: boolean;
    ultima: boolean;
    /** Picked up with the keyboard. */
    levantada: boolean;
    /** Handlers of the handle. */
    asa: HTMLAttributes<HTMLElement>;
    onMove: (paso: -1 | 1) => void;
  };
  onRemove: () => void;
}

interface PropsFilaEditable extends PropsFila {
  id: string;
  /** Its fields: a name and an amount. */
  children: ReactNode;
  /** What its folded part says while it is folded. */
  resumen: string;
  plegado: ReactNode;
}

/** A row that is written in place: its handle, its fields, and what is seldom needed, folded. */
export function FilaEditable(props: PropsFilaEditable) {
  const { id, llamada, orden, onRemove, children, resumen, plegado } = props;
  const detalle = useId();
  const [abierta, setAbierta] = useState(false);
  const { primera, ultima, levantada, asa, onMove } = orden;
  return (
    <li className={css.fila} data-id={id} data-levantada={levantada ? '' : undefined}>
      <Asa nombre={llamada} levantada={levantada} asa={asa} />
      <div className={css.campos}>{children}</div>
      <div className={css.acciones}>
        <button
          type="button"
          className={css.plegar}
          aria-expanded={abierta}
          aria-controls={abierta ? detalle : undefined}
          aria-label={`${resumen}: ${llamada}`}
          onClick={() => setAbierta(!abierta)}
        >
          <ChevronDown aria-hidden="true" />
          <span>{resumen}</span>
        </button>
        <BotonesOrden nombre={llamada} primera={primera} ultima={ultima} onMove={onMove} />
        <BotonIcono etiqueta={`Quitar ${llamada}`} icono={<Trash2 aria-hidden="true" />} onClick={onRemove} />
      </div>
      {abierta && (
        <div id={detalle} className={css.detalle}>
          {plegado}
        </div>
      )}
    </li>
  );
}
