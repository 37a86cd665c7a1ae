import { Suspense, lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Cargando } from '../shared/ui/Cargando/Cargando';
import { MenuPorMesaPage } from './pages/MenuPorMesaPage';
import { MenuPorSlugPage } from './pages/MenuPorSlugPage';

const AvisoLegalPage = lazy(() => import('./pages/AvisoLegalPage'));

const RutasPersonal = lazy(async () => {
  const [rutas, { startPersonal }] = await Promise.all([import('./RutasPersonal'), import('./personal')]);
  startPersonal();
  return rutas;
});

/**
 * Every screen by its address (docs/reglas.md#screens). A diner's pages come with the first script: they
 * are opened once, on a bad line. Everybody else's are loaded when asked for.
 */
export function Rutas() {
  return (
    <Suspense fallback={<Cargando />}>
      <Routes>
        <Route path="/menu" element={<MenuPorMesaPage />} />
        <Route path="/menu/:slug" element={<MenuPorSlugPage />} />
        <Route path="/menu/:slug/legal" element={<AvisoLegalPage />} />
        <Route path="*" element={<RutasPersonal />} />
      </Routes>
    </Suspense>
  );
}
