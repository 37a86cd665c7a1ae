import { useState } from 'react';
import Armchair from 'lucide-react/icons/armchair';
import BellRing from 'lucide-react/icons/bell-ring';
import Menu from 'lucide-react/icons/menu';
import { tellPie } from '../../../shared/lib/pie';
import { paths } from '../../../shared/paths';
import { tarjetasOf } from '../modelo/tarjetas';
import { useRadar } from '../useSala';
import { BarraPestanas, BotonPestana, Pestana } from '../../../shared/ui/BarraPestanas/BarraPestanas';
import { HojaPerezosa } from '../../../shared/ui/HojaInferior/HojaPerezosa';
import { usePreload } from '../../../shared/ui/Perezoso/perezoso';
import { Montada } from '../../../shared/ui/capas/apertura';
import { ContenidoMenu } from './ContenidoMenu';

const tellBarra = tellPie('data-pie-sala');

/** A mesa's page belongs to no tab of the bar. */
export type Vista = 'radar' | 'mesas' | null;

interface PropsBarraSala {
  restauranteId: string;
  vista: Vista;
}

/** The waiters' two views and their menu stay at thumb's reach. */
export function BarraSala({ restauranteId, vista }: PropsBarraSala) {
  const esperan = tarjetasOf(useRadar()).length;
  const [menu, setMenu] = useState(false);
  return (
    <BarraPestanas ref={tellBarra}>
      <nav aria-label="Secciones">
        <Pestana
          href={paths.sala()}
          texto="Radar"
          icono={<BellRing />}
          cuenta={esperan}
          queCuenta="por atender"
          actual={vista === 'radar'}
        />
        <Pestana href={paths.salaMesas()} texto="Mesas" icono={<Armchair />} actual={vista === 'mesas'} />
        <BotonPestana texto="Menú" icono={<Menu />} abierto={menu} onClick={() => setMenu(true)} />
      </nav>
      <MenuSala restauranteId={restauranteId} abierto={menu} onClose={() => setMenu(false)} />
    </BarraPestanas>
  );
}

interface PropsMenuSala {
  restauranteId: string;
  abierto: boolean;
  onClose: () => void;
}

/** A waiter needs these now and then: sound, the pause, this phone's name. It must stay mounted. */
function MenuSala({ restauranteId, abierto, onClose }: PropsMenuSala) {
  usePreload(HojaPerezosa);
  return (
    <Montada abierta={abierto}>
      <HojaPerezosa abierta={abierto} onClose={onClose} titulo="Menú">
        <ContenidoMenu restauranteId={restauranteId} />
      </HojaPerezosa>
    </Montada>
  );
}
