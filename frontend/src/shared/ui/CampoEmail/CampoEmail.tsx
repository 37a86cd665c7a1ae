import type { ComponentProps } from 'react';
import { CampoTexto } from '../CampoTexto/CampoTexto';

type PropsCampoEmail = Omit<ComponentProps<typeof CampoTexto>, 'etiqueta' | 'type'>;

/** The account's email: found by password managers, corrected by no phone. */
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
