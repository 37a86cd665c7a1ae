import { formatEuros } from '@carta/contracts';
import { formatCantidad } from '../modelo/numeros';
import type { Serie } from '../modelo/series';
import css from './Grafico.module.css';

/** The same numbers as the bars. */
export function TablaSerie({ serie: { titulo, unidad, tramos } }: { serie: Serie }) {
  return (
    <table className={css.tabla}>
      <caption className="solo-lectores">{titulo}</caption>
      <thead>
        <tr>
          <th scope="col">{unidad}</th>
          <th scope="col">Tickets</th>
          <th scope="col">Recaudado</th>
        </tr>
      </thead>
      <tbody>
        {tramos.map(({ id, nombre, pedidos, total }) => (
          <tr key={id}>
            <th scope="row">{nombre}</th>
            <td className="cifras">{formatCantidad(pedidos)}</td>
            <td className="cifras">{formatEuros(total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
