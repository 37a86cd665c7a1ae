import { Suspense, lazy, useEffect, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { onOcio } from '../shared/lib/ocio';
import { LimiteDeError } from './ErrorGenerico';
import { Rutas } from './router';

const Avisos = lazy(async () => ({ default: (await import('../shared/ui/Avisos/Avisos')).Avisos }));

export function App() {
  return (
    <LimiteDeError>
      <BrowserRouter>
        <Rutas />
      </BrowserRouter>
      <AvisosDiferidos />
    </LimiteDeError>
  );
}

/** Messages wait for their list to load, so it comes after what there is to read. */
function AvisosDiferidos() {
  const [cargar, setCargar] = useState(false);
  useEffect(() => onOcio(() => setCargar(true)), []);
  if (!cargar) return null;
  return (
    <Suspense>
      <Avisos />
    </Suspense>
  );
}
