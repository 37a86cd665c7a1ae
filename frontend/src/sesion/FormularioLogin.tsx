import { useForm } from 'react-hook-form';
import { reglasAcceso } from '@carta/contracts';
import type { LoginRequest } from '@carta/contracts';
import { showErroresDeCampo, toValidate } from '../shared/lib/formulario';
import { Boton } from '../shared/ui/Boton/Boton';
import { CampoContrasena } from '../shared/ui/CampoContrasena/CampoContrasena';
import { CampoEmail } from '../shared/ui/CampoEmail/CampoEmail';
import { Mensaje } from '../shared/ui/Mensaje/Mensaje';
import { useSesion } from './useSesion';
import { ApiError, mensajeDe } from '../shared/api/cliente';

const CAMPOS = ['email', 'password'] as const satisfies readonly (keyof LoginRequest)[];

interface PropsFormularioLogin {
  /** The password is right, but the email must be verified: a code was sent. */
  onSinVerificar: (email: string) => void;
}

/** Broken rules show beside the field; refusals above the button. */
export function FormularioLogin({ onSinVerificar }: PropsFormularioLogin) {
  const login = useSesion((sesion) => sesion.login);
  const { register, handleSubmit, setError, formState } = useForm<LoginRequest>({
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;

  const handleLogin = async ({ password, ...datos }: LoginRequest) => {
    const email = reglasAcceso.normalizeEmail(datos.email);
    try {
      await login(email, password);
    } catch (error) {
      if (showErroresDeCampo(error, CAMPOS, setError)) return;
      const { mensaje, verificar } = falloDeLogin(error);
      setError('root', { message: mensaje });
      if (verificar) onSinVerificar(email);
    }
  };

  return (
    <form className="formulario" noValidate onSubmit={(event) => void handleSubmit(handleLogin)(event)}>
      <CampoEmail
        error={errors.email?.message}
        {...register('email', { validate: toValidate(reglasAcceso.email) })}
      />
      <CampoContrasena
        etiqueta="Contraseña"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password', { validate: toValidate(reglasAcceso.passwordDeAcceso) })}
      />
      {errors.root && <Mensaje tono="error">{errors.root.message}</Mensaje>}
      <Boton type="submit" ancho="completo" ocupado={isSubmitting}>
        Iniciar sesión
      </Boton>
    </form>
  );
}

/** docs/reglas/limites.md#words-of-errors lists these. */
interface FalloDeLogin {
  mensaje: string;
  /** The email is not verified: a code was sent. */
  verificar: boolean;
}

const SIN_VERIFICAR = 'Debes verificar tu email antes de poder iniciar sesión';

function falloDeLogin(error: unknown): FalloDeLogin {
  const verificar = error instanceof ApiError && error.code === 'FORBIDDEN' && saysVerificar(error);
  return { verificar, mensaje: mensajeDe(error, verificar ? SIN_VERIFICAR : porDefecto(error)) };
}

function saysVerificar({ message }: ApiError): boolean {
  return message.toLowerCase().includes('verificar');
}

function porDefecto(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Error inesperado';
  if (error.code === 'UNAUTHORIZED') return 'Email o contraseña incorrectos';
  return error.status < 400 ? 'Credenciales incorrectas' : 'Error al iniciar sesión';
}
