import { useEffect, useState } from 'react';
import { onOcio } from '../shared/lib/ocio';
import { ReintentoSolo } from '../shared/ui/Limite/Limite';
import { perezoso } from '../shared/ui/Perezoso/perezoso';
import { LimiteDeError } from './ErrorGenerico';
import { Pantalla } from './Pantalla';
import type { Direccion } from './Pantalla';

/** Retries until it loads: without its list no message is seen. */
const Luego = perezoso(() => import('./Luego'), 'Luego', {
  caida: ({ onReintentar }) => <ReintentoSolo onReintentar={onReintentar} />,
});

export function App({ direccion }: { direccion: Direccion }) {
  return (
    <LimiteDeError>
      <Pantalla direccion={direccion} />
      <Diferido />
    </LimiteDeError>
  );
}

/** Loaded after what there is to read. */
function Diferido() {
  const [cargar, setCargar] = useState(false);
  useEffect(() => onOcio(() => setCargar(true)), []);
  if (!cargar) return null;
  return <Luego />;
}
