import { avisosOf } from '@carta/contracts/comensal';
import type { RestaurantePublico } from '@carta/contracts';
import { paths } from '../../../shared/paths';
import { pieza } from '../pieza';
import css from './PieCarta.module.css';

export const PieCarta = pieza(function PieCarta({ restaurante }: { restaurante: RestaurantePublico }) {
  return (
    <footer className={css.pie}>
      <ul className={css.avisos}>
        {avisosOf(restaurante).map((aviso) => (
          <li key={aviso}>{aviso}</li>
        ))}
      </ul>
      <p>
        Precios en euros, IVA incluido
        <br />
        <a href={paths.avisoLegal(restaurante.slug)}>Aviso legal y privacidad</a>
      </p>
    </footer>
  );
});
