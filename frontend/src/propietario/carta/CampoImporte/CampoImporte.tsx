import { CampoTexto } from '../../../shared/ui/CampoTexto/CampoTexto';
import type { PropsCampoTexto } from '../../../shared/ui/CampoTexto/CampoTexto';
import { withoutEuro } from '../modelo/producto';
import css from './CampoImporte.module.css';

interface PropsCampoImporte extends Omit<PropsCampoTexto, 'onChange' | 'adorno'> {
  /** Without the €, which the field shows. */
  onChange: (texto: string) => void;
}

export function CampoImporte({ onChange, ...resto }: PropsCampoImporte) {
  return (
    <CampoTexto
      inputMode="decimal"
      autoComplete="off"
      placeholder="0,00"
      {...resto}
      adorno={
        <span className={css.euro} aria-hidden="true">
          €
        </span>
      }
      onChange={({ target }) => onChange(withoutEuro(target.value))}
    />
  );
}
