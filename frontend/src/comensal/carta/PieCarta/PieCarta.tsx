import { paths } from '../../../shared/paths';
import css from './PieCarta.module.css';

/** What the law wants said of every price, and where the rest of it stands. */
export function PieCarta({ slug }: { slug: string }) {
  return (
    <p className={css.pie}>
      Precios en euros, IVA incluido{'\u00a0'}· <a href={paths.avisoLegal(slug)}>Aviso legal y privacidad</a>
    </p>
  );
}
