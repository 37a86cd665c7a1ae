import { useForm } from 'react-hook-form';
import type { DefaultValues, FieldValues, Path } from 'react-hook-form';
import { ApiError, mensajeDe } from '../api/cliente';
import { showErroresDeCampo } from './formulario';

interface OpcionesFormulario<T extends FieldValues> {
  defaultValues: T;
  /** What the fields may not be together. */
  regla?: (datos: T) => string | null;
  /** The field that shows what `regla` says. */
  campoDe?: (message: string) => Path<T>;
  /** Whether the server says the same; by default it only names fields. */
  isDeCampo?: (error: unknown) => boolean;
  /** @throws ApiError or NetworkError. */
  guardar: (datos: T) => Promise<unknown>;
  textoOf?: (error: unknown) => string;
}

export const isStatus = (status: number) => (error: unknown) =>
  error instanceof ApiError && error.status === status;

/** A form that is stored as a whole: what is refused stands beside its field, and else over the button. */
export function useFormulario<T extends FieldValues>(opciones: OpcionesFormulario<T>) {
  const {
    defaultValues,
    regla,
    campoDe,
    isDeCampo,
    guardar,
    textoOf = (error) => mensajeDe(error),
  } = opciones;
  const form = useForm<T>({ defaultValues: defaultValues as DefaultValues<T> });
  const { handleSubmit, setError, formState } = form;
  const { errors, isDirty, isSubmitting } = formState;
  const refuse = (message: string, campo: Path<T> | 'root' = 'root') =>
    setError(campo, { message }, { shouldFocus: true });

  async function save(datos: T) {
    const reparo = regla?.(datos) ?? null;
    if (reparo !== null) return refuse(reparo, campoDe?.(reparo));
    try {
      await guardar(datos);
    } catch (error) {
      if (showErroresDeCampo(error, Object.keys(defaultValues) as Path<T>[], setError)) return;
      const message = textoOf(error);
      refuse(message, isDeCampo?.(error) ? campoDe?.(message) : 'root');
    }
  }
  return {
    ...form,
    errors,
    /** What the sheet or the form around the fields is given. */
    marco: {
      sucio: isDirty,
      ocupado: isSubmitting,
      fallo: errors.root?.message,
      onSubmit: handleSubmit(save),
    },
  };
}
