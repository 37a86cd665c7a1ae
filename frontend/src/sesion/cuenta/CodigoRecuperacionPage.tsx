import { Link, useNavigate } from 'react-router-dom';
import { FormularioCodigo } from './FormularioCodigo';
import { paths } from '../../shared/paths';
import { useDatosDeEnlace } from './useDatosDeEnlace';
import { EnlaceIncompleto } from './EnlaceIncompleto';
import { MarcoCuenta } from './MarcoCuenta';

export default function CodigoRecuperacionPage() {
  const { email } = useDatosDeEnlace();
  const navigate = useNavigate();
  if (email === '') return <EnlaceIncompleto titulo="Revisa tu correo" />;

  const handleValido = (code: string) => void navigate(paths.cambiarPassword(), { state: { email, code } });
  return (
    <MarcoCuenta
      titulo="Revisa tu correo"
      texto={`Te hemos enviado un código de 6 dígitos a ${email}.`}
      enlaces={
        <Link to={paths.olvido()} state={{ email }}>
          Reenviar código
        </Link>
      }
    >
      <FormularioCodigo email={email} onValido={handleValido} />
    </MarcoCuenta>
  );
}
