import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet, Route, Routes } from 'react-router-dom';
import { consultas } from '../shared/lib/consultas';
import { DESPEDIDA, RequireCifras, RequireCuenta, RequirePremium, RequireSesion } from './guards';
import { NoEncontradaPage } from './pages/NoEncontradaPage';
import { Manifiesto } from './Manifiesto';
import { MarcoCasa } from './MarcoCasa/MarcoCasa';
import { pantalla } from './pantalla-perezosa';
import { usePreload } from '../shared/ui/Perezoso/perezoso';
import type { Perezoso } from '../shared/ui/Perezoso/perezoso';

const InicioPage = pantalla(() => import('./pages/InicioPage'), 'default');
const LoginPage = pantalla(() => import('../sesion/cuenta/LoginPage'), 'default');
const RegistroPage = pantalla(() => import('../sesion/cuenta/RegistroPage'), 'default');
const OlvidoPage = pantalla(() => import('../sesion/cuenta/OlvidoPage'), 'default');
const CodigoRecuperacionPage = pantalla(() => import('../sesion/cuenta/CodigoRecuperacionPage'), 'default');
const CambiarPasswordPage = pantalla(() => import('../sesion/cuenta/CambiarPasswordPage'), 'default');
const EmparejarPage = pantalla(() => import('../sesion/dispositivos/EmparejarPage'), 'default');
const AdminCartaPage = pantalla(() => import('./pages/AdminCartaPage'), 'default');
const AjustesPage = pantalla(() => import('./pages/AjustesPage'), 'default');
const CartaImpresaPage = pantalla(() => import('./pages/CartaImpresaPage'), 'default');
const ImportarCartaPage = pantalla(() => import('./pages/ImportarCartaPage'), 'default');
const MenuDeHoyPage = pantalla(() => import('./pages/MenuDeHoyPage'), 'default');
const MenuImpresoPage = pantalla(() => import('./pages/MenuImpresoPage'), 'default');
const HojaQrPage = pantalla(() => import('./pages/HojaQrPage'), 'default');
const DispositivosPage = pantalla(() => import('./pages/DispositivosPage'), 'default');
const PersonasPage = pantalla(() => import('./pages/PersonasPage'), 'default');
const ServicioPage = pantalla(() => import('./pages/ServicioPage'), 'default');
const AjustesCocinaPage = pantalla(() => import('./pages/AjustesCocinaPage'), 'default');
const HorarioPage = pantalla(() => import('./pages/HorarioPage'), 'default');
const LegalPage = pantalla(() => import('./pages/LegalPage'), 'default');
const AspectoPage = pantalla(() => import('./pages/AspectoPage'), 'default');
const LenguasPage = pantalla(() => import('./pages/LenguasPage'), 'default');
const TraducirPage = pantalla(() => import('./pages/TraducirPage'), 'default');
const ServidorPage = pantalla(() => import('./pages/ServidorPage'), 'default');
const PedidosMesaPage = pantalla(() => import('./pages/PedidosMesaPage'), 'default');
const ZonasPage = pantalla(() => import('./pages/ZonasPage'), 'default');
const PerfilPage = pantalla(() => import('./pages/PerfilPage'), 'default');
const PedidosPage = pantalla(() => import('./pages/PedidosPage'), 'default');
const EntregadosPage = pantalla(() => import('./pages/EntregadosPage'), 'default');
const PagadosPage = pantalla(() => import('./pages/PagadosPage'), 'default');
const CierrePage = pantalla(() => import('./pages/CierrePage'), 'default');
const PartesDeNochePage = pantalla(() => import('./pages/PartesDeNochePage'), 'default');
const EstadisticasPage = pantalla(() => import('./pages/EstadisticasPage'), 'default');
const CocinaPage = pantalla(() => import('./pages/CocinaPage'), 'default', { sola: true });
const SalaPage = pantalla(() => import('./pages/SalaPage'), 'default');
const SalaMesaPage = pantalla(() => import('./pages/SalaMesaPage'), 'default');
const SalaPedirPage = pantalla(() => import('./pages/SalaPedirPage'), 'default');

