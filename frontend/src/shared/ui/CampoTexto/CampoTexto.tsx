import type { ComponentProps, ReactNode } from 'react';
import { Campo } from '../Campo/Campo';
import campo from '../Campo/Campo.module.css';
import { useCampo } from '../Campo/useCampo';
import css from './CampoTexto.module.css';

export interface PropsCampoTexto extends ComponentProps<'input'> {
  /** Without it, pass an `aria-label`. */
  etiqueta?: string;
  error?: string;
  ayuda?: string;
  variante?: 'normal' | 'compacta' | 'grande';
  /** Inside the box, at its end. */
  adorno?: ReactNode;
}

/** Other props reach the input, as react-hook-form's `register` needs. */
export function CampoTexto({
  etiqueta,
  error,
  ayuda,
  variante = 'normal',
  adorno,
  id,
  className = '',
  ...resto
}: PropsCampoTexto) {
  const { ids, control } = useCampo({ id, ayuda, error });
  return (
    <Campo ids={ids} etiqueta={etiqueta} error={error} ayuda={ayuda}>
      <div className={css.caja}>
        <input
          {...resto}
          {...control}
          className={`${campo.control} ${css.entrada} ${className}`}
          data-variante={variante}
          data-adorno={adorno ? '' : undefined}
        />
        {adorno && <span className={css.adorno}>{adorno}</span>}
      </div>
    </Campo>
  );
}
