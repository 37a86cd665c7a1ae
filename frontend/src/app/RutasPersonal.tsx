import { lazy } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { Route, Routes } from 'react-router-dom';
import { useSesion } from '../features/sesion/useSesion';
import { consultas } from '../shared/lib/consultas';
import { DESPEDIDA, RequirePremium, RequireSesion } from './guards';
import { NoEncontradaPage } from './pages/NoEncontradaPage';

const InicioPage = lazy(() => import('./pages/InicioPage'));
const LoginPage = lazy(() => import('./pages/LoginPage'));
const RegistroPage = lazy(() => import('./pages/RegistroPage'));
const OlvidoPage = lazy(() => import('./pages/OlvidoPage'));
const CodigoRecuperacionPage = lazy(() => import('./pages/CodigoRecuperacionPage'));
const CambiarPasswordPage = lazy(() => import('./pages/CambiarPasswordPage'));
const AdminCartaPage = lazy(() => import('./pages/AdminCartaPage'));
const AjustesPage = lazy(() => import('./pages/AjustesPage'));
const HojaQrPage = lazy(() => import('./pages/HojaQrPage'));
const PerfilPage = lazy(() => import('./pages/PerfilPage'));
const PedidosPage = lazy(() => import('./pages/PedidosPage'));
const EntregadosPage = lazy(() => import('./pages/EntregadosPage'));
const PagadosPage = lazy(() => import('./pages/PagadosPage'));

/** What one restaurant has read is never shown to another, nor once its session is over. */
useSesion.subscribe(({ restaurante }, { restaurante: antes }) => {
  if (restaurante?._id !== antes?._id) consultas.clear();
});

/** The screens that are not a diner's: the accounts, what needs a session, and what needs a premium one. */
export default function RutasPersonal() {
  return (
    <QueryClientProvider client={consultas}>
      <Routes>
        <Route path="/" element={<InicioPage />} />
        <Route path="/register" element={<RegistroPage />} />
        <Route path="/forgot-password" element={<OlvidoPage />} />
        <Route path="/reset-password" element={<CodigoRecuperacionPage />} />
        <Route path="/change-password" element={<CambiarPasswordPage />} />
        <Route path="/admin">
          <Route index element={<LoginPage />} />
          <Route element={<RequireSesion despedida={DESPEDIDA.carta} />}>
            <Route path="carta" element={<AdminCartaPage />} />
          </Route>
          <Route element={<RequireSesion despedida={DESPEDIDA.ajustes} />}>
            <Route path="settings" element={<AjustesPage />} />
          </Route>
          <Route element={<RequireSesion />}>
            <Route path="profile" element={<PerfilPage />} />
            <Route element={<RequirePremium />}>
              <Route path="settings/qr" element={<HojaQrPage />} />
              <Route path="pedidos" element={<PedidosPage />} />
              <Route path="entregados" element={<EntregadosPage />} />
              <Route path="pagados" element={<PagadosPage />} />
            </Route>
          </Route>
        </Route>
        <Route path="*" element={<NoEncontradaPage />} />
      </Routes>
    </QueryClientProvider>
  );
}
