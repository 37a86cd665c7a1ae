import type { Alergeno } from '@carta/contracts';
import { Buscador } from '../../../shared/ui/Buscador/Buscador';
import { BotonEvitar } from './BotonEvitar';
import css from './Herramientas.module.css';

interface PropsHerramientas {
  /** Null in a short carta, which has no search. */
  busqueda: string | null;
  onBusqueda: (busqueda: string) => void;
  presentes: readonly Alergeno[];
  evitados: readonly Alergeno[];
  onToggle: (alergeno: Alergeno) => void;
}

export function Herramientas({ busqueda, onBusqueda, ...alergenos }: PropsHerramientas) {
  if (busqueda === null && alergenos.presentes.length === 0) return null;
  return (
    <div className={css.herramientas}>
      <div className={`${css.fila} fila`}>
        {busqueda !== null && <Buscador valor={busqueda} onChange={onBusqueda} placeholder="Buscar" />}
        <BotonEvitar {...alergenos} />
      </div>
    </div>
  );
}
