import type { Alergeno } from '@carta/contracts';
import { t } from '../../../shared/lengua/lengua';
import { Buscador } from '../../../shared/ui/Buscador/Buscador';
import { BotonEvitar } from './BotonEvitar';
import css from './Herramientas.module.css';
import { useEvitados } from './useEvitados';

interface PropsHerramientas {
  /** Null in a short carta, which has no search. */
  busqueda: string | null;
  onBusqueda: (busqueda: string) => void;
  presentes: readonly Alergeno[];
}

export function Herramientas({ busqueda, onBusqueda, presentes }: PropsHerramientas) {
  const { evitados, toggle } = useEvitados();
  if (busqueda === null && presentes.length === 0) return null;
  return (
    <div className={css.herramientas}>
      <div className={`${css.fila} fila`}>
        {busqueda !== null && <Buscador valor={busqueda} onChange={onBusqueda} placeholder={t('Buscar')} />}
        <BotonEvitar presentes={presentes} evitados={evitados} onToggle={toggle} />
      </div>
    </div>
  );
}
