import type { Alergeno } from '@carta/contracts';
import { Buscador } from '../../../shared/ui/Buscador/Buscador';
import { BotonEvitar } from './BotonEvitar';
import css from './Herramientas.module.css';

interface PropsHerramientas {
  /** Long cartas can be searched; null in short ones. */
  busqueda: string | null;
  onBusqueda: (busqueda: string) => void;
  /** Allergens that some dish of this carta contains. */
  presentes: readonly Alergeno[];
  evitados: readonly Alergeno[];
  onToggle: (alergeno: Alergeno) => void;
}

/** What helps to choose: finding a dish, and marking those one cannot eat. */
export function Herramientas({ busqueda, onBusqueda, ...alergenos }: PropsHerramientas) {
  if (busqueda === null && alergenos.presentes.length === 0) return null;
  return (
    <div className={css.herramientas}>
      <div className={css.fila}>
        {busqueda !== null && <Buscador valor={busqueda} onChange={onBusqueda} placeholder="Buscar" />}
        <BotonEvitar {...alergenos} />
      </div>
    </div>
  );
}
