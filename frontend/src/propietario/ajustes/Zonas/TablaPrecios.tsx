import { formatCentimos } from '@carta/contracts';
import css from './TablaPrecios.module.css';
import type { FilaPrecio } from './subida-precios';

export function TablaPrecios({ filas }: { filas: readonly FilaPrecio[] }) {
  return (
    <table className={css.tabla}>
      <caption className="solo-lectores">Precios antes y después</caption>
      <thead>
        <tr>
          <th scope="col">Producto</th>
          <th scope="col">Sala</th>
          <th scope="col">Ahora</th>
          <th scope="col">Nuevo</th>
        </tr>
      </thead>
      <tbody>
        {filas.map(({ producto, formato, nombre, usual, ahora, nuevo }) => (
          <tr key={`${producto} ${formato ?? ''}`} data-cambia={ahora === nuevo ? undefined : ''}>
            <th scope="row">{nombre}</th>
            <td className="cifras">{formatCentimos(usual)}</td>
            <td className="cifras">{formatCentimos(ahora)}</td>
            <td className="cifras">{formatCentimos(nuevo)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
