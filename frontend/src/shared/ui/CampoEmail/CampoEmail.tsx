import type { ComponentProps } from 'react';
import { CampoTexto } from '../CampoTexto/CampoTexto';

type PropsCampoEmail = Omit<ComponentProps<typeof CampoTexto>, 'etiqueta' | 'type'>;

/** The email an account is known by: password managers find it, and no phone corrects it. */
export function CampoEmail(props: PropsCampoEmail) {
  return (
    <CampoTexto
      etiqueta="Email"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}
