import BookOpen from 'lucide-react/icons/book-open';
import CheckCheck from 'lucide-react/icons/check-check';
import ChefHat from 'lucide-react/icons/chef-hat';
import ReceiptEuro from 'lucide-react/icons/receipt-euro';
import { NavLink } from 'react-router-dom';
import { tellPie } from '../../../shared/lib/pie';
import { paths } from '../../../shared/paths';
import { useCuentas } from '../../vivo/useVista';
import css from './BarraPestanas.module.css';

const tellBarra = tellPie('data-pie-pestanas');

interface PropsBarraPestanas {
  /** Whether this account has order boards; without them only 'Gestión de Carta' is left. */
  conTableros: boolean;
}

/** The tabs of the order pages. At thumb's reach on a phone, above the board elsewhere. */
export function BarraPestanas({ conTableros }: PropsBarraPestanas) {
  const cuentas = useCuentas();
  return (
    <nav ref={tellBarra} className={css.barra} aria-label="Secciones">
      {conTableros && (
        <>
          <Pestana href={paths.pedidos()} texto="Pedidos" icono={<ChefHat />} cuenta={cuentas.activos} />
          <Pestana
            href={paths.entregados()}
            texto="Pedidos Entregados"
            icono={<CheckCheck />}
            cuenta={cuentas.entregados}
          />
          <Pestana href={paths.pagados()} texto="Pedidos Pagados" icono={<ReceiptEuro />} />
        </>
      )}
      <Pestana href={paths.adminCarta()} texto="Gestión de Carta" icono={<BookOpen />} />
    </nav>
  );
}

interface PropsPestana {
  href: string;
  texto: string;
  icono: React.ReactNode;
  cuenta?: number;
}

function Pestana({ href, texto, icono, cuenta = 0 }: PropsPestana) {
  return (
    <NavLink className={css.pestana} to={href}>
      <span className={css.icono} aria-hidden="true">
        {icono}
        {cuenta > 0 && <span className={`${css.cuenta} cifras`}>{cuenta}</span>}
      </span>
      <span className={css.texto}>{texto}</span>
    </NavLink>
  );
}
