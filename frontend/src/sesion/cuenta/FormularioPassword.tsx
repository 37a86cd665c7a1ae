import { reglasCuenta } from '@carta/contracts';
import type { Regla } from '@carta/contracts';
import { mensajeDe } from '../../shared/api/cliente';
import { toValidate } from '../../shared/lib/formulario';
import { useFormulario } from '../../shared/lib/useFormulario';
import { Boton } from '../../shared/ui/Boton/Boton';
import { CampoContrasena } from '../../shared/ui/CampoContrasena/CampoContrasena';
import { Mensaje } from '../../shared/ui/Mensaje/Mensaje';
import { resetPassword, resetPasswordConEnlace } from './cuenta-api';

interface PropsFormularioPassword {
  email: string;
  code: string;
  /** It replaces the code. */
  enlace?: string;
  /** Each page has its own words. */
  regla: Regla;
  /** @param dispositivos names of the devices that stay paired. */
  onCambiada: (dispositivos: readonly string[]) => void;
}

export function FormularioPassword({ email, code, enlace, regla, onCambiada }: PropsFormularioPassword) {
  const { register, errors, marco } = useFormulario({
    defaultValues: { newPassword: '', confirmacion: '' },
    guardar: async ({ newPassword }) => {
      const hecha = enlace
        ? await resetPasswordConEnlace({ email, enlace, newPassword })
        : await resetPassword({ email, code, newPassword });
      onCambiada(hecha?.dispositivos ?? []);
    },
    textoOf: (error) => mensajeDe(error, 'Error al cambiar la contraseña'),
  });

  return (
    <form className="formulario" noValidate onSubmit={(event) => void marco.onSubmit(event)}>
      {/* so that the browser stores the new password with its account */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <CampoContrasena
        etiqueta="Nueva contraseña"
        autoComplete="new-password"
        autoFocus
        ayuda={errors.newPassword ? undefined : 'Al menos 6 caracteres'}
        error={errors.newPassword?.message}
        {...register('newPassword', { validate: toValidate(regla), deps: 'confirmacion' })}
      />
      <CampoContrasena
        etiqueta="Confirmar contraseña"
        autoComplete="new-password"
        error={errors.confirmacion?.message}
        {...register('confirmacion', {
          validate: (valor, { newPassword }) => toValidate(reglasCuenta.matchPassword(newPassword))(valor),
        })}
      />
      {marco.fallo && <Mensaje tono="error">{marco.fallo}</Mensaje>}
      <Boton type="submit" ancho="completo" ocupado={marco.ocupado}>
        Cambiar contraseña
      </Boton>
    </form>
  );
}
