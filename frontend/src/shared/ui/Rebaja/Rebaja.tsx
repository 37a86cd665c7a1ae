import { Fragment } from 'react';
import { formatCentimos } from '@carta/contracts/comensal';
import type { Linea, MarcaRebaja } from '@carta/contracts';
import { t } from '../../lengua/lengua';
import { costeDe, enteroDe } from '../../lib/coste';
import css from './Rebaja.module.css';

/** 'Invitado', 'Invitado 1 de 3', '−10 %', 'Devuelto': what was taken off a line, if anything. */
export function MarcasRebaja({ linea }: { linea: Linea }) {
  return linea.ajustes?.map((ajuste, i) => (
    // the oldest comes first, and only the last is ever undone
    <Fragment key={i}>
      {' '}
      <span className={`${css.marca} cifras`}>{textoMarca(ajuste, linea)}</span>
    </Fragment>
  ));
}

/** The price of all its units, with the one of before struck out. */
export function PrecioRebajado({ linea }: { linea: Linea }) {
  return (
    <span className={css.precio}>
      <s className="cifras">{formatCentimos(enteroDe(linea))}</s>{' '}
      <span className="cifras">{formatCentimos(costeDe(linea))}</span>
    </span>
  );
}

function textoMarca({ tipo, unidades, porcentaje }: MarcaRebaja, { cantidad }: Linea): string {
  if (tipo === 'descuento') return porcentaje === undefined ? t('Descuento') : `−${porcentaje}\u00a0%`;
  const que = tipo === 'invitar' ? t('Invitado') : t('Devuelto');
  return unidades === undefined || unidades === cantidad
    ? que
    : t('{que} {unidades} de {cantidad}', { que, unidades, cantidad });
}
