import { declaracionOf } from '@carta/contracts';
import type { Opcion } from '@carta/contracts';
import Ban from 'lucide-react/icons/ban';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import { BotonIcono } from '../../../shared/ui/BotonIcono/BotonIcono';
import { cuentaPlatos, resumenOpcion } from '../modelo/opciones';
import fila from '../reordenar/fila.module.css';
import css from './FilaOpcion.module.css';

interface PropsFilaOpcion {
  opcion: Opcion;
  usos: number;
  onAgotado: () => void;
  /** Absent for those who may only mark things as sold out. */
  edicion?: { onEdit: () => void; onDelete: () => void } | undefined;
}

export function FilaOpcion({ opcion, usos, onAgotado, edicion }: PropsFilaOpcion) {
  const { nombre, valores } = opcion;
  const agotados = valores.filter(({ disponible }) => !disponible);
  const sinDeclarar = valores.filter((valor) => declaracionOf(valor) === 'sin_declarar').length;
  return (
    <li className={`${fila.fila} ${css.opcion}`}>
      <div className="pila cede" data-hueco="1">
        <p className="fuerte prieto">{nombre}</p>
        <p className="tenue" data-cuerpo="xs">
          {resumenOpcion(opcion)}
        </p>
        <p className="tenue" data-cuerpo="xs">
          {usos === 0 ? 'Sin platos' : `En ${cuentaPlatos(usos)}`}
        </p>
        {agotados.length > 0 && (
          <p className="fuerte" data-cuerpo="xs">
            Agotado: {agotados.map((valor) => valor.nombre).join(', ')}
          </p>
        )}
        {sinDeclarar > 0 && edicion && (
          <p className={css.aviso}>
            {sinDeclarar === 1 ? '1 valor' : `${sinDeclarar} valores`} con alérgenos sin declarar
          </p>
        )}
      </div>
      <div className={fila.acciones} data-en-linea="">
        <BotonIcono
          etiqueta={`Agotado en ${nombre}`}
          icono={<Ban aria-hidden="true" />}
          onClick={onAgotado}
        />
        {edicion && (
          <>
            <BotonIcono
              etiqueta={`Editar ${nombre}`}
              icono={<Pencil aria-hidden="true" />}
              onClick={edicion.onEdit}
            />
            <BotonIcono
              etiqueta={`Eliminar ${nombre}`}
              icono={<Trash2 aria-hidden="true" />}
              onClick={edicion.onDelete}
            />
          </>
        )}
      </div>
    </li>
  );
}
