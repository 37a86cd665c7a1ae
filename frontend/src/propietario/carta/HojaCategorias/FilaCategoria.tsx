import type { Categoria } from '@carta/contracts';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import { useEffect, useRef } from 'react';
import type { HTMLAttributes } from 'react';
import { BotonIcono } from '../../../shared/ui/BotonIcono/BotonIcono';
import { cuentaProductos } from '../modelo/secciones';
import { Asa } from '../reordenar/Asa';
import { BotonesOrden } from '../reordenar/BotonesOrden';
import css from '../reordenar/fila.module.css';
import { NombreEditable } from './NombreEditable';

interface PropsFilaCategoria {
  categoria: Categoria;
  productos: number;
  primera: boolean;
  ultima: boolean;
  /** The keyboard has picked it up. */
  levantada: boolean;
  editando: boolean;
  asa: HTMLAttributes<HTMLElement>;
  onMove: (paso: -1 | 1) => void;
  onEdit: (editando: boolean) => void;
  /** A new name was typed and not saved. */
  onSucio: (sucio: boolean) => void;
  onDelete: () => void;
}

export function FilaCategoria(props: PropsFilaCategoria) {
  const { categoria, productos, primera, ultima, levantada, editando, asa, onMove, onEdit } = props;
  const { nombre, tipo } = categoria;
  const editar = useRef<HTMLButtonElement>(null);
  const editaba = useRef(false);
  useEffect(() => {
    if (editaba.current && !editando) editar.current?.focus();
    editaba.current = editando;
  }, [editando]);

  if (editando) {
    return (
      <li className={css.fila} data-id={categoria._id}>
        <NombreEditable categoria={categoria} onSucio={props.onSucio} onFin={() => onEdit(false)} />
      </li>
    );
  }
  return (
    <li className={css.fila} data-id={categoria._id} data-levantada={levantada ? '' : undefined}>
      <Asa nombre={nombre} levantada={levantada} asa={asa} />
      <div className="pila cede" data-hueco="1">
        <p className="fuerte prieto">{nombre}</p>
        <p className="tenue" data-cuerpo="xs">
          {tipo === 'bebida' ? 'Bebida' : 'Comida'} · {cuentaProductos(productos)}
        </p>
      </div>
      <div className={css.acciones}>
        <BotonesOrden nombre={nombre} primera={primera} ultima={ultima} onMove={onMove} />
        <BotonIcono
          ref={editar}
          etiqueta={`Editar ${nombre}`}
          icono={<Pencil aria-hidden="true" />}
          onClick={() => onEdit(true)}
        />
        <BotonIcono
          etiqueta={`Eliminar ${nombre}`}
          icono={<Trash2 aria-hidden="true" />}
          onClick={props.onDelete}
        />
      </div>
    </li>
  );
}
