import { Navigate } from 'react-router-dom';
import { useEffect, useState } from 'react';
import { useSesion } from '../../sesion/useSesion';
import { Cargando } from '../../shared/ui/Cargando/Cargando';
import { DispositivoQuitado } from '../../sesion/dispositivos/DispositivoQuitado';
import { destinoOf } from '../../sesion/destino';
import { paths } from '../../shared/paths';

/** ms to read it. */
const ANTES_DE_IR = 300;

export default function InicioPage() {
  const estado = useSesion((sesion) => sesion.estado);
  const destino = useSesion(destinoOf);
  const isDispositivo = useSesion((sesion) => sesion.dispositivo !== null);
  const fallo = useSesion((sesion) => sesion.fallo);
  const comprobando = estado === 'comprobando' && fallo === null;
  const [ir, setIr] = useState(false);

  useEffect(() => {
    if (comprobando) return;
    const reloj = setTimeout(() => setIr(true), ANTES_DE_IR);
    return () => clearTimeout(reloj);
  }, [comprobando]);

  if (estado === 'desemparejada') return <DispositivoQuitado />;
  if (ir) return <Navigate to={estado === 'abierta' || isDispositivo ? destino : paths.login()} replace />;
  return <Cargando texto={comprobando ? 'Cargando...' : 'Redirigiendo...'} />;
}
