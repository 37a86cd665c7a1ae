import { CampoTexto } from '../../shared/ui/CampoTexto/CampoTexto';
import type { PropsCampoTexto } from '../../shared/ui/CampoTexto/CampoTexto';
import css from './CampoCodigo.module.css';

/** One field for six figures, which a phone can fill from the mail. What it keeps is its owner's to decide. */
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
