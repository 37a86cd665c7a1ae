import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { reglasAcceso, reglasCuenta } from '@carta/contracts';
import { ApiError, mensajeDe } from '../../shared/api/cliente';
import { showErroresDeCampo, toValidate } from '../../shared/lib/formulario';
import { Boton } from '../../shared/ui/Boton/Boton';
import { CampoContrasena } from '../../shared/ui/CampoContrasena/CampoContrasena';
import { CampoEmail } from '../../shared/ui/CampoEmail/CampoEmail';
import { CampoTexto } from '../../shared/ui/CampoTexto/CampoTexto';
import { Mensaje } from '../../shared/ui/Mensaje/Mensaje';
import { isEmailDisponible, registerRestaurante } from './cuenta-api';

interface DatosRegistro {
  nombre: string;
  email: string;
  password: string;
  confirmacion: string;
}

interface PropsFormularioRegistro {
  /** `requiresVerification`: a code was sent. */
  onRegistrado: (registro: { email: string; requiresVerification: boolean }) => void;
}

const CAMPOS = ['nombre', 'email', 'password'] as const;
const EMAIL_TOMADO = 'Este email ya está registrado';

export function FormularioRegistro({ onRegistrado }: PropsFormularioRegistro) {
  const { register, handleSubmit, setError, formState } = useForm<DatosRegistro>({
    defaultValues: { nombre: '', email: '', password: '', confirmacion: '' },
  });
  const { errors, isSubmitting } = formState;
  /** A registration whose answer was lost: the email may be this person's already. */
  const sinRespuesta = useRef<string | null>(null);

  const handleRegistro = async ({ nombre, password, ...datos }: DatosRegistro) => {
    const email = reglasAcceso.normalizeEmail(datos.email);
    const refuseEmail = (message: string) => setError('email', { message }, { shouldFocus: true });
    try {
      if (sinRespuesta.current !== email && !(await isEmailDisponible(email))) {
        return refuseEmail(EMAIL_TOMADO);
      }
      sinRespuesta.current = email;
      const { requiresVerification } = await registerRestaurante({ nombre: nombre.trim(), email, password });
      onRegistrado({ email, requiresVerification });
    } catch (error) {
      if (error instanceof ApiError) sinRespuesta.current = null;
      if (error instanceof ApiError && error.code === 'CONFLICT') {
        return refuseEmail(mensajeDe(error, EMAIL_TOMADO));
      }
      if (showErroresDeCampo(error, CAMPOS, setError)) return;
      setError('root', { message: mensajeDe(error, 'Error al registrar el restaurante') });
    }
  };

  return (
    <form className="formulario" noValidate onSubmit={(event) => void handleSubmit(handleRegistro)(event)}>
      <CampoTexto
        etiqueta="Nombre del establecimiento"
        autoComplete="organization"
        error={errors.nombre?.message}
        {...register('nombre', { validate: toValidate(reglasCuenta.nombreRestaurante) })}
      />
      <CampoEmail
        error={errors.email?.message}
        {...register('email', { validate: toValidate(reglasCuenta.emailNuevo) })}
      />
      <CampoContrasena
        etiqueta="Contraseña"
        autoComplete="new-password"
        ayuda={errors.password ? undefined : 'Al menos 6 caracteres'}
        error={errors.password?.message}
        {...register('password', {
          validate: toValidate(reglasCuenta.passwordDeRegistro),
          deps: 'confirmacion',
        })}
      />
      <CampoContrasena
        etiqueta="Confirmar contraseña"
        autoComplete="new-password"
        error={errors.confirmacion?.message}
        {...register('confirmacion', {
          validate: (valor, { password }) => toValidate(reglasCuenta.matchPassword(password))(valor),
        })}
      />
      {errors.root && <Mensaje tono="error">{errors.root.message}</Mensaje>}
      <Boton type="submit" ancho="completo" ocupado={isSubmitting}>
        Crear cuenta
      </Boton>
    </form>
  );
}
