import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { PAUSAS, reglasCuenta } from '@carta/contracts';
import { FormularioPassword } from '../../features/cuenta/FormularioPassword/FormularioPassword';
import { Mensaje } from '../../shared/ui/Mensaje/Mensaje';
import { paths } from '../paths';
import { useDatosDeEnlace } from '../useDatosDeEnlace';
import { EnlaceIncompleto } from './EnlaceIncompleto';
import { MarcoCuenta } from './MarcoCuenta';

const TITULO = 'Cambiar contraseña';

/** /change-password: another password, for who has the email and its code, or the mail's link. */
export default function CambiarPasswordPage() {
  const { email, code, enlace } = useDatosDeEnlace();
  const [cambiada, setCambiada] = useState(false);
  const navigate = useNavigate();

  useEffect(() => {
    if (!cambiada) return;
    const reloj = setTimeout(() => void navigate(paths.login()), PAUSAS.irTrasCambiarPassword);
    return () => clearTimeout(reloj);
  }, [cambiada, navigate]);

  if (email === '' || (code === '' && enlace === '')) return <EnlaceIncompleto titulo={TITULO} />;
  return (
    <MarcoCuenta
      titulo={TITULO}
      texto={`Elige la nueva contraseña de ${email}.`}
      enlaces={<Link to={paths.login()}>Volver a iniciar sesión</Link>}
    >
      {cambiada ? (
        <Mensaje tono="exito">Contraseña cambiada</Mensaje>
      ) : (
        <FormularioPassword
          email={email}
          code={code}
          enlace={enlace}
          regla={reglasCuenta.passwordNueva}
          onCambiada={() => setCambiada(true)}
        />
      )}
    </MarcoCuenta>
  );
}