const TABLEROS = [PedidosPage, EntregadosPage, PagadosPage];
const SALA = [SalaPage, SalaMesaPage, SalaPedirPage];

export function RutasPersonal() {
  return (
    <QueryClientProvider client={consultas}>
      <Manifiesto />
      <Routes>
        <Route path="/" element={<InicioPage />} />
        <Route path="/register" element={<RegistroPage />} />
        <Route path="/forgot-password" element={<OlvidoPage />} />
        <Route path="/reset-password" element={<CodigoRecuperacionPage />} />
        <Route path="/change-password" element={<CambiarPasswordPage />} />
        <Route path="/emparejar" element={<EmparejarPage />} />
        <Route path="/admin">
          <Route index element={<LoginPage />} />
          <Route element={<MarcoCasa />}>
            <Route element={<RequireSesion despedida={DESPEDIDA.carta} />}>
              <Route element={<RequireCuenta />}>
                <Route path="carta" element={<AdminCartaPage />} />
              </Route>
            </Route>
            <Route element={<RequireSesion despedida={DESPEDIDA.ajustes} />}>
              <Route element={<RequireCuenta />}>
                <Route path="settings" element={<AjustesPage />}>
                  <Route path="aspecto" element={<AspectoPage />} />
                  <Route path="lenguas" element={<LenguasPage />} />
                  <Route path="pedidos" element={<PedidosMesaPage />} />
                  <Route path="legal" element={<LegalPage />} />
                  <Route path="horario" element={<HorarioPage />} />
                  <Route path="zonas" element={<ZonasPage />} />
                  <Route path="servidor" element={<ServidorPage />} />
                  <Route element={<RequirePremium />}>
                    <Route path="dispositivos" element={<DispositivosPage />} />
                    <Route path="personas" element={<PersonasPage />} />
                    <Route path="servicio" element={<ServicioPage />} />
                    <Route path="cocina" element={<AjustesCocinaPage />} />
                  </Route>
                </Route>
              </Route>
            </Route>
            <Route element={<RequireSesion />}>
              <Route element={<RequireCuenta />}>
                <Route path="carta/menu" element={<MenuDeHoyPage />} />
                <Route path="carta/traducir" element={<TraducirPage />} />
                <Route path="carta/importar" element={<ImportarCartaPage />} />
                <Route path="profile" element={<PerfilPage />} />
                <Route path="settings/carta" element={<CartaImpresaPage />} />
                <Route path="settings/menu" element={<MenuImpresoPage />} />
                <Route element={<RequirePremium />}>
                  <Route path="settings/qr" element={<HojaQrPage />} />
                  <Route element={<RequireCifras />}>
                    <Route path="estadisticas" element={<EstadisticasPage />} />
                    <Route path="cierre" element={<CierrePage />} />
                    <Route path="parte" element={<PartesDeNochePage />} />
                  </Route>
                </Route>
              </Route>
              <Route element={<RequirePremium />}>
                <Route element={<Vecinas pantallas={TABLEROS} />}>
                  <Route path="pedidos" element={<PedidosPage />} />
                  <Route path="entregados" element={<EntregadosPage />} />
                  <Route path="pagados" element={<PagadosPage />} />
                </Route>
              </Route>
            </Route>
          </Route>
        </Route>
        <Route element={<RequireSesion />}>
          <Route element={<RequirePremium />}>
            <Route path="/cocina" element={<CocinaPage />} />
            <Route element={<Vecinas pantallas={SALA} />}>
              <Route path="/sala" element={<SalaPage />} />
              <Route path="/sala/mesa/:mesa" element={<SalaMesaPage />} />
              <Route path="/sala/mesa/:mesa/pedir" element={<SalaPedirPage />} />
            </Route>
          </Route>
        </Route>
        <Route path="*" element={<NoEncontradaPage />} />
      </Routes>
    </QueryClientProvider>
  );
}

/** Around the routes of screens that lead to each other: whichever is open, the others open without a network too. */
function Vecinas({ pantallas }: { pantallas: readonly Perezoso<object>[] }) {
  usePreload(...pantallas);
  return <Outlet />;
}
