import { formatEuros } from '@carta/contracts';
import type { EstadisticasRango } from '@carta/contracts';
import { nombreVendido } from './modelo/nombre-vendido';
import { formatCantidad } from './modelo/numeros';
import { SeccionTabla } from './Seccion/Seccion';
import css from './Productos.module.css';

interface PropsProductos {
  /** The best sold comes first. */
  productos: EstadisticasRango['topProductos'];
}

export function Productos({ productos }: PropsProductos) {
  const maximo = Math.max(1, ...productos.map(({ unidades }) => unidades));
  return (
    <SeccionTabla titulo="Lo más vendido" className={css.productos}>
      <thead>
        <tr>
          <th scope="col">Producto</th>
          <th scope="col">Unidades</th>
          <th scope="col">Total</th>
        </tr>
      </thead>
      <tbody>
        {productos.map(({ unidades, total, ...vendido }) => (
          <tr key={nombreVendido(vendido)}>
            <th scope="row">
              <span className={css.nombre}>{nombreVendido(vendido)}</span>
              <Barra parte={unidades / maximo} />
            </th>
            <td className="cifras">{formatCantidad(unidades)}</td>
            <td className="cifras">{formatEuros(total)}</td>
          </tr>
        ))}
      </tbody>
    </SeccionTabla>
  );
}

/** Printers omit backgrounds, so it is drawn. */
function Barra({ parte }: { parte: number }) {
  return (
    <svg className={css.barra} aria-hidden="true">
      <rect width={`${parte * 100}%`} height="100%" />
    </svg>
  );
}
