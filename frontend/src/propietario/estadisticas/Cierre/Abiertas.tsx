import { useId } from 'react';
import { formatEuros } from '@carta/contracts';
import type { CierreDelDia } from '@carta/contracts';
import css from './Cierre.module.css';

/** Mesas that have not paid, and what of them is charged already. */
export function Abiertas({ abiertas }: { abiertas: CierreDelDia['abiertas'] }) {
  const id = useId();
  return (
    <section className={css.seccion} aria-labelledby={id}>
      <h2 className={css.titulo} id={id}>
        Mesas abiertas
      </h2>
      {abiertas.length === 0 ? (
        <p className={css.ninguno}>Todas las mesas están pagadas.</p>
      ) : (
        <table className={css.tabla} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">Mesa</th>
              <th scope="col">Total</th>
              <th scope="col">Cobrado</th>
              <th scope="col">Falta</th>
            </tr>
          </thead>
          <tbody>
            {abiertas.map(({ mesa, total, cobrado, pendiente }) => (
              <tr key={mesa}>
                <th scope="row">{mesa}</th>
                <td className="cifras">{formatEuros(total)}</td>
                <td className="cifras">{formatEuros(cobrado)}</td>
                <td className="cifras">{formatEuros(pendiente)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
