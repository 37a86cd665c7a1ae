import css from './Esqueleto.module.css';

interface PropsEsqueleto {
  ancho?: string;
  alto?: string;
}

/**
 * Invisible for 300 ms, so quick answers do not flash. Hidden from screen readers: put `Cargando` beside it,
 * or `aria-busy` on the list.
 */
export function Esqueleto({ ancho = '100%', alto = '1em' }: PropsEsqueleto) {
  return <span className={css.esqueleto} style={{ width: ancho, height: alto }} aria-hidden="true" />;
}
