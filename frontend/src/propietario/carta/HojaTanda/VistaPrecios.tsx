import { formatCentimos } from '@carta/contracts';
import type { reglasTandas } from '@carta/contracts';
import type { FilaTandaPrecio } from '../modelo/tanda';
import css from './HojaTanda.module.css';

const RECHAZO: Record<reglasTandas.PrecioRechazado, string> = {
  nada: 'Se queda: no costaría nada',
  demasiado: 'Se queda: pasaría de 9.999,99 €',
};

export function VistaPrecios({ filas }: { filas: readonly FilaTandaPrecio[] }) {
  return (
    <table className={css.tabla}>
      <caption className="solo-lectores">Precios antes y después</caption>
      <thead>
        <tr>
          <th scope="col">Producto</th>
          <th scope="col">Antes</th>
          <th scope="col">Después</th>
        </tr>
      </thead>
      <tbody>
        {filas.map(({ clave, nombre, ahora, nuevo }) => (
          <tr key={clave} data-cambia={ahora === nuevo ? undefined : ''}>
            <th scope="row">{nombre}</th>
            <td className="cifras">{formatCentimos(ahora)}</td>
            {typeof nuevo === 'string' ? (
              <td className={css.rechazo}>{RECHAZO[nuevo]}</td>
            ) : (
              <td className="cifras">{formatCentimos(nuevo)}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
