import { ETIQUETA_ALERGENO } from '@carta/contracts/comensal';
import type { Alergeno } from '@carta/contracts';
import css from './Alergenos.module.css';
import { ICONO_ALERGENO } from './iconos';

interface PropsAlergenos {
  alergenos: readonly Alergeno[];
  /** Those the diner avoids: they stand out. */
  evitados: readonly Alergeno[];
}

/** The allergens of a dish, each with its drawing and its word. */
export function Alergenos({ alergenos, evitados }: PropsAlergenos) {
  if (alergenos.length === 0) return null;
  return (
    <ul className={css.lista} aria-label="Alérgenos">
      {alergenos.map((alergeno) => {
        const Icono = ICONO_ALERGENO[alergeno];
        return (
          <li
            key={alergeno}
            className={css.alergeno}
            data-evitado={evitados.includes(alergeno) ? '' : undefined}
          >
            <Icono className={css.icono} aria-hidden="true" />
            {ETIQUETA_ALERGENO[alergeno]}
          </li>
        );
      })}
    </ul>
  );
}
