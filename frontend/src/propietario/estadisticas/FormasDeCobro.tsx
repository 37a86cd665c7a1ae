import { ETIQUETA_FORMA, FORMAS_CAJA, formatEuros } from '@carta/contracts';
import type { EstadisticasRango } from '@carta/contracts';
import { SeccionTabla } from './Seccion/Seccion';
import css from './FormasDeCobro.module.css';

interface PropsFormasDeCobro {
  porForma: EstadisticasRango['porForma'];
  recaudado: number;
}

/** Adds up to what was taken. */
export function FormasDeCobro({ porForma, recaudado }: PropsFormasDeCobro) {
  return (
    <SeccionTabla titulo="Formas de cobro" className={css.formas}>
      <tbody>
        {FORMAS_CAJA.map((forma) => (
          <tr key={forma}>
            <th scope="row">{ETIQUETA_FORMA[forma]}</th>
            <td className="cifras">{formatEuros(porForma[forma])}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Recaudado</th>
          <td className="cifras">{formatEuros(recaudado)}</td>
        </tr>
      </tfoot>
    </SeccionTabla>
  );
}
