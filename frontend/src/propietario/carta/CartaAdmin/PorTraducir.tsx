import type { CuentaDeLengua } from '@carta/contracts';
import { Link } from 'react-router-dom';
import { EN_ESPANOL } from '../../../shared/lib/lenguas';
import { paths } from '../../../shared/paths';
import css from './PorTraducir.module.css';

/** A line that says how much of the carta is missing in its languages, and leads there. */
export function PorTraducir({ cuentas }: { cuentas: readonly CuentaDeLengua[] }) {
  const quedan = cuentas.filter(({ faltan, sinRevisar }) => faltan + sinRevisar > 0);
  const [primera] = quedan;
  if (!primera) return null;
  const isUna = quedan.length === 1;
  const donde = isUna ? EN_ESPANOL[primera.lengua] : `${quedan.length} lenguas`;
  return (
    <Link className={`suave ${css.linea}`} to={isUna ? paths.traducir(primera.lengua) : paths.lenguas()}>
      <span className={css.titulo}>Traducir la carta</span>
      <span>
        {resumenDe(quedan)} en {donde}
      </span>
    </Link>
  );
}

/** 'Faltan 12 · Sin revisar 3' */
function resumenDe(cuentas: readonly CuentaDeLengua[]): string {
  const faltan = cuentas.reduce((suma, cuenta) => suma + cuenta.faltan, 0);
  const sinRevisar = cuentas.reduce((suma, cuenta) => suma + cuenta.sinRevisar, 0);
  return [
    ...(faltan > 0 ? [faltan === 1 ? 'Falta 1' : `Faltan ${faltan}`] : []),
    ...(sinRevisar > 0 ? [`Sin revisar ${sinRevisar}`] : []),
  ].join(' · ');
}
