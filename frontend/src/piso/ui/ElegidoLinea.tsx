import type { Linea } from '@carta/contracts';
import css from './ElegidoLinea.module.css';

/** `muro` is read from where the cooks stand. */
type Tamano = 'muro' | 'normal';

interface PropsElegidoLinea {
  linea: Pick<Linea, 'formato' | 'opciones'>;
  tamano?: Tamano;
}

/** A badge names the size, unless the dish has only one. */
export function FormatoLinea({ linea: { formato }, tamano = 'normal' }: PropsElegidoLinea) {
  if (formato === undefined) return null;
  return (
    <span className={css.formato} data-tamano={tamano}>
      {formato}
    </span>
  );
}

/** Each choice has a line of its own, because a value that leaves something out must not be missed. */
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

/** The value takes something away: 'Sin cebolla', 'SIN sal'. */
function isSin(valor: string): boolean {
  return /^sin\s/i.test(valor.trim());
}
