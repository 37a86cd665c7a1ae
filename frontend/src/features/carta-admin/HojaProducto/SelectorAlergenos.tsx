import { ALERGENOS, ETIQUETA_ALERGENO } from '@carta/contracts';
import type { Alergeno } from '@carta/contracts';
import { ICONO_ALERGENO } from '../../../shared/ui/Alergenos/iconos';
import css from './SelectorAlergenos.module.css';

interface PropsSelectorAlergenos {
  valor: readonly Alergeno[];
  onChange: (alergenos: Alergeno[]) => void;
}

/** The fourteen allergens that have to be declared, in the order of the Regulation. */
export function SelectorAlergenos({ valor, onChange }: PropsSelectorAlergenos) {
  const toggle = (alergeno: Alergeno) =>
    onChange(ALERGENOS.filter((otro) => (otro === alergeno) !== valor.includes(otro)));

  return (
    <fieldset className={css.selector}>
      <legend className={css.etiqueta}>Alérgenos</legend>
      <ul className={css.lista}>
        {ALERGENOS.map((alergeno) => {
          const Icono = ICONO_ALERGENO[alergeno];
          return (
            <li key={alergeno}>
              <button
                type="button"
                className={css.opcion}
                aria-pressed={valor.includes(alergeno)}
                onClick={() => toggle(alergeno)}
              >
                <Icono aria-hidden="true" />
                {ETIQUETA_ALERGENO[alergeno]}
              </button>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
