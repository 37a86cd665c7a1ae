import { PAUSAS, canDo } from '@carta/contracts';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { AvisoInactividad } from '../features/sesion/AvisoInactividad';
import { useSesion } from '../features/sesion/useSesion';
import { Boton } from '../shared/ui/Boton/Boton';
import { Cargando } from '../shared/ui/Cargando/Cargando';
import { PantallaError } from '../shared/ui/PantallaError/PantallaError';
import { toOrigen } from './origen';
import { paths } from './paths';

/** What a page says when its session turns out to be missing, or was ended by the server. */
type Despedidas = Readonly<Record<'ausente' | 'rechazada', string>>;

/** Words of specification §8, 'Menu admin' and 'Settings update'. */
export const DESPEDIDA = {
  carta: {
    ausente: 'Usuario no autenticado. Redirigiendo al login...',
    rechazada: 'Sesión expirada. Redirigiendo al login...',
  },
  ajustes: { ausente: 'Usuario no autenticado', rechazada: 'Usuario no autenticado' },
} as const satisfies Record<string, Despedidas>;

interface PropsRequireSesion {
  /** Said for a while before going; without it one goes at once. */
  despedida?: Despedidas;
}

/** Lets in who is signed in; anybody else goes to the login, which brings them back here (specification §2). */
export function RequireSesion({ despedida }: PropsRequireSesion) {
  const estado = useSesion((sesion) => sesion.estado);
  const fin = useSesion((sesion) => sesion.fin);
  const location = useLocation();
  if (estado === 'comprobando') return <ComprobandoSesion />;
  if (estado === 'anonima') {
    const login = <Navigate to={paths.login()} state={toOrigen(location)} replace />;
    if (!despedida || (fin !== 'ausente' && fin !== 'rechazada')) return login;
    return <Despedida texto={despedida[fin]}>{login}</Despedida>;
  }
  return (
    <>
      <Outlet />
      <AvisoInactividad />
    </>
  );
}

interface PropsDespedida {
  texto: string;
  /** What comes once there has been time to read it. */
  children: ReactNode;
}

function Despedida({ texto, children }: PropsDespedida) {
  const [leida, setLeida] = useState(false);
  useEffect(() => {
    const reloj = setTimeout(() => setLeida(true), PAUSAS.irTrasFinDeSesion);
    return () => clearTimeout(reloj);
  }, []);
  return leida ? children : <Cargando texto={texto} />;
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
