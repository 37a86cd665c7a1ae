import { useForm } from 'react-hook-form';
import { reglasAcceso } from '@carta/contracts';
import type { LoginRequest, Regla } from '@carta/contracts';
import { Boton } from '../../shared/ui/Boton/Boton';
import { CampoContrasena } from '../../shared/ui/CampoContrasena/CampoContrasena';
import { CampoTexto } from '../../shared/ui/CampoTexto/CampoTexto';
import { ApiError } from '../../shared/api/cliente';
import { falloDeLogin } from './falloDeLogin';
import css from './FormularioLogin.module.css';
import { useSesion } from './useSesion';

const CAMPOS = ['email', 'password'] as const satisfies readonly (keyof LoginRequest)[];

/** Rules of contracts as react-hook-form asks for them. */
const toValidate = (regla: Regla) => (valor: string) => regla(valor) ?? true;

/** Email and password. What a field breaks is said beside it; what the server refuses, above the button. */
export function FormularioLogin() {
  const login = useSesion((sesion) => sesion.login);
  const { register, handleSubmit, setError, formState } = useForm<LoginRequest>({
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;

  const handleLogin = async ({ email, password }: LoginRequest) => {
    try {
      await login(reglasAcceso.normalizeEmail(email), password);
    } catch (error) {
      if (showErroresDeCampo(error)) return;
      setError('root', { message: falloDeLogin(error).mensaje });
    }
  };

  /** Whether the server named the fields that are wrong. */
  function showErroresDeCampo(error: unknown): boolean {
    const propios = error instanceof ApiError ? error.errors.filter(({ field }) => isCampo(field)) : [];
    propios.forEach(({ field, message }, i) => {
      if (isCampo(field)) setError(field, { message }, { shouldFocus: i === 0 });
    });
    return propios.length > 0;
  }

  return (
    <form className={css.formulario} noValidate onSubmit={(event) => void handleSubmit(handleLogin)(event)}>
      <CampoTexto
        etiqueta="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.email?.message}
        {...register('email', { validate: toValidate(reglasAcceso.email) })}
      />
      <CampoContrasena
        etiqueta="Contraseña"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password', { validate: toValidate(reglasAcceso.passwordDeAcceso) })}
      />
      {errors.root && (
        <p className={css.fallo} role="alert">
          {errors.root.message}
        </p>
      )}
      <Boton type="submit" ancho="completo" ocupado={isSubmitting}>
        Iniciar sesión
      </Boton>
    </form>
  );
}

function isCampo(field: string): field is keyof LoginRequest {
  return CAMPOS.some((campo) => campo === field);
}
