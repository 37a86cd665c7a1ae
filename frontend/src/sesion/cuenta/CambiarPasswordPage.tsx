import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { PAUSAS, reglasCuenta } from '@carta/contracts';
import { FormularioPassword } from './FormularioPassword';
import { Mensaje } from '../../shared/ui/Mensaje/Mensaje';
import { toQuedan } from '../origen';
import { paths } from '../../shared/paths';
import { useDatosDeEnlace } from './useDatosDeEnlace';
import { EnlaceIncompleto } from './EnlaceIncompleto';
import { MarcoCuenta } from './MarcoCuenta';

const TITULO = 'Cambiar contraseña';

export default function CambiarPasswordPage() {
  const { email, code, enlace } = useDatosDeEnlace();
  const [quedan, setQuedan] = useState<readonly string[] | null>(null);
  const cambiada = quedan !== null;
  const navigate = useNavigate();

  useEffect(() => {
    if (quedan === null) return;
    const go = () => void navigate(paths.login(), { state: toQuedan(quedan) });
    const reloj = setTimeout(go, PAUSAS.irTrasCambiarPassword);
    return () => clearTimeout(reloj);
  }, [quedan, navigate]);

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
          onCambiada={setQuedan}
        />
      )}
    </MarcoCuenta>
  );
}
