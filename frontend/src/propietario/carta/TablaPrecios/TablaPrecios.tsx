import { formatCentimos } from '@carta/contracts';
import type { Centimos, reglasTandas } from '@carta/contracts';
import css from './TablaPrecios.module.css';

const RECHAZO: Record<reglasTandas.PrecioRechazado, string> = {
  nada: 'Se queda: no costaría nada',
  demasiado: 'Se queda: pasaría de 9.999,99 €',
};

interface PropsTablaPrecios {
  /** The heads of the prices; three where rows have a usual one. */
  columnas: readonly string[];
  filas: readonly {
    clave: string;
    nombre: string;
    usual?: Centimos;
    ahora: Centimos;
    nuevo: Centimos | reglasTandas.PrecioRechazado;
  }[];
}

export function TablaPrecios({ columnas, filas }: PropsTablaPrecios) {
  return (
    <table className={css.tabla}>
      <caption className="solo-lectores">Precios antes y después</caption>
      <thead>
        <tr>
          {['Producto', ...columnas].map((columna) => (
            <th key={columna} scope="col">
              {columna}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {filas.map(({ clave, nombre, usual, ahora, nuevo }) => (
          <tr key={clave} data-cambia={ahora === nuevo ? undefined : ''}>
            <th scope="row">{nombre}</th>
            {usual !== undefined && <td className="cifras">{formatCentimos(usual)}</td>}
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
