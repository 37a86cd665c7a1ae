import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../shared/paths';
import { useDatosDeEnlace } from './useDatosDeEnlace';
import { EnlaceIncompleto } from './EnlaceIncompleto';
import { MarcoCuenta } from './MarcoCuenta';
import { useForm } from 'react-hook-form';
import { reglasCuenta } from '@carta/contracts';
import { toValidate } from '../../shared/lib/formulario';
import { Boton } from '../../shared/ui/Boton/Boton';
import { CampoCodigo } from './CampoCodigo';
import { falloDeCodigo, verifyCodigo } from './ModalCodigo/verificaciones';

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

interface PropsFormularioCodigo {
  email: string;
  onValido: (code: string) => void;
}

function FormularioCodigo({ email, onValido }: PropsFormularioCodigo) {
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { code: '' } });
  const { errors, isSubmitting } = formState;

  const handleCodigo = async ({ code }: { code: string }) => {
    try {
      await verifyCodigo('password', email, code);
      onValido(code);
    } catch (error) {
      const message = falloDeCodigo(error, 'Error al verificar el código');
      setError('code', { message }, { shouldFocus: true });
    }
  };

  const campo = register('code', { validate: toValidate(reglasCuenta.codigoDeRecuperacion) });
  return (
    <form className="formulario" noValidate onSubmit={(event) => void handleSubmit(handleCodigo)(event)}>
      <CampoCodigo
        {...campo}
        error={errors.code?.message}
        onChange={(event) => {
          event.target.value = reglasCuenta.onlyDigitos(event.target.value);
          void campo.onChange(event);
        }}
      />
      <Boton type="submit" ancho="completo" ocupado={isSubmitting}>
        Continuar
      </Boton>
    </form>
  );
}
