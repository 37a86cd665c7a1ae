import type { ComponentProps } from 'react';
import { CampoTexto } from '../CampoTexto/CampoTexto';

type PropsCampoEmail = Omit<ComponentProps<typeof CampoTexto>, 'etiqueta' | 'type'>;

/** Password managers find the account's email here, and no phone corrects it. */
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
