import { CampoTexto } from '../../shared/ui/CampoTexto/CampoTexto';
import type { PropsCampoTexto } from '../../shared/ui/CampoTexto/CampoTexto';
import css from './CampoCodigo.module.css';

/** Phones fill it from the mail. */
export function CampoCodigo(props: Omit<PropsCampoTexto, 'etiqueta' | 'variante' | 'className'>) {
  return (
    <CampoTexto
      {...props}
      etiqueta="Código"
      variante="grande"
      className={`${css.codigo} cifras`}
      inputMode="numeric"
      autoComplete="one-time-code"
      placeholder="······"
    />
  );
}
