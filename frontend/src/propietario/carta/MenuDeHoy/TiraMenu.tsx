import { formatEuros } from '@carta/contracts';
import ChevronRight from 'lucide-react/icons/chevron-right';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths';
import css from './TiraMenu.module.css';
import type { ProductoMenu } from './es-menu';

/** Stands over the carta of a house that has menus, one for each. */
export function TiraMenu({ menus }: { menus: readonly ProductoMenu[] }) {
  if (menus.length === 0) return null;
  return (
    <ul className={`pila ${css.tira}`} data-hueco="2">
      {menus.map((producto) => (
        <li key={producto._id}>
          <Link className={`renglon ${css.menu}`} data-hueco="3" to={paths.menuDeHoy(producto._id)}>
            <NotebookPen aria-hidden="true" />
            <span className={`crece ${css.textos}`}>
              <span className="fuerte">{menus.length === 1 ? 'Menú de hoy' : producto.nombre}</span>
              <span className="suave">{resumenDe(producto)}</span>
            </span>
            <ChevronRight aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** '14,50 € · 8 platos · 1 agotado' */
function resumenDe({ precio, menu }: ProductoMenu): string {
  const platos = menu.pases.flatMap((pase) => pase.platos);
  const agotados = platos.filter(({ disponible }) => !disponible).length;
  return [
    formatEuros(precio),
    platos.length === 1 ? '1 plato' : `${platos.length} platos`,
    ...(agotados > 0 ? [agotados === 1 ? '1 agotado' : `${agotados} agotados`] : []),
  ].join(' · ');
}
