import type { MenuImpreso } from './carta-impresa';
import css from './MenuEnPapel.module.css';

interface PropsMenuEnPapel {
  menu: MenuImpreso;
  /** Beside each dish, where the paper has their legend. */
  marcas?: boolean;
}

/** What a menú includes, when it is served, and its dishes, under its name and price. */
export function MenuEnPapel({ menu: { incluye, horas, pases }, marcas = false }: PropsMenuEnPapel) {
  return (
    <div className={css.menu}>
      {incluye !== null && <p>{incluye}</p>}
      {horas !== null && <p className={css.horas}>{horas}</p>}
      {pases.map(({ nombre, platos }) => (
        <section key={nombre} className={css.pase}>
          <h4 className={css.titulo}>{nombre}</h4>
          <ul>
            {platos.map((plato) => (
              <li key={plato.id}>
                {plato.nombre}
                {plato.suplemento !== '' && <span className="cifras"> {plato.suplemento}</span>}
                {marcas && plato.marcas !== '' && <sup className={css.marcas}>{plato.marcas}</sup>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
