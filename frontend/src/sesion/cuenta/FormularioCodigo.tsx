import { useForm } from 'react-hook-form';
import { reglasCuenta } from '@carta/contracts';
import { toValidate } from '../../shared/lib/formulario';
import { Boton } from '../../shared/ui/Boton/Boton';
import { CampoCodigo } from './CampoCodigo';
import { falloDeCodigo, verifyCodigo } from './ModalCodigo/verificaciones';

interface PropsFormularioCodigo {
  email: string;
  onValido: (code: string) => void;
}

export function FormularioCodigo({ email, onValido }: PropsFormularioCodigo) {
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
