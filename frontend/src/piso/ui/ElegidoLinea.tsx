import type { Linea } from '@carta/contracts';
import css from './ElegidoLinea.module.css';

/** `muro`: to be read from where the cooks stand. */
type Tamano = 'muro' | 'normal';

interface PropsElegidoLinea {
  linea: Pick<Linea, 'formato' | 'opciones'>;
  tamano?: Tamano;
}

/** In which size a dish was ordered, as a badge; nothing where it is sold in one. */
export function FormatoLinea({ linea: { formato }, tamano = 'normal' }: PropsElegidoLinea) {
  if (formato === undefined) return null;
  return (
    <span className={css.formato} data-tamano={tamano}>
      {formato}
    </span>
  );
}

/** What was chosen of a dish, each on a line of its own: what is left out must not be missed. */
export function OpcionesLinea({ linea: { opciones = [] }, tamano = 'normal' }: PropsElegidoLinea) {
  return opciones.map(({ nombre, valor }) => (
    <span
      key={`${nombre} ${valor}`}
      className={css.opcion}
      data-tamano={tamano}
      data-sin={isSin(valor) ? '' : undefined}
    >
      <span className="solo-lectores">{nombre}: </span>
      {valor}
    </span>
  ));
}

/** Whether a value takes something away: 'Sin cebolla', 'SIN sal'. */
function isSin(valor: string): boolean {
  return /^sin\s/i.test(valor.trim());
}
