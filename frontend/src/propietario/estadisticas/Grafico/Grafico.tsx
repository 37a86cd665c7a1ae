import { useId } from 'react';
import { formatEuros } from '@carta/contracts';
import { mejorTramo } from '../modelo/series';
import type { Serie } from '../modelo/series';
import { Barras } from './Barras';
import css from './Grafico.module.css';
import { formatCantidad } from '../modelo/numeros';

export function Grafico({ serie }: { serie: Serie }) {
  const id = useId();
  return (
    <section className={`pila ${css.grafico}`} aria-labelledby={id}>
      <header className={css.cabecera}>
        <h2 data-cuerpo="l" id={id}>
          {serie.titulo}
        </h2>
        <p className={`suave ${css.resumen}`}>{resumenOf(serie)}</p>
      </header>
      <Barras serie={serie} />
      <details className="no-imprimir">
        <summary className={css.boton}>Ver tabla</summary>
        <TablaSerie serie={serie} />
      </details>
    </section>
  );
}

/** 'Mejor hora: de 14:00 a 14:59, con 420,00 €' */
function resumenOf({ tramos, unidad }: Serie): string {
  const mejor = mejorTramo(tramos);
  if (mejor === null) return 'Sin ventas';
  const { nombre, total } = mejor;
  return `Mejor ${unidad}: ${nombre.charAt(0).toLowerCase()}${nombre.slice(1)}, con ${formatEuros(total)}`;
}

function TablaSerie({ serie: { titulo, unidad, tramos } }: { serie: Serie }) {
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
