import type { Alergeno } from '@carta/contracts';
import css from './Alergenos.module.css';
import { ICONO_ALERGENO } from './iconos';

/** The id of the drawing of an allergen in its page. */
export const dibujoOf = (alergeno: Alergeno): string => `alergeno-${alergeno}`;

interface PropsDibujosAlergenos {
  /** Those that the page speaks of. */
  alergenos: readonly Alergeno[];
}

/** The drawings of a page's allergens, once, for every dish that shows them: to be put where Alergenos is. */
export function DibujosAlergenos({ alergenos }: PropsDibujosAlergenos) {
  return (
    <svg className={css.dibujos} aria-hidden="true">
      {alergenos.map((alergeno) => {
        const Icono = ICONO_ALERGENO[alergeno];
        return (
          <symbol key={alergeno} id={dibujoOf(alergeno)} viewBox="0 0 24 24">
            <Icono />
          </symbol>
        );
      })}
    </svg>
  );
}
