import type { ComponentProps } from 'react';
import { t } from '../../lengua/lengua';
import { Campo } from '../Campo/Campo';
import campo from '../Campo/Campo.module.css';
import { useCampo } from '../Campo/useCampo';
import css from './AreaTexto.module.css';

export interface PropsAreaTexto extends Omit<ComponentProps<'textarea'>, 'value' | 'maxLength'> {
  value: string;
  maximo: number;
  etiqueta?: string;
  error?: string;
  ayuda?: string;
}

export function AreaTexto({
  value,
  maximo,
  etiqueta,
  error,
  ayuda,
  id,
  className = '',
  rows = 3,
  ...resto
}: PropsAreaTexto) {
  const { ids, control } = useCampo({ id, ayuda, error });
  const cuenta = (
    <span className="cifras">
      <span className="solo-lectores">{t('Caracteres:')} </span>
      {value.length}/{maximo}
    </span>
  );
  return (
    <Campo ids={ids} etiqueta={etiqueta} error={error} ayuda={ayuda} cuenta={cuenta}>
      <textarea
        {...resto}
        {...control}
        className={`${campo.control} ${css.area} ${className}`}
        value={value}
        rows={rows}
        maxLength={maximo}
      />
    </Campo>
  );
}
