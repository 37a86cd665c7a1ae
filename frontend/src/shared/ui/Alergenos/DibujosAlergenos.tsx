import type { Alergeno } from '@carta/contracts';
import css from './Alergenos.module.css';
import { ICONO_ALERGENO } from './iconos';

export const dibujoOf = (alergeno: Alergeno): string => `alergeno-${alergeno}`;

interface PropsDibujosAlergenos {
  alergenos: readonly Alergeno[];
}

/** Render once per page that uses Alergenos. */
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
