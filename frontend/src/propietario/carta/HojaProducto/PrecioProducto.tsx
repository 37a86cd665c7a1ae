import { reglasCarta } from '@carta/contracts';
import { Controller, useController, useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { toValidate } from '../../../shared/lib/formulario';
import { CampoImporte } from '../CampoImporte/CampoImporte';
import { fallosDeFormatos } from '../modelo/formatos';
import type { FilaFormato } from '../modelo/formatos';
import type { ValoresProducto } from '../modelo/producto';
import { areBuenos } from '../modelo/precios-zona';
import { Formatos } from './Formatos';
import { PreciosZona } from './PreciosZona';

interface PropsPrecioProducto {
  formulario: UseFormReturn<ValoresProducto>;
}

export function PrecioProducto({ formulario }: PropsPrecioProducto) {
  const { control, formState, getValues, setValue } = formulario;
  const { errors } = formState;
  const formatos = useWatch({ control, name: 'formatos' });
  const isPorPeso = useWatch({ control, name: 'unidadPeso' }) !== '';
  const precio = useController({
    control,
    name: 'precio',
    rules: {
      validate: (texto, { formatos: filas }) => filas.length > 0 || toValidate(reglasCarta.precio)(texto),
    },
  });
  const fallo = errors.formatos;

  /** Back to one price, it becomes the removed formato's. */
  function keepPrecio(nuevos: FilaFormato[]) {
    const [primero] = getValues('formatos');
    if (nuevos.length === 0 && primero) setValue('precio', primero.precio, { shouldDirty: true });
  }

  return (
    <>
      {formatos.length === 0 && (
        <>
          <CampoImporte etiqueta="Precio" error={errors.precio?.message} {...precio.field} />
          <Controller
            control={control}
            name="precios"
            rules={{ validate: (precios, { formatos: filas }) => filas.length > 0 || areBuenos(precios) }}
            render={({ field }) => (
              <PreciosZona usual={precio.field.value} valor={field.value} onChange={field.onChange} />
            )}
          />
        </>
      )}
      {!isPorPeso && (
        <Controller
          control={control}
          name="formatos"
          rules={{ validate: validateFormatos }}
          render={({ field }) => (
            <Formatos
              ref={field.ref}
              valor={field.value}
              precio={precio.field.value}
              conFallos={fallo !== undefined}
              error={fallo?.message}
              onChange={(nuevos) => {
                keepPrecio(nuevos);
                field.onChange(nuevos);
              }}
            />
          )}
        />
      )}
    </>
  );
}

/** Errors show beside each field. */
function validateFormatos(formatos: FilaFormato[]): boolean {
  return (
    fallosDeFormatos(formatos).every(({ nombre, precio }) => nombre === null && precio === null) &&
    formatos.every(({ precios }) => areBuenos(precios))
  );
}
