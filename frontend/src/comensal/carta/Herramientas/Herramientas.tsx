import type { RestaurantePublico } from '@carta/contracts';
import { t } from '../../../shared/lengua/lengua';
import { Buscador } from '../../../shared/ui/Buscador/Buscador';
import { Lenguas } from '../Lenguas/Lenguas';
import { BotonEvitar } from './BotonEvitar';
import css from './Herramientas.module.css';
import { useEvitados } from './useEvitados';

interface PropsHerramientas {
  /** Null in a short carta, which has no search. */
  busqueda: string | null;
  onBusqueda: (busqueda: string) => void;
  conPlatos: boolean;
  restaurante: RestaurantePublico;
}

export function Herramientas({ busqueda, onBusqueda, conPlatos, restaurante }: PropsHerramientas) {
  const { evitados, toggle } = useEvitados();
  const { lenguas, slug } = restaurante;
  if (busqueda === null && !conPlatos && !lenguas) return null;
  return (
    <div className={`columna ${css.herramientas}`}>
      <div className={`${css.fila} fila`}>
        {busqueda !== null && <Buscador valor={busqueda} onChange={onBusqueda} placeholder={t('Buscar')} />}
        {conPlatos && <BotonEvitar evitados={evitados} onToggle={toggle} />}
        {lenguas && <Lenguas lenguas={lenguas} slug={slug} />}
      </div>
    </div>
  );
}
