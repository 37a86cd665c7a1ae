import { useState } from 'react';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { BotonIcono } from '../BotonIcono/BotonIcono';
import { CampoTexto } from '../CampoTexto/CampoTexto';
import type { PropsCampoTexto } from '../CampoTexto/CampoTexto';

export function CampoContrasena(props: Omit<PropsCampoTexto, 'type' | 'adorno'>) {
  const [visible, setVisible] = useState(false);
  return (
    <CampoTexto
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={visible ? 'text' : 'password'}
      adorno={
        <BotonIcono
          etiqueta={visible ? 'Ocultar contraseña' : 'Mostrar contraseña'}
          icono={visible ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          onClick={() => setVisible(!visible)}
        />
      }
    />
  );
}
