import css from './Muestra.module.css';

const PLATOS = [
  ['Croquetas de jamón', '9,50 €'],
  ['Tortilla de patatas', '7,50 €'],
  ['Pulpo a la gallega', '17,90 €'],
  ['Tarta de queso', '6,20 €'],
] as const;

/** It decorates the form, and is hidden from screen readers. */
export function Muestra() {
  return (
    <div className={css.lado} aria-hidden="true">
      <div className={css.papel}>
        <p className={`renglon ${css.rotulo}`} data-hueco="4" data-cuerpo="s">
          Carta
        </p>
        <ul className={`pila ${css.platos}`} data-hueco="4">
          {PLATOS.map(([nombre, precio]) => (
            <li key={nombre}>
              <span>{nombre}</span>
              <i />
              <span className="cifras">{precio}</span>
            </li>
          ))}
        </ul>
        <p className={css.mesa}>
          Mesa <b>5</b>
        </p>
      </div>
    </div>
  );
}
