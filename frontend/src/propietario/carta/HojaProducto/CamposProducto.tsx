import { LIMITES, reglasCarta } from '@carta/contracts';
import { Controller } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { toValidate } from '../../../shared/lib/formulario';
import { AreaTexto } from '../../../shared/ui/AreaTexto/AreaTexto';
import { CampoTexto } from '../../../shared/ui/CampoTexto/CampoTexto';
import { Interruptor } from '../../../shared/ui/Interruptor/Interruptor';
import { withoutEuro } from '../modelo/producto';
import type { ValoresProducto } from '../modelo/producto';
import css from './CamposProducto.module.css';
import { AlergenosProducto } from './AlergenosProducto';
import { CampoIngredientes } from './CampoIngredientes';

import { SelectorCategoria } from './SelectorCategoria';

interface PropsCamposProducto {
  formulario: UseFormReturn<ValoresProducto>;
}

/** The fields of a product, each with the rule that the server has too. */
export function CamposProducto({ formulario }: PropsCamposProducto) {
  const { register, control, formState } = formulario;
  const { errors } = formState;
  return (
    <>
      <CampoTexto
        etiqueta="Nombre"
        autoComplete="off"
        maxLength={LIMITES.nombreMax}
        error={errors.nombre?.message}
        {...register('nombre', { validate: toValidate(reglasCarta.nombreProducto) })}
      />
      <Controller
        control={control}
        name="descripcion"
        rules={{ validate: toValidate(reglasCarta.descripcion) }}
        render={({ field }) => (
          <AreaTexto
            etiqueta="Descripción"
            maximo={LIMITES.descripcionMax}
            error={errors.descripcion?.message}
            {...field}
          />
        )}
      />
      <Controller
        control={control}
        name="precio"
        rules={{ validate: toValidate(reglasCarta.precio) }}
        render={({ field }) => (
          <CampoTexto
            etiqueta="Precio"
            inputMode="decimal"
            autoComplete="off"
            placeholder="0,00"
            adorno={
              <span className={css.euro} aria-hidden="true">
                €
              </span>
            }
            error={errors.precio?.message}
            {...field}
            onChange={(event) => field.onChange(withoutEuro(event.target.value))}
          />
        )}
      />
      <Controller
        control={control}
        name="categoria"
        rules={{ validate: toValidate(reglasCarta.categoria) }}
        render={({ field: { value, onChange, ref } }) => (
          <SelectorCategoria valor={value} error={errors.categoria?.message} onChange={onChange} ref={ref} />
        )}
      />
      <AlergenosProducto control={control} />
      <Controller
        control={control}
        name="ingredientes"
        rules={{ validate: toValidate(reglasCarta.ingredientes) }}
        render={({ field }) => (
          <CampoIngredientes
            valor={field.value}
            error={errors.ingredientes?.message}
            onChange={field.onChange}
          />
        )}
      />
      <Controller
        control={control}
        name="disponible"
        render={({ field }) => (
          <Interruptor encendido={field.value} onChange={field.onChange}>
            Disponible
          </Interruptor>
        )}
      />
    </>
  );
}
