import type { Grupo } from '@carta/contracts';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths';
import { useReloj } from '../../vivo/reloj';
import { idaDe } from '../../vivo/modelo/ida';
import css from './MesaSala.module.css';

interface PropsIdaMesa {
  numero: number;
  grupos: readonly Grupo[];
}

/** A waiter may still look here for a party that has just moved, so the page says where it is. */
export function IdaMesa({ numero, grupos }: PropsIdaMesa) {
  const a = useReloj((ahora) => idaDe(numero, grupos, ahora)?.mesa.numero ?? null);
  if (a === null) return null;
  return (
    <p className={css.ida}>
      Ha pasado a la mesa {a}.{' '}
      <Link to={paths.salaMesa(a)} replace>
        Ver la mesa {a}
      </Link>
    </p>
  );
}
