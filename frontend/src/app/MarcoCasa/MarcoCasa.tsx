import { canDo, rolConPlanOf } from '@carta/contracts';
import { Outlet } from 'react-router-dom';
import { useSesion } from '../../sesion/useSesion';
import { BarraPestanas, Pestana } from '../../shared/ui/BarraPestanas/BarraPestanas';
import css from './MarcoCasa.module.css';
import BookOpen from 'lucide-react/icons/book-open';
import ChartColumn from 'lucide-react/icons/chart-column';
import CheckCheck from 'lucide-react/icons/check-check';
import ChefHat from 'lucide-react/icons/chef-hat';
import ReceiptEuro from 'lucide-react/icons/receipt-euro';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Settings from 'lucide-react/icons/settings';
import { useCuentas } from '../../piso/vivo/tablero/useVista';
import { paths } from '../../shared/paths';

/**
 * The frame behind the login, except the wall and the floor: places at the left from 1,024 px, below that at
 * thumb's reach on pages that make room (`data-pie-…`).
 */
export function MarcoCasa() {
  const restaurante = useSesion((sesion) => sesion.restaurante);
  const esCuenta = useSesion((sesion) => sesion.dispositivo === null);
  return (
    <div className={css.casa}>
      {restaurante !== null && (
        <BarraPestanas lateral className={css.barra}>
          <Pestanas conTableros={!esCuenta || canDo(rolConPlanOf(restaurante.tipoUsuario), 'tablero')} />
          {esCuenta && (
            <Oficina conCifras={canDo(rolConPlanOf(restaurante.tipoUsuario), 'tablero.estadisticas')} />
          )}
        </BarraPestanas>
      )}
      <div>
        <Outlet />
      </div>
    </div>
  );
}

/** An account without boards has only 'Gestión de Carta'. */
function Pestanas({ conTableros }: { conTableros: boolean }) {
  const cuentas = useCuentas();
  return (
    <nav aria-label="Secciones">
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

/** The owner's places; on a phone each page has its own way there. */
function Oficina({ conCifras }: { conCifras: boolean }) {
  return (
    <nav className={css.oficina} aria-label="Tu local">
      {conCifras && (
        <>
          <Pestana href={paths.estadisticas()} texto="Estadísticas" icono={<ChartColumn />} />
          <Pestana href={paths.cierre()} texto="Cierre del día" icono={<ReceiptText />} />
        </>
      )}
      <Pestana href={paths.ajustes()} texto="Ajustes" icono={<Settings />} />
    </nav>
  );
}
