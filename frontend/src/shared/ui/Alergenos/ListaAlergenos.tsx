import { ETIQUETA_ALERGENO } from '@carta/contracts/comensal';
import type { Alergeno } from '@carta/contracts';
import { ICONO_ALERGENO } from './iconos';
import css from './ListaAlergenos.module.css';

interface PropsListaAlergenos {
  opciones: readonly Alergeno[];
  elegidos: readonly Alergeno[];
  onToggle: (alergeno: Alergeno) => void;
  /** Accessible name, where no legend gives one. */
  etiqueta?: string;
  /** `peligro`: what is chosen is to be kept away from. */
  tono?: 'acento' | 'peligro';
}

/** Allergens to choose from, each with its icon and its word. */
export function ListaAlergenos(props: PropsListaAlergenos) {
  const { opciones, elegidos, onToggle, etiqueta, tono = 'acento' } = props;
  return (
    <ul className={css.lista} data-tono={tono} aria-label={etiqueta}>
      {opciones.map((alergeno) => {
        const Icono = ICONO_ALERGENO[alergeno];
        return (
          <li key={alergeno}>
            <button
              type="button"
              className={css.opcion}
              aria-pressed={elegidos.includes(alergeno)}
              onClick={() => onToggle(alergeno)}
            >
              <Icono aria-hidden="true" />
              {ETIQUETA_ALERGENO[alergeno]}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
