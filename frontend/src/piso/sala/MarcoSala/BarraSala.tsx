import { useState } from 'react';
import type { ReactNode } from 'react';
import Armchair from 'lucide-react/icons/armchair';
import BellRing from 'lucide-react/icons/bell-ring';
import Menu from 'lucide-react/icons/menu';
import { Link } from 'react-router-dom';
import { tellPie } from '../../../shared/lib/pie';
import { paths } from '../../../shared/paths';
import { tarjetasOf } from '../modelo/tarjetas';
import { useRadar } from '../useSala';
import css from './BarraSala.module.css';
import { HojaPerezosa } from '../../../shared/ui/HojaInferior/HojaPerezosa';
import { usePreload } from '../../../shared/ui/Perezoso/perezoso';
import { useApertura } from '../../../shared/ui/capas/useApertura';
import { ContenidoMenu } from './ContenidoMenu';

const tellBarra = tellPie('data-pie-sala');

/** Which tab of the bar a page is; a mesa's is none. */
export type Vista = 'radar' | 'mesas' | null;

interface PropsBarraSala {
  restauranteId: string;
  vista: Vista;
}

/** The waiters' two views and their menu, at thumb's reach. */
export function BarraSala({ restauranteId, vista }: PropsBarraSala) {
  const esperan = tarjetasOf(useRadar()).length;
  const [menu, setMenu] = useState(false);
  return (
    <nav ref={tellBarra} className={css.barra} aria-label="Secciones">
      <Pestana
        href={paths.sala()}
        texto="Radar"
        icono={<BellRing />}
        cuenta={esperan}
        actual={vista === 'radar'}
      />
      <Pestana href={paths.salaMesas()} texto="Mesas" icono={<Armchair />} actual={vista === 'mesas'} />
      <button
        type="button"
        className={css.pestana}
        aria-haspopup="dialog"
        aria-expanded={menu}
        onClick={() => setMenu(true)}
      >
        <span className={css.icono} aria-hidden="true">
          <Menu />
        </span>
        Menú
      </button>
      <MenuSala restauranteId={restauranteId} abierto={menu} onClose={() => setMenu(false)} />
    </nav>
  );
}

interface PropsPestana {
  href: string;
  texto: string;
  icono: ReactNode;
  cuenta?: number;
  actual: boolean;
}

function Pestana({ href, texto, icono, cuenta = 0, actual }: PropsPestana) {
  return (
    <Link className={css.pestana} to={href} aria-current={actual ? 'page' : undefined}>
      <span className={css.icono}>
        <span aria-hidden="true">{icono}</span>
        {cuenta > 0 && (
          <span className={`${css.cuenta} cifras`}>
            {cuenta}
            <span className="solo-lectores"> por atender,</span>
          </span>
        )}
      </span>
      {texto}
    </Link>
  );
}

interface PropsMenuSala {
  restauranteId: string;
  abierto: boolean;
  onClose: () => void;
}

/** What a waiter needs now and then: sound, the pause, who this phone is. Keep it mounted. */
function MenuSala({ restauranteId, abierto, onClose }: PropsMenuSala) {
  usePreload(HojaPerezosa);
  const apertura = useApertura(abierto);
  if (apertura === 0 && !abierto) return null;
  return (
    <HojaPerezosa abierta={abierto} onClose={onClose} titulo="Menú">
      <ContenidoMenu restauranteId={restauranteId} />
    </HojaPerezosa>
  );
}
