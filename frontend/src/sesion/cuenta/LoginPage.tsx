import { useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import type { VerificacionResponse } from '@carta/contracts';
import { FormularioLogin } from '../FormularioLogin';
import { readEmparejado } from '../emparejado';
import { useSesion } from '../useSesion';
import { Mensaje } from '../../shared/ui/Mensaje/Mensaje';
import { perezoso } from '../../shared/ui/Perezoso/perezoso';
import { ComprobandoSesion } from '../ComprobandoSesion';
import { destinoOf } from '../destino';
import { readNoticia, readOrigen, readQuedan, wantsCuenta } from '../origen';
import { paths } from '../../shared/paths';
import { MarcoCuenta } from './MarcoCuenta';

/** Loaded apart: few who log in have an email to verify, and sheets are heavy. */
const VerificarEmail = perezoso(() => import('./VerificarEmail'), 'default', {
  isAbierta: ({ paso }) => paso !== null,
});

/** `verificada` waits until the news has been read. */
type Paso = 'acceso' | 'codigo' | 'verificada';

/**
 * /admin: signed-in people go on to where they were going or to their carta, a device to its place, unless it
 * asks for an account.
 */
export default function LoginPage() {
  const estado = useSesion((sesion) => sesion.estado);
  const destino = useSesion(destinoOf);
  const isDispositivo = useSesion((sesion) => sesion.dispositivo !== null);
  const adopt = useSesion((sesion) => sesion.adopt);
  const [paso, setPaso] = useState<Paso>('acceso');
  const [email, setEmail] = useState('');
  const location = useLocation();

  const handleSinVerificar = (direccion: string) => {
    setEmail(direccion);
    setPaso('codigo');
  };
  const handleVerificado = (verificacion: VerificacionResponse) => {
    setPaso('verificada');
    adopt(verificacion);
  };
  const handleClose = () => setPaso((actual) => (actual === 'codigo' ? 'acceso' : actual));

  const conCuenta = isDispositivo && wantsCuenta(location.state);
  if (estado === 'comprobando' && !conCuenta) return <ComprobandoSesion />;
  if (estado === 'abierta' && paso === 'acceso' && !conCuenta) {
    const adonde = readQuedan(location.state) === null ? destino : paths.dispositivos();
    return <Navigate to={readOrigen(location.state) ?? adonde} replace />;
  }
  return (
    <MarcoCuenta
      titulo="Iniciar sesión"
      texto="Tu carta y los pedidos de tus mesas."
      enlaces={
        <>
          <Link to={paths.olvido()}>¿Olvidaste tu contraseña?</Link>
          <span>
            ¿Aún no tienes cuenta? <Link to={paths.registro()}>Regístrate</Link>
          </span>
          <VolverAlDispositivo />
        </>
      }
    >
      <Noticia />
      <FormularioLogin onSinVerificar={handleSinVerificar} />
      {email !== '' && (
        <VerificarEmail
          paso={paso === 'acceso' ? null : paso}
          email={email}
          onVerificado={handleVerificado}
          onClose={handleClose}
          onLeida={() => setPaso('acceso')}
        />
      )}
    </MarcoCuenta>
  );
}

function VolverAlDispositivo() {
  const restore = useSesion((sesion) => sesion.restore);
  const dispositivo = readEmparejado();
  if (dispositivo === null) return <Link to={paths.emparejar()}>Emparejar un dispositivo del local</Link>;
  return (
    <Link to={paths.inicio()} onClick={() => void restore()}>
      Volver a «{dispositivo.nombre}»
    </Link>
  );
}

function Noticia() {
  const aviso = useSesion((sesion) => sesion.aviso);
  const { state } = useLocation() as { state: unknown };
  const noticia = readNoticia(state);
  const quedan = readQuedan(state);
  if (aviso !== null) return <Mensaje>{aviso}</Mensaje>;
  return (
    <>
      {noticia !== null && <Mensaje tono="exito">{noticia}</Mensaje>}
      {quedan !== null && (
        <Mensaje>Siguen emparejados: {quedan}. Al entrar verás la lista, con «Quitar todos».</Mensaje>
      )}
    </>
  );
}
