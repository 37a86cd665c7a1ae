import { CampoTexto } from '../../shared/ui/CampoTexto/CampoTexto';
import type { PropsCampoTexto } from '../../shared/ui/CampoTexto/CampoTexto';
import css from './CampoCodigo.module.css';

/** Filled from the mail by phones. */
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
