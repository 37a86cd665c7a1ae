import { formatEuros } from '@carta/contracts';
import type { CierreDelDia } from '@carta/contracts';
import { Seccion, SeccionTabla } from '../Seccion/Seccion';
import css from './Cierre.module.css';

const TITULO = 'Mesas abiertas';

export function Abiertas({ abiertas }: { abiertas: CierreDelDia['abiertas'] }) {
  if (abiertas.length === 0) {
    return (
      <Seccion titulo={TITULO}>
        <p className={css.ninguno}>Todas las mesas están pagadas.</p>
      </Seccion>
    );
  }
  return (
    <SeccionTabla titulo={TITULO} className={css.abiertas}>
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
    </SeccionTabla>
  );
}
