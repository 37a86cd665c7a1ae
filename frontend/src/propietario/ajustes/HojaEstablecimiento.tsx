import { useForm, useWatch } from 'react-hook-form';
import { reglasEstablecimiento } from '@carta/contracts';
import type { Restaurante } from '@carta/contracts';
import { showErroresDeCampo, toValidate } from '../../shared/lib/formulario';
import { CampoTexto } from '../../shared/ui/CampoTexto/CampoTexto';
import { HojaFormulario } from '../../shared/ui/HojaFormulario/HojaFormulario';
import { Mensaje } from '../../shared/ui/Mensaje/Mensaje';
import { falloDeAjustes, saveRestaurante } from './ajustes-api';

export interface PropsHojaEstablecimiento {
  abierta: boolean;
  onClose: () => void;
  restaurante: Restaurante;
  /** The sheet stays open until it resolves. */
  onGuardado: () => Promise<void>;
}

const CAMPOS = ['ubicacion', 'telefono'] as const;

export function HojaEstablecimiento(props: PropsHojaEstablecimiento) {
  const { abierta, onClose, restaurante, onGuardado } = props;
  const { register, control, handleSubmit, setError, formState } = useForm({
    defaultValues: { ubicacion: knownUbicacion(restaurante.ubicacion), telefono: restaurante.telefono },
  });
  const { errors, isSubmitting, isDirty } = formState;
  const { ubicacion, telefono } = useWatch({ control });
  const completo = [restaurante.nombre, restaurante.email, ubicacion, telefono].every((dato) => dato?.trim());

  const handleGuardar = async (datos: { ubicacion: string; telefono: string }) => {
    const { _id, nombre } = restaurante;
    try {
      await saveRestaurante(_id, {
        nombre,
        ubicacion: datos.ubicacion.trim(),
        telefono: datos.telefono.trim(),
      });
      await onGuardado();
      onClose();
    } catch (error) {
      if (showErroresDeCampo(error, CAMPOS, setError)) return;
      setError('root', { message: falloDeAjustes(error) });
    }
  };

  return (
    <HojaFormulario
      abierta={abierta}
      titulo="Editar establecimiento"
      sucio={isDirty}
      ocupado={isSubmitting}
      completo={completo}
      onClose={onClose}
      onSubmit={handleSubmit(handleGuardar)}
    >
      <CampoTexto etiqueta="Nombre" value={restaurante.nombre} disabled />
      <CampoTexto
        etiqueta="Dirección"
        autoComplete="street-address"
        error={errors.ubicacion?.message}
        {...register('ubicacion', { validate: toValidate(reglasEstablecimiento.ubicacion) })}
      />
      <CampoTexto
        etiqueta="Teléfono"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        error={errors.telefono?.message}
        {...register('telefono', { validate: toValidate(reglasEstablecimiento.telefono) })}
      />
      <CampoTexto etiqueta="Email" type="email" value={restaurante.email} disabled />
      {errors.root && <Mensaje tono="error">{errors.root.message}</Mensaje>}
    </HojaFormulario>
  );
}

/** The placeholder of a registration is not offered for editing. */
function knownUbicacion(ubicacion: string): string {
  return ubicacion === reglasEstablecimiento.SIN_ESPECIFICAR ? '' : ubicacion;
}
