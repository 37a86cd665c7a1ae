import css from './galeria.module.css';
import { Seccion } from './Seccion';

const COLORES = [
  'papel',
  'superficie',
  'hundido',
  'linea',
  'linea-fuerte',
  'tinta-suave',
  'tinta',
  'acento-suave',
  'acento',
  'acento-intenso',
  'peligro-suave',
  'peligro',
  'aviso',
  'alarma',
];

/** Type and colour, shown on a piece of a carta, which is what they are for. */
export function Fundamentos() {
  return (
    <Seccion titulo="Tipografía y color">
      <article className={css.plato}>
        <div>
          <h3>Croquetas de jamón ibérico</h3>
          <p className={css.suave}>Bechamel de leche fresca, jamón de bellota, pan rallado de la casa.</p>
        </div>
        <p className={`${css.precio} cifras`}>9,50 €</p>
      </article>
      <article className={css.plato}>
        <div>
          <h3>Tortilla de patatas</h3>
          <p className={css.suave}>Poco hecha, con cebolla.</p>
        </div>
        <p className={`${css.precio} cifras`}>12,00 €</p>
      </article>
      <ul className={css.muestras}>
        {COLORES.map((color) => (
          <li key={color}>
            <span className={css.muestra} style={{ background: `var(--color-${color})` }} />
            {color}
          </li>
        ))}
      </ul>
    </Seccion>
  );
}
