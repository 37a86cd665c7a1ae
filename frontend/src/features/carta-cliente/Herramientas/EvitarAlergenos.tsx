import { ETIQUETA_ALERGENO } from '@carta/contracts';
import type { Alergeno } from '@carta/contracts';
import { ICONO_ALERGENO } from '../../../shared/ui/Alergenos/iconos';
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
      <ul className={css.lista} aria-label="Alérgenos que evitas">
        {presentes.map((alergeno) => {
          const Icono = ICONO_ALERGENO[alergeno];
          return (
            <li key={alergeno}>
              <button
                type="button"
                className={css.opcion}
                aria-pressed={evitados.includes(alergeno)}
                onClick={() => onToggle(alergeno)}
              >
                <Icono aria-hidden="true" />
                {ETIQUETA_ALERGENO[alergeno]}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
