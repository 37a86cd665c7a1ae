import { formatEuros } from '@carta/contracts';
import type { Formato } from '@carta/contracts';
import css from './FilaProducto.module.css';

interface PropsFormatosProducto {
  formatos: readonly Formato[];
}

export function FormatosProducto({ formatos }: PropsFormatosProducto) {
  return (
    <ul className={css.formatos} aria-label="Formatos">
      {formatos.map(({ _id, nombre, precio, disponible }) => (
        <li key={_id}>
          {disponible ? (
            <>
              {nombre} <strong className="cifras">{formatEuros(precio)}</strong>
            </>
          ) : (
            <>
              <del>
                {nombre} <span className="cifras">{formatEuros(precio)}</span>
              </del>{' '}
              <strong>Agotado</strong>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
