import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { RequirePremium, RequireSesion } from './guards';
import { NoEncontradaPage } from './pages/NoEncontradaPage';

const LoginPage = lazy(() => import('./pages/LoginPage'));
const AdminCartaPage = lazy(() => import('./pages/AdminCartaPage'));
const PedidosPage = lazy(() => import('./pages/PedidosPage'));
const EntregadosPage = lazy(() => import('./pages/EntregadosPage'));
const PagadosPage = lazy(() => import('./pages/PagadosPage'));

/** The screens under /admin: the login, what needs a session, and what needs a premium one. */
export default function RutasPersonal() {
  return (
    <Routes>
      <Route index element={<LoginPage />} />
      <Route element={<RequireSesion />}>
        <Route path="carta" element={<AdminCartaPage />} />
        <Route element={<RequirePremium />}>
          <Route path="pedidos" element={<PedidosPage />} />
          <Route path="entregados" element={<EntregadosPage />} />
          <Route path="pagados" element={<PagadosPage />} />
        </Route>
      </Route>
      <Route path="*" element={<NoEncontradaPage />} />
    </Routes>
  );
}
