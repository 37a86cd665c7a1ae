import { useId } from 'react';
import { ETIQUETA_FORMA, FORMAS_CAJA, formatEuros } from '@carta/contracts';
import type { EstadisticasRango } from '@carta/contracts';
import css from './FormasDeCobro.module.css';

interface PropsFormasDeCobro {
  porForma: EstadisticasRango['porForma'];
  recaudado: number;
}

/** What was taken by card, in cash and otherwise, and without a word; they add up to what was taken. */
export function FormasDeCobro({ porForma, recaudado }: PropsFormasDeCobro) {
  const id = useId();
  return (
    <section className={css.formas} aria-labelledby={id}>
      <h2 className={css.titulo} id={id}>
        Formas de cobro
      </h2>
      <table className={css.tabla} aria-labelledby={id}>
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
      </table>
    </section>
  );
}
