import { Suspense, lazy, useEffect, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { onOcio } from '../shared/lib/ocio';
import { LimiteDeError } from './ErrorGenerico';
import { Rutas } from './router';

const Toasts = lazy(async () => ({ default: (await import('../shared/ui/Toasts/Toasts')).Toasts }));

export function App() {
  return (
    <LimiteDeError>
      <BrowserRouter>
        <Rutas />
      </BrowserRouter>
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
