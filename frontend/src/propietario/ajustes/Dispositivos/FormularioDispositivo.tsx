import { Controller } from 'react-hook-form';
import { reglasDispositivo } from '@carta/contracts';
import type { CrearCodigoRequest } from '@carta/contracts';
import { toValidate } from '../../../shared/lib/formulario';
import { useFormulario } from '../../../shared/lib/useFormulario';
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

/** What a new device is for is one field of the form. */
interface Escrito {
  nombre: string;
  puesto: PuestoEscrito;
}

export function FormularioDispositivo({ onCrear }: PropsFormularioDispositivo) {
  const { register, control, errors, marco } = useFormulario<Escrito>({
    defaultValues: { nombre: '', puesto: toPuestoEscrito({ puesto: 'cocina' }) },
    guardar: ({ nombre, puesto }) => onCrear({ nombre: nombre.trim(), ...toPuestoRequest(puesto) }),
    textoOf: falloDeAjustes,
  });
  return (
    <form className="formulario" noValidate onSubmit={(event) => void marco.onSubmit(event)}>
      <CampoTexto
        etiqueta="Nombre"
        ayuda="Como lo llamáis: Tableta de cocina, Móvil de Ana…"
        autoComplete="off"
        maxLength={reglasDispositivo.LIMITES_DISPOSITIVO.nombreMax}
        error={errors.nombre?.message}
        {...register('nombre', { validate: toValidate(reglasDispositivo.nombre) })}
      />
      <Controller
        name="puesto"
        control={control}
        render={({ field }) => <CamposPuesto valor={field.value} onChange={field.onChange} />}
      />
      {marco.fallo && <Mensaje tono="error">{marco.fallo}</Mensaje>}
      <Boton type="submit" ancho="completo" ocupado={marco.ocupado}>
        Crear código
      </Boton>
    </form>
  );
}
