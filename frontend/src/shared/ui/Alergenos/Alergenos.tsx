import { ETIQUETA_ALERGENO } from '@carta/contracts/comensal';
import type { Alergeno } from '@carta/contracts';
import { t } from '../../lengua/lengua';
import css from './Alergenos.module.css';
import { dibujoOf } from './DibujosAlergenos';

interface PropsAlergenos {
  alergenos: readonly Alergeno[];
  evitados: readonly Alergeno[];
}

/** Its drawings come from DibujosAlergenos, once per page. */
export function Alergenos({ alergenos, evitados }: PropsAlergenos) {
  if (alergenos.length === 0) return null;
  return (
    <ul className={`tenue ${css.lista}`} data-cuerpo="base" aria-label={t('Alérgenos')}>
      {alergenos.map((alergeno) => (
        <li
          key={alergeno}
          className={`junto ${css.alergeno}`}
          data-hueco="1"
          data-evitado={evitados.includes(alergeno) ? '' : undefined}
        >
          <svg className={css.icono} aria-hidden="true">
            <use href={`#${dibujoOf(alergeno)}`} />
          </svg>
          {t(ETIQUETA_ALERGENO[alergeno])}
        </li>
      ))}
    </ul>
  );
}
