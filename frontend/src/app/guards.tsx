import { PAUSAS, canDo, rolConPlanOf } from '@carta/contracts';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { AvisoInactividad } from '../sesion/AvisoInactividad';
import { useSesion } from '../sesion/useSesion';
import { Cargando } from '../shared/ui/Cargando/Cargando';
import { ComprobandoSesion } from '../sesion/ComprobandoSesion';
import { DispositivoQuitado } from '../sesion/dispositivos/DispositivoQuitado';
import { lugarOf, quePuesto } from '../sesion/destino';
import { toOrigen } from '../sesion/origen';
import { showToast } from '../shared/ui/Toasts/toast';
import { paths } from '../shared/paths';
import { startVigilanciaDispositivo } from '../sesion/vigilancia-dispositivo';

type Despedidas = Readonly<Record<'ausente' | 'rechazada', string>>;

export const DESPEDIDA = {
  carta: {
    ausente: 'Usuario no autenticado. Redirigiendo al login...',
    rechazada: 'Sesión expirada. Redirigiendo al login...',
  },
  ajustes: { ausente: 'Usuario no autenticado', rechazada: 'Usuario no autenticado' },
} as const satisfies Record<string, Despedidas>;

interface PropsRequireSesion {
  /** Shown before leaving; without it one leaves at once. */
  despedida?: Despedidas;
}

/**
 * Others go to the login, which brings them back here unless somebody signed out: the next person may be
 * another.
 */
export function RequireSesion({ despedida }: PropsRequireSesion) {
  const estado = useSesion((sesion) => sesion.estado);
  const fin = useSesion((sesion) => sesion.fin);
  const isDispositivo = useSesion((sesion) => sesion.dispositivo !== null);
  const haSalido = useSesion((sesion) => sesion.haSalido);
  const location = useLocation();
  if (estado === 'comprobando') return <ComprobandoSesion />;
  if (estado === 'desemparejada') return <DispositivoQuitado />;
  if (estado === 'anonima') {
    const login = <Navigate to={paths.login()} state={haSalido ? null : toOrigen(location)} replace />;
    if (!despedida || (fin !== 'ausente' && fin !== 'rechazada')) return login;
    return <Despedida texto={despedida[fin]}>{login}</Despedida>;
  }
  return (
    <>
      <Outlet />
      {isDispositivo ? <VigilanciaDispositivo /> : <AvisoInactividad />}
    </>
  );
}

interface PropsDespedida {
  texto: string;
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

/** Makes the carta say why one has no orders. */
const SIN_PEDIDOS = { sinPedidos: true } as const;

/** Inside RequireSesion; others go to their carta, which says why. */
export function RequirePremium() {
  const tipo = useSesion(({ dispositivo, restaurante }) =>
    dispositivo ? 'camarero' : restaurante?.tipoUsuario,
  );
  if (tipo === undefined || !canDo(rolConPlanOf(tipo), 'tablero')) {
    return <Navigate to={paths.adminCarta()} state={SIN_PEDIDOS} replace />;
  }
  return <Outlet />;
}

/** Inside RequireSesion; a device goes to its place. */
export function RequireCuenta() {
  const lugar = useSesion(lugarOf);
  return lugar === null ? <Outlet /> : <Navigate to={lugar} replace />;
}

/** It stands inside RequireCuenta; others go to their boards. */
export function RequireCifras() {
  const tipo = useSesion(({ restaurante }) => restaurante?.tipoUsuario);
  if (tipo === undefined || !canDo(rolConPlanOf(tipo), 'tablero.estadisticas')) {
    return <Navigate to={paths.pedidos()} replace />;
  }
  return <Outlet />;
}

/** Its owner may change what a device is for: then it goes to its new place, whatever was chosen at the screen. */
function VigilanciaDispositivo() {
  const navigate = useNavigate();
  useEffect(() => startVigilanciaDispositivo(), []);
  useEffect(
    () =>
      useSesion.subscribe((sesion, { dispositivo: antes }) => {
        const { dispositivo, restaurante } = sesion;
        const lugar = lugarOf(sesion);
        if (lugar === null || dispositivo === null || dispositivo === antes) return;
        if (dispositivo._id !== antes?._id) return;
        void navigate(lugar, { replace: true });
        const texto = `Este dispositivo es ahora de: ${quePuesto(dispositivo, restaurante?.estaciones)}`;
        showToast({ tono: 'exito', texto, id: 'puesto' });
      }),
    [navigate],
  );
  return null;
}
