import { useEffect, useState } from 'react';
import { onOcio } from '../shared/lib/ocio';
import { ReintentoSolo } from '../shared/ui/Limite/Limite';
import { perezoso } from '../shared/ui/Perezoso/perezoso';
import { LimiteDeError } from './ErrorGenerico';
import { Pantalla } from './Pantalla';
import type { Direccion } from './Pantalla';

/** Without its list a message is not seen: it is asked for until it comes. */
const Toasts = perezoso(() => import('../shared/ui/Toasts/Toasts'), 'Toasts', {
  caida: ({ onReintentar }) => <ReintentoSolo onReintentar={onReintentar} />,
});

/** The whole application, as it begins at an address. */
export function App({ direccion }: { direccion: Direccion }) {
  return (
    <LimiteDeError>
      <Pantalla direccion={direccion} />
      <ToastsDiferidos />
    </LimiteDeError>
  );
}

/** Messages wait for their list to load, so it comes after what there is to read. */
function ToastsDiferidos() {
  const [cargar, setCargar] = useState(false);
  useEffect(() => onOcio(() => setCargar(true)), []);
  if (!cargar) return null;
  return <Toasts />;
}
