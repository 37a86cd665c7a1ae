import { useEffect, useState } from 'react';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Link, useNavigate } from 'react-router-dom';
import { PAUSAS } from '@carta/contracts';
import type { VerificacionResponse } from '@carta/contracts';
import { FormularioRegistro } from './FormularioRegistro';
import { ModalCodigo } from './ModalCodigo/ModalCodigo';
import { useSesion } from '../useSesion';
import { Boton } from '../../shared/ui/Boton/Boton';
import { Dialogo } from '../../shared/ui/Dialogo/Dialogo';
import { Mensaje } from '../../shared/ui/Mensaje/Mensaje';
import { paths } from '../../shared/paths';
import { MarcoCuenta } from './MarcoCuenta';

/** `aplazada`: the account exists, its dialog was closed. */
type Paso = 'datos' | 'codigo' | 'aplazada' | 'verificada' | 'sinVerificacion';

export default function RegistroPage() {
  const [paso, setPaso] = useState<Paso>('datos');
  const [email, setEmail] = useState('');
  const adopt = useSesion((sesion) => sesion.adopt);
  const navigate = useNavigate();
  const goToLogin = () => void navigate(paths.login());

  useEffect(() => {
    if (paso !== 'sinVerificacion') return;
    const reloj = setTimeout(() => void navigate(paths.login()), PAUSAS.irTrasRegistro);
    return () => clearTimeout(reloj);
  }, [paso, navigate]);

  const handleRegistrado = (registro: { email: string; requiresVerification: boolean }) => {
    setEmail(registro.email);
    setPaso(registro.requiresVerification ? 'codigo' : 'sinVerificacion');
  };
  const handleVerificado = (verificacion: VerificacionResponse) => {
    adopt(verificacion);
    setPaso('verificada');
  };
  const handleClose = () => setPaso((actual) => (actual === 'codigo' ? 'aplazada' : actual));

  return (
    <MarcoCuenta
      titulo="Crear cuenta"
      texto="Tu carta en el móvil de tus clientes, en diez minutos."
      enlaces={
        <span>
          ¿Ya tienes cuenta? <Link to={paths.login()}>Inicia sesión</Link>
        </span>
      }
    >
      {paso === 'sinVerificacion' && (
        <Mensaje tono="exito">Registro exitoso. Ya puedes iniciar sesión.</Mensaje>
      )}
      {paso === 'datos' && <FormularioRegistro onRegistrado={handleRegistrado} />}
      {(paso === 'codigo' || paso === 'aplazada') && (
        <>
          <Mensaje>Solo falta verificar tu email. Hemos enviado un código a {email}.</Mensaje>
          <Boton
            key={paso}
            ancho="completo"
            autoFocus={paso === 'aplazada'}
            onClick={() => setPaso('codigo')}
          >
            Introducir el código
          </Boton>
        </>
      )}
      <ModalCodigo
        abierta={paso === 'codigo'}
        onClose={handleClose}
        email={email}
        onVerificado={handleVerificado}
      />
      <Dialogo
        abierto={paso === 'verificada'}
        onClose={goToLogin}
        icono={<CircleCheck />}
        titulo="Registro exitoso"
        texto="Tu email está verificado y tu cuenta, lista. Empieza por tu carta."
        acciones={<Boton onClick={goToLogin}>Continuar</Boton>}
      />
    </MarcoCuenta>
  );
}
