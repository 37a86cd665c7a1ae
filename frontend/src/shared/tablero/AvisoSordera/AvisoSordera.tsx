import { EyeOff } from 'lucide-react';
import { sorderaOf } from '../modelo/sordera';
import { useTablero } from '../useTablero';
import css from './AvisoSordera.module.css';

/**
 * Full width, when orders wait at a station whose screens do not answer ('La cocina no está
 * conectada'); nothing while somebody looks, nor on a screen that has lost the server and cannot know.
 */
export function AvisoSordera() {
  const aviso = useTablero(({ estaciones, pantalla, grupos, conexion }) =>
    estaciones === null || conexion.estado === 'cortada'
      ? null
      : sorderaOf(estaciones, pantalla, grupos.values()),
  );
  return (
    <div role="alert">
      {aviso !== null && (
        <p className={css.aviso}>
          <EyeOff aria-hidden="true" />
          <span>
            {aviso}
            <span className={css.detalle}>: hay pedidos que nadie está viendo</span>
          </span>
        </p>
      )}
    </div>
  );
}
