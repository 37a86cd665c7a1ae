import ChevronDown from 'lucide-react/icons/chevron-down';
import Trash2 from 'lucide-react/icons/trash';
import { useId, useState } from 'react';
import type { HTMLAttributes, ReactNode } from 'react';
import { BotonIcono } from '../../../shared/ui/BotonIcono/BotonIcono';
import { Asa } from '../reordenar/Asa';
import { BotonesOrden } from '../reordenar/BotonesOrden';
import css from './FilaEditable.module.css';

export interface PropsFila {
  /** For screen readers: which row a button belongs to. */
  llamada: string;
  orden: {
    primera: boolean;
    ultima: boolean;
    /** The keyboard has picked it up. */
    levantada: boolean;
    asa: HTMLAttributes<HTMLElement>;
    onMove: (paso: -1 | 1) => void;
  };
  onRemove: () => void;
}

interface PropsFilaEditable extends PropsFila {
  id: string;
  children: ReactNode;
  resumen: string;
  plegado: ReactNode;
}

export function FilaEditable(props: PropsFilaEditable) {
  const { id, llamada, orden, onRemove, children, resumen, plegado } = props;
  const detalle = useId();
  const [abierta, setAbierta] = useState(false);
  const { primera, ultima, levantada, asa, onMove } = orden;
  return (
    <li className={css.fila} data-id={id} data-levantada={levantada ? '' : undefined}>
      <Asa nombre={llamada} levantada={levantada} asa={asa} />
      <div className={css.campos}>{children}</div>
      <div className={`renglon ${css.acciones}`} data-hueco="0">
        <button
          type="button"
          className={`renglon ${css.plegar}`}
          data-hueco="1"
          data-cuerpo="xs"
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
