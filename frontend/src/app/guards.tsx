import { canDo } from '@carta/contracts';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { AvisoInactividad } from '../features/sesion/AvisoInactividad';
import { useSesion } from '../features/sesion/useSesion';
import { Boton } from '../shared/ui/Boton/Boton';
import { Cargando } from '../shared/ui/Cargando/Cargando';
import { PantallaError } from '../shared/ui/PantallaError/PantallaError';
import { toOrigen } from './origen';
import { paths } from './paths';

/** Lets in who is signed in; anybody else goes to the login, which brings them back here (specification §2). */
export function RequireSesion() {
  const estado = useSesion((sesion) => sesion.estado);
  const location = useLocation();
  if (estado === 'comprobando') return <ComprobandoSesion />;
  if (estado === 'anonima') return <Navigate to={paths.login()} state={toOrigen(location)} replace />;
  return (
    <>
      <Outlet />
      <AvisoInactividad />
    </>
  );
}

/** Inside RequireSesion: lets in who may see the order boards; the others go to their carta. */
export function RequirePremium() {
  const tipo = useSesion((sesion) => sesion.restaurante?.tipoUsuario);
  if (tipo === undefined || !canDo(tipo, 'tablero')) return <Navigate to={paths.adminCarta()} replace />;
  return <Outlet />;
}

/** While the stored session is shown to the server, and when the server cannot be reached. */
export function ComprobandoSesion() {
  const fallo = useSesion((sesion) => sesion.fallo);
  const restore = useSesion((sesion) => sesion.restore);
  if (fallo === null) return <Cargando />;
  return (
    <PantallaError
      titulo="No se ha podido comprobar tu sesión"
      ayuda={fallo}
      acciones={<Boton onClick={() => void restore()}>Reintentar</Boton>}
    />
  );
}
