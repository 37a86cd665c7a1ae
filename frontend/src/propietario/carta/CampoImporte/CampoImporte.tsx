import { CampoTexto } from '../../../shared/ui/CampoTexto/CampoTexto';
import type { PropsCampoTexto } from '../../../shared/ui/CampoTexto/CampoTexto';
import { withoutEuro } from '../modelo/producto';
import css from './CampoImporte.module.css';

interface PropsCampoImporte extends Omit<PropsCampoTexto, 'onChange' | 'adorno'> {
  /** Given what is typed, without the € that the field already shows. */
  onChange: (texto: string) => void;
}

/** Euros, as they are typed. */
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
