import { ETIQUETA_ALERGENO } from '@carta/contracts/comensal';
import type { Alergeno } from '@carta/contracts';
import { t } from '../../lengua/lengua';
import { ICONO_ALERGENO } from './iconos';
import css from './ListaAlergenos.module.css';

interface PropsListaAlergenos {
  opciones: readonly Alergeno[];
  elegidos: readonly Alergeno[];
  onToggle: (alergeno: Alergeno) => void;
  etiqueta?: string;
  /** `peligro`: the chosen ones are avoided. */
  tono?: 'acento' | 'peligro';
}

export function ListaAlergenos(props: PropsListaAlergenos) {
  const { opciones, elegidos, onToggle, etiqueta, tono = 'acento' } = props;
  return (
    <ul className={`${css.lista} fila`} data-tono={tono} aria-label={etiqueta}>
      {opciones.map((alergeno) => {
        const Icono = ICONO_ALERGENO[alergeno];
        return (
          <li key={alergeno}>
            <button
              type="button"
              className={`junto ${css.opcion}`}
              data-cuerpo="s"
              aria-pressed={elegidos.includes(alergeno)}
              onClick={() => onToggle(alergeno)}
            >
              <Icono aria-hidden="true" />
              {t(ETIQUETA_ALERGENO[alergeno])}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
