import type { Alergeno } from '@carta/contracts';
import { ListaAlergenos } from '../../../shared/ui/Alergenos/ListaAlergenos';
import css from './EvitarAlergenos.module.css';

interface PropsEvitarAlergenos {
  presentes: readonly Alergeno[];
  evitados: readonly Alergeno[];
  onToggle: (alergeno: Alergeno) => void;
}

/** What the diner cannot eat; the carta then marks the dishes that contain it. */
export function EvitarAlergenos({ presentes, evitados, onToggle }: PropsEvitarAlergenos) {
  return (
    <div className={css.panel}>
      <p className={css.ayuda}>Marcamos los platos que los contienen. Avisa siempre al personal.</p>
      <ListaAlergenos
        opciones={presentes}
        elegidos={evitados}
        onToggle={onToggle}
        etiqueta="Alérgenos que evitas"
        tono="peligro"
      />
    </div>
  );
}
