import type { Opcion } from '@carta/contracts';
import X from 'lucide-react/icons/x';
import { BotonIcono } from '../../../shared/ui/BotonIcono/BotonIcono';
import type { PropsFila } from '../filas/FilaEditable';
import { resumenOpcion } from '../modelo/opciones';
import { Asa } from '../reordenar/Asa';
import { BotonesOrden } from '../reordenar/BotonesOrden';
import css from '../reordenar/fila.module.css';

interface PropsFilaOpcionProducto extends PropsFila {
  opcion: Opcion;
}

export function FilaOpcionProducto({ opcion, orden, onRemove }: PropsFilaOpcionProducto) {
  const { _id, nombre } = opcion;
  const { levantada, asa, ...botones } = orden;
  return (
    <li className={css.fila} data-id={_id} data-levantada={levantada ? '' : undefined}>
      <Asa nombre={nombre} levantada={levantada} asa={asa} />
      <div className="pila cede" data-hueco="1">
        <p className="fuerte prieto">{nombre}</p>
        <p className="tenue" data-cuerpo="xs">
          {resumenOpcion(opcion)}
        </p>
      </div>
      <div className={css.acciones} data-en-linea="">
        <BotonesOrden nombre={nombre} {...botones} />
        <BotonIcono etiqueta={`Quitar ${nombre}`} icono={<X aria-hidden="true" />} onClick={onRemove} />
      </div>
    </li>
  );
}
