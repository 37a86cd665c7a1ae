import { useWatch } from 'react-hook-form';
import { reglasEstablecimiento } from '@carta/contracts';
import type { Restaurante } from '@carta/contracts';
import { toValidate } from '../../shared/lib/formulario';
import { useFormulario } from '../../shared/lib/useFormulario';
import { CampoTexto } from '../../shared/ui/CampoTexto/CampoTexto';
import { HojaFormulario } from '../../shared/ui/HojaFormulario/HojaFormulario';
import { conApertura } from '../../shared/ui/capas/apertura';
import { falloDeAjustes, saveRestaurante } from './ajustes-api';

interface PropsHojaEstablecimiento {
  abierta: boolean;
  onClose: () => void;
  restaurante: Restaurante;
  /** The sheet stays open until it resolves. */
  onGuardado: () => Promise<void>;
}

export const HojaEstablecimiento = conApertura(Hoja);

function Hoja(props: PropsHojaEstablecimiento) {
  const { abierta, onClose, restaurante, onGuardado } = props;
  const { register, control, errors, marco } = useFormulario({
    defaultValues: { ubicacion: knownUbicacion(restaurante.ubicacion), telefono: restaurante.telefono },
    guardar: async (datos) => {
      await saveRestaurante(restaurante._id, {
        nombre: restaurante.nombre,
        ubicacion: datos.ubicacion.trim(),
        telefono: datos.telefono.trim(),
      });
      await onGuardado();
      onClose();
    },
    textoOf: falloDeAjustes,
  });
  const { ubicacion, telefono } = useWatch({ control });
  const completo = [restaurante.nombre, restaurante.email, ubicacion, telefono].every((dato) => dato?.trim());

  return (
    <HojaFormulario
      abierta={abierta}
      titulo="Editar establecimiento"
      {...marco}
      completo={completo}
      onClose={onClose}
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
    </HojaFormulario>
  );
}

/** The placeholder of a registration is not offered for editing. */
function knownUbicacion(ubicacion: string): string {
  return ubicacion === reglasEstablecimiento.SIN_ESPECIFICAR ? '' : ubicacion;
}
