import { MessageSquareWarning } from 'lucide-react';
import { ETIQUETA_ALERGENO, estadoLineaOrPendiente, formatEuros } from '@carta/contracts';
import type { Grupo, Linea } from '@carta/contracts';
import { isPagado } from '../../modelo/grupos';
import { PasosLinea } from './PasosLinea';
import css from './LineaPedido.module.css';

interface PropsLineaPedido {
  grupo: Grupo;
  pedidoId: string;
  linea: Linea;
}

/** One product of a ticket. The whole line is the target of its step forward. */
export function LineaPedido({ grupo, pedidoId, linea }: PropsLineaPedido) {
  const { cantidad, nombre, precio, notas, alergenos = [] } = linea;
  return (
    <li className={css.linea} data-estado={estadoLineaOrPendiente(linea.estado)}>
      <span className={`${css.cantidad} cifras`}>{cantidad}</span>
      <div className={css.detalle}>
        <p className={css.nombre}>{nombre}</p>
        {notas && (
          <p className={css.notas}>
            <MessageSquareWarning aria-hidden="true" />
            <span>
              <span className="solo-lectores">Nota: </span>
              {notas}
            </span>
          </p>
        )}
      </div>
      {!isPagado(grupo) && <PasosLinea grupo={grupo} pedidoId={pedidoId} linea={linea} />}
      <div className={css.pie}>
        <p className={`${css.precio} cifras`}>{formatEuros(precio)}</p>
        {alergenos.length > 0 && (
          <p className={css.alergenos}>
            Alérgenos: {alergenos.map((alergeno) => ETIQUETA_ALERGENO[alergeno]).join(', ')}
          </p>
        )}
      </div>
    </li>
  );
}
