import { lazy } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { Route, Routes } from 'react-router-dom';
import { consultas } from '../shared/lib/consultas';
import { DESPEDIDA, RequireCifras, RequireCuenta, RequirePremium, RequireSesion } from './guards';
import { NoEncontradaPage } from './pages/NoEncontradaPage';

const InicioPage = lazy(() => import('./pages/InicioPage'));
const LoginPage = lazy(() => import('../sesion/cuenta/LoginPage'));
const RegistroPage = lazy(() => import('../sesion/cuenta/RegistroPage'));
const OlvidoPage = lazy(() => import('../sesion/cuenta/OlvidoPage'));
const CodigoRecuperacionPage = lazy(() => import('../sesion/cuenta/CodigoRecuperacionPage'));
const CambiarPasswordPage = lazy(() => import('../sesion/cuenta/CambiarPasswordPage'));
const EmparejarPage = lazy(() => import('../sesion/dispositivos/EmparejarPage'));
const AdminCartaPage = lazy(() => import('./pages/AdminCartaPage'));
const AjustesPage = lazy(() => import('./pages/AjustesPage'));
const CartaImpresaPage = lazy(() => import('./pages/CartaImpresaPage'));
const HojaQrPage = lazy(() => import('./pages/HojaQrPage'));
const DispositivosPage = lazy(() => import('./pages/DispositivosPage'));
const ServicioPage = lazy(() => import('./pages/ServicioPage'));
const HorarioPage = lazy(() => import('./pages/HorarioPage'));
const LegalPage = lazy(() => import('./pages/LegalPage'));
const ZonasPage = lazy(() => import('./pages/ZonasPage'));
const PerfilPage = lazy(() => import('./pages/PerfilPage'));
const PedidosPage = lazy(() => import('./pages/PedidosPage'));
const EntregadosPage = lazy(() => import('./pages/EntregadosPage'));
const PagadosPage = lazy(() => import('./pages/PagadosPage'));
const CierrePage = lazy(() => import('./pages/CierrePage'));
const EstadisticasPage = lazy(() => import('./pages/EstadisticasPage'));
const CocinaPage = lazy(() => import('./pages/CocinaPage'));
const SalaPage = lazy(() => import('./pages/SalaPage'));
const SalaMesaPage = lazy(() => import('./pages/SalaMesaPage'));
const SalaPedirPage = lazy(() => import('./pages/SalaPedirPage'));

/** The screens that are not a diner's: the accounts, what needs a session, and what needs a premium one. */
export function RutasPersonal() {
  return (
    <QueryClientProvider client={consultas}>
      <Routes>
        <Route path="/" element={<InicioPage />} />
        <Route path="/register" element={<RegistroPage />} />
        <Route path="/forgot-password" element={<OlvidoPage />} />
        <Route path="/reset-password" element={<CodigoRecuperacionPage />} />
        <Route path="/change-password" element={<CambiarPasswordPage />} />
        <Route path="/emparejar" element={<EmparejarPage />} />
        <Route path="/admin">
          <Route index element={<LoginPage />} />
          <Route element={<RequireSesion despedida={DESPEDIDA.carta} />}>
            <Route element={<RequireCuenta />}>
              <Route path="carta" element={<AdminCartaPage />} />
            </Route>
          </Route>
          <Route element={<RequireSesion despedida={DESPEDIDA.ajustes} />}>
            <Route element={<RequireCuenta />}>
              <Route path="settings" element={<AjustesPage />} />
            </Route>
          </Route>
          <Route element={<RequireSesion />}>
            <Route element={<RequireCuenta />}>
              <Route path="profile" element={<PerfilPage />} />
              <Route path="settings/legal" element={<LegalPage />} />
              <Route path="settings/horario" element={<HorarioPage />} />
              <Route path="settings/zonas" element={<ZonasPage />} />
              <Route path="settings/carta" element={<CartaImpresaPage />} />
              <Route element={<RequirePremium />}>
                <Route path="settings/qr" element={<HojaQrPage />} />
                <Route path="settings/dispositivos" element={<DispositivosPage />} />
                <Route path="settings/servicio" element={<ServicioPage />} />
                <Route element={<RequireCifras />}>
                  <Route path="estadisticas" element={<EstadisticasPage />} />
                  <Route path="cierre" element={<CierrePage />} />
                </Route>
              </Route>
            </Route>
            <Route element={<RequirePremium />}>
              <Route path="pedidos" element={<PedidosPage />} />
              <Route path="entregados" element={<EntregadosPage />} />
              <Route path="pagados" element={<PagadosPage />} />
            </Route>
          </Route>
        </Route>
        <Route element={<RequireSesion />}>
          <Route element={<RequirePremium />}>
            <Route path="/cocina" element={<CocinaPage />} />
            <Route path="/sala" element={<SalaPage />} />
            <Route path="/sala/mesa/:mesa" element={<SalaMesaPage />} />
            <Route path="/sala/mesa/:mesa/pedir" element={<SalaPedirPage />} />
          </Route>
        </Route>
        <Route path="*" element={<NoEncontradaPage />} />
      </Routes>
    </QueryClientProvider>
  );
}
