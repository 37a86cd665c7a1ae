import { formatEuros } from '@carta/contracts/comensal';
import type { Formato } from '@carta/contracts';
import css from './PreciosFormatos.module.css';

/** In what sizes a dish is sold, each with its price: all of them, for 'desde' says of none what it costs. */
export function PreciosFormatos({ formatos }: { formatos: readonly Formato[] }) {
  return (
    <ul className={css.formatos} aria-label="Formatos">
      {formatos.map(({ _id, nombre, precio, disponible }) => (
        <li key={_id} className={css.formato} data-agotado={disponible ? undefined : ''}>
          <span className={css.nombre}>{nombre}</span>{' '}
          {disponible ? (
            <span className={`${css.precio} cifras`}>{formatEuros(precio)}</span>
          ) : (
            <>
              <s className="cifras">{formatEuros(precio)}</s> agotado
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
