import type { Alergeno, RestaurantePublico } from '@carta/contracts';
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
  presentes: readonly Alergeno[];
  restaurante: RestaurantePublico;
}

export function Herramientas({ busqueda, onBusqueda, presentes, restaurante }: PropsHerramientas) {
  const { evitados, toggle } = useEvitados();
  const { lenguas, slug } = restaurante;
  if (busqueda === null && presentes.length === 0 && !lenguas) return null;
  return (
    <div className={css.herramientas}>
      <div className={`${css.fila} fila`}>
        {busqueda !== null && <Buscador valor={busqueda} onChange={onBusqueda} placeholder={t('Buscar')} />}
        <BotonEvitar presentes={presentes} evitados={evitados} onToggle={toggle} />
        {lenguas && <Lenguas lenguas={lenguas} slug={slug} />}
      </div>
    </div>
  );
}
