import { textoQuedan } from '@carta/contracts/comensal';
import { t } from '../../shared/lengua/lengua';
import { useQuedan } from '../../pedir/existencias';
import css from './Quedan.module.css';

/** More than these say nothing to a diner. */
const POCOS = 5;

interface PropsQuedan {
  producto: { _id: string; disponible: boolean };
}

/** Nothing where it is not counted, or is not short. */
export function Quedan({ producto: { _id, disponible } }: PropsQuedan) {
  const quedan = useQuedan(_id);
  if (!disponible || quedan === null || quedan === 0 || quedan > POCOS) return null;
  return <p className={css.quedan}>{textoQuedan(quedan, t)}</p>;
}
