import { useState } from 'react';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Link, Navigate, useLocation } from 'react-router-dom';
import type { VerificacionResponse } from '@carta/contracts';
import { ModalCodigo } from './ModalCodigo/ModalCodigo';
import { FormularioLogin } from '../FormularioLogin';
import { readEmparejado } from '../emparejado';
import { useSesion } from '../useSesion';
import { Boton } from '../../shared/ui/Boton/Boton';
import { Dialogo } from '../../shared/ui/Dialogo/Dialogo';
import { Mensaje } from '../../shared/ui/Mensaje/Mensaje';
import { ComprobandoSesion } from '../ComprobandoSesion';
import { destinoOf } from '../destino';
import { readNoticia, readOrigen, readQuedan, wantsCuenta } from '../origen';
import { paths } from '../../shared/paths';
import { MarcoCuenta } from './MarcoCuenta';

/** `verificada` holds back the way in until the good news has been read. */
type Paso = 'acceso' | 'codigo' | 'verificada';

/**
 * /admin: who is already signed in goes on to where they were going, or to their carta; a paired device
 * to its place, unless its person wants to enter with an account.
 */
export default function LoginPage() {
  const estado = useSesion((sesion) => sesion.estado);
  const destino = useSesion(destinoOf);
  const isDispositivo = useSesion((sesion) => sesion.dispositivo !== null);
  const adopt = useSesion((sesion) => sesion.adopt);
  const [paso, setPaso] = useState<Paso>('acceso');
  const [email, setEmail] = useState('');
  const location = useLocation();

  const handleSinVerificar = (cual: string) => {
    setEmail(cual);
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
      <ModalCodigo
        abierta={paso === 'codigo'}
        onClose={handleClose}
        email={email}
        onVerificado={handleVerificado}
      />
      <Dialogo
        abierto={paso === 'verificada'}
        onClose={() => setPaso('acceso')}
        icono={<CircleCheck />}
        titulo="Email verificado"
        texto="Tu cuenta ya está activa. Tu carta te espera."
        acciones={<Boton onClick={() => setPaso('acceso')}>Ir a mi carta</Boton>}
      />
    </MarcoCuenta>
  );
}

/** To the device that this browser is, or may become. */
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

/** Why the last session ended; else what the page before wants known. */
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
