import { useForm } from 'react-hook-form';
import { reglasAcceso } from '@carta/contracts';
import { ApiError, mensajeDe } from '../../shared/api/cliente';
import { showErroresDeCampo, toValidate } from '../../shared/lib/formulario';
import { Boton } from '../../shared/ui/Boton/Boton';
import { CampoEmail } from '../../shared/ui/CampoEmail/CampoEmail';
import { Mensaje } from '../../shared/ui/Mensaje/Mensaje';
import { sendCodigoRecuperacion } from './cuenta-api';

interface PropsFormularioOlvido {
  email: string;
  onEnviado: (email: string) => void;
}

const CAMPOS = ['email'] as const;

export function FormularioOlvido({ email, onEnviado }: PropsFormularioOlvido) {
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { email } });
  const { errors, isSubmitting } = formState;

  const handleOlvido = async (datos: { email: string }) => {
    const destino = reglasAcceso.normalizeEmail(datos.email);
    try {
      await sendCodigoRecuperacion(destino);
      onEnviado(destino);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'NOT_FOUND') {
        return setError('email', { message: 'Este email no está registrado' }, { shouldFocus: true });
      }
      if (showErroresDeCampo(error, CAMPOS, setError)) return;
      setError('root', { message: mensajeDe(error, 'Error al enviar el código') });
    }
  };

  return (
    <form className="formulario" noValidate onSubmit={(event) => void handleSubmit(handleOlvido)(event)}>
      <CampoEmail
        error={errors.email?.message}
        {...register('email', { validate: toValidate(reglasAcceso.email) })}
      />
      {errors.root && <Mensaje tono="error">{errors.root.message}</Mensaje>}
      <Boton type="submit" ancho="completo" ocupado={isSubmitting}>
        Enviar código
      </Boton>
    </form>
  );
}
