import type { EstadisticasRango } from '@carta/contracts';
import { formatMinutos, formatTickets } from './modelo/numeros';
import { SeccionTabla } from './Seccion/Seccion';
import css from './Tiempos.module.css';

type Minutos = EstadisticasRango['minutosAListo'];

interface PropsTiempos {
  aListo: Minutos;
  aEntregado: Minutos;
}

/** Shows the median, and the time of nine in ten. */
export function Tiempos({ aListo, aEntregado }: PropsTiempos) {
  return (
    <SeccionTabla titulo="Tiempos" className={css.tiempos}>
      <thead>
        <tr>
          <th scope="col">Desde el pedido</th>
          <th scope="col">La mitad, en</th>
          <th scope="col">9 de cada 10, en</th>
        </tr>
      </thead>
      <tbody>
        <Fila nombre="Hasta listo" minutos={aListo} />
        <Fila nombre="Hasta entregado" minutos={aEntregado} />
      </tbody>
    </SeccionTabla>
  );
}

function Fila({ nombre, minutos: { mediana, p90, muestras } }: { nombre: string; minutos: Minutos }) {
  return (
    <tr>
      <th scope="row">
        {nombre}
        <span className={`suave ${css.muestras}`}>{formatTickets(muestras)}</span>
      </th>
      <td className="cifras">{formatMinutos(mediana)}</td>
      <td className="cifras">{formatMinutos(p90)}</td>
    </tr>
  );
}
