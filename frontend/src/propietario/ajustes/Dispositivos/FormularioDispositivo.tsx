import { Controller, useForm } from 'react-hook-form';
import { reglasSala } from '@carta/contracts';
import type { CrearCodigoRequest } from '@carta/contracts';
import { showErroresDeCampo, toValidate } from '../../../shared/lib/formulario';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { CampoTexto } from '../../../shared/ui/CampoTexto/CampoTexto';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';
import { falloDeAjustes } from '../ajustes-api';
import { CamposPuesto, toPuestoEscrito, toPuestoRequest } from './CamposPuesto';
import type { PuestoEscrito } from './CamposPuesto';

interface PropsFormularioDispositivo {
  /** @throws ApiError or NetworkError. */
  onCrear: (datos: CrearCodigoRequest) => Promise<void>;
}

const CAMPOS = ['nombre', 'puesto'] as const;

/** What a new device is for is one field of the form. */
interface Escrito {
  nombre: string;
  puesto: PuestoEscrito;
}

export function FormularioDispositivo({ onCrear }: PropsFormularioDispositivo) {
  const { register, control, handleSubmit, setError, formState } = useForm<Escrito>({
    defaultValues: { nombre: '', puesto: toPuestoEscrito({ puesto: 'cocina' }) },
  });
  const { errors, isSubmitting } = formState;

  const handleCrear = async ({ nombre, puesto }: Escrito) => {
    try {
      await onCrear({ nombre: nombre.trim(), ...toPuestoRequest(puesto) });
    } catch (error) {
      if (showErroresDeCampo(error, CAMPOS, setError)) return;
      setError('root', { message: falloDeAjustes(error) });
    }
  };
  return (
    <form className="formulario" noValidate onSubmit={(event) => void handleSubmit(handleCrear)(event)}>
      <CampoTexto
        etiqueta="Nombre"
        ayuda="Como lo llamáis: Tableta de cocina, Móvil de Ana…"
        autoComplete="off"
        maxLength={reglasSala.LIMITES_SALA.nombreDispositivo}
        error={errors.nombre?.message}
        {...register('nombre', { validate: toValidate(reglasSala.nombreDispositivo) })}
      />
      <Controller
        name="puesto"
        control={control}
        render={({ field }) => <CamposPuesto valor={field.value} onChange={field.onChange} />}
      />
      {errors.root && <Mensaje tono="error">{errors.root.message}</Mensaje>}
      <Boton type="submit" ancho="completo" ocupado={isSubmitting}>
        Crear código
      </Boton>
    </form>
  );
}
