import { useState } from 'react';
import { CircleCheck } from 'lucide-react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import type { VerificacionResponse } from '@carta/contracts';
import { ModalCodigo } from '../../features/cuenta/ModalCodigo/ModalCodigo';
import { FormularioLogin } from '../../features/sesion/FormularioLogin';
import { useSesion } from '../../features/sesion/useSesion';
import { Boton } from '../../shared/ui/Boton/Boton';
import { Dialogo } from '../../shared/ui/Dialogo/Dialogo';
import { Mensaje } from '../../shared/ui/Mensaje/Mensaje';
import { ComprobandoSesion } from '../guards';
import { readNoticia, readOrigen } from '../origen';
import { paths } from '../paths';
import { MarcoCuenta } from './MarcoCuenta';

/** `verificada` holds back the way in until the good news has been read. */
type Paso = 'acceso' | 'codigo' | 'verificada';

/** /admin: who is already signed in goes on to where they were going, or to their carta. */
export default function LoginPage() {
  const estado = useSesion((sesion) => sesion.estado);
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

  if (estado === 'comprobando') return <ComprobandoSesion />;
  if (estado === 'abierta' && paso === 'acceso') {
    return <Navigate to={readOrigen(location.state) ?? paths.adminCarta()} replace />;
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

/** Why the last session ended; else what the page before wants known. */
function Noticia() {
  const aviso = useSesion((sesion) => sesion.aviso);
  const noticia = readNoticia(useLocation().state);
  if (aviso !== null) return <Mensaje>{aviso}</Mensaje>;
  return noticia === null ? null : <Mensaje tono="exito">{noticia}</Mensaje>;
}
