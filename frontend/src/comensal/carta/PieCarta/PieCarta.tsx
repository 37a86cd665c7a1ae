import type { RestaurantePublico } from '@carta/contracts';
import { lengua, t } from '../../../shared/lengua/lengua';
import { pathsComensal } from '../../../shared/paths-comensal';
import { avisosOf } from '../../../shared/lib/avisos';
import { pieza } from '../pieza';
import css from './PieCarta.module.css';

export const PieCarta = pieza(function PieCarta({ restaurante }: { restaurante: RestaurantePublico }) {
  return (
    <footer className={`suave ${css.pie}`}>
      <ul className={`pila ${css.avisos}`} data-hueco="1">
        {avisosOf(restaurante).map((aviso) => (
          <li key={aviso}>{t(aviso)}</li>
        ))}
      </ul>
      <p>
        {t('Precios en euros, IVA incluido')}
        <br />
        <a href={pathsComensal.avisoLegal(restaurante.slug)} hrefLang={lengua === 'es' ? undefined : 'es'}>
          {t('Aviso legal y privacidad')}
          {lengua !== 'es' && ` ${t('(en español)')}`}
        </a>
      </p>
    </footer>
  );
});
