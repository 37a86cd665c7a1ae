import { centimos, aprox, formatCentimos, fromEuros, sumCentimos } from '@carta/contracts';
import type { Centimos, Grupo } from '@carta/contracts';
import { anunciadoAlCambiar } from '../../shared/lib/anuncio';
import { porPesarOf } from '../vivo/mesas/falta';
import css from './HojaCobrar.module.css';

interface PropsFalta {
  grupos: readonly Grupo[];
  falta: Centimos;
}

export function Falta({ grupos, falta }: PropsFalta) {
  const total = sumCentimos(grupos.map(({ totalGrupo }) => fromEuros(totalGrupo)));
  return (
    <div className={`pila ${css.falta}`} data-hueco="2">
      <p ref={anunciadoAlCambiar}>
        Falta por cobrar{' '}
        <strong className={`${css.cifra} cifras`}>
          {aprox(formatCentimos(falta), porPesarOf(grupos).length > 0)}
        </strong>
      </p>
      <p className="suave cifras">
        {total === falta ? 'No se ha cobrado nada' : `Cobrado ${formatCentimos(centimos(total - falta))}`} ·
        Total {formatCentimos(total)}
      </p>
      <div className={css.barra} aria-hidden="true">
        <span style={{ inlineSize: `${total > 0 ? ((total - falta) / total) * 100 : 0}%` }} />
      </div>
    </div>
  );
}
