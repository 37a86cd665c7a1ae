import { Suspense, lazy, useEffect, useState } from 'react';
import { onOcio } from '../shared/lib/ocio';
import { LimiteDeError } from './ErrorGenerico';
import { Pantalla } from './Pantalla';
import type { Direccion } from './Pantalla';

const Toasts = lazy(async () => ({ default: (await import('../shared/ui/Toasts/Toasts')).Toasts }));

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
  return (
    <Suspense>
      <Toasts />
    </Suspense>
  );
}
