import { LIMITES, reglasCarta } from '@carta/contracts';
import { Controller, useController, useWatch } from 'react-hook-form';
import type { Control, UseFormReturn } from 'react-hook-form';
import { toValidate } from '../../../shared/lib/formulario';
import { AreaTexto } from '../../../shared/ui/AreaTexto/AreaTexto';
import { CampoTexto } from '../../../shared/ui/CampoTexto/CampoTexto';
import { Interruptor } from '../../../shared/ui/Interruptor/Interruptor';
import { CamposDestino } from '../CamposDestino/CamposDestino';
import { useCategorias } from '../datos/listas';
import type { ValoresProducto } from '../modelo/producto';
import { CampoIngredientes } from './CampoIngredientes';
import { CuentaProducto } from './CuentaProducto';
import { PesoProducto } from './PesoProducto';
import { OpcionesProducto } from './OpcionesProducto';
import { PrecioProducto } from './PrecioProducto';
import { SelectorCategoria } from './SelectorCategoria';
import { SelectorAlergenos } from '../SelectorAlergenos/SelectorAlergenos';

interface PropsCamposProducto {
  formulario: UseFormReturn<ValoresProducto>;
}

export function CamposProducto({ formulario }: PropsCamposProducto) {
  const { register, control, formState } = formulario;
  const { errors } = formState;
  const isPorPeso = useWatch({ control, name: 'unidadPeso' }) !== '';
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
      <PrecioProducto formulario={formulario} />
      <PesoProducto formulario={formulario} />
      <Controller
        control={control}
        name="categoria"
        rules={{ validate: toValidate(reglasCarta.categoria) }}
        render={({ field: { value, onChange, ref } }) => (
          <SelectorCategoria valor={value} error={errors.categoria?.message} onChange={onChange} ref={ref} />
        )}
      />
      <DestinoProducto control={control} />
      <AlergenosProducto control={control} />
      <Controller
        control={control}
        name="crudo"
        render={({ field }) => (
          <Interruptor encendido={field.value} onChange={field.onChange}>
            Lleva pescado crudo o poco hecho
          </Interruptor>
        )}
      />
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
      {!isPorPeso && (
        <Controller
          control={control}
          name="opciones"
          rules={{ validate: toValidate(reglasCarta.opcionesDeProducto) }}
          render={({ field }) => (
            <OpcionesProducto
              valor={field.value}
              error={errors.opciones?.message}
              onChange={field.onChange}
              ref={field.ref}
            />
          )}
        />
      )}
      <CuentaProducto formulario={formulario} />
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

function DestinoProducto({ control }: { control: Control<ValoresProducto> }) {
  const { data: categorias } = useCategorias();
  const elegida = useWatch({ control, name: 'categoria' });
  const { field: pase } = useController({ control, name: 'pase' });
  const { field: estacion } = useController({ control, name: 'estacion' });
  const categoria = categorias?.find(({ _id }) => _id === elegida) ?? null;
  return (
    <CamposDestino
      tipo={categoria?.tipo ?? 'comida'}
      categoria={categoria}
      valor={{ pase: pase.value, estacion: estacion.value }}
      onChange={(cambio) => {
        if (cambio.pase !== undefined) pase.onChange(cambio.pase);
        if (cambio.estacion !== undefined) estacion.onChange(cambio.estacion);
      }}
    />
  );
}

function AlergenosProducto({ control }: { control: Control<ValoresProducto> }) {
  const { field: lista } = useController({ control, name: 'alergenos' });
  const { field: declarados } = useController({ control, name: 'alergenosDeclarados' });
  return (
    <SelectorAlergenos
      alergenos={lista.value}
      alergenosDeclarados={declarados.value}
      onDeclare={(alergenos, alergenosDeclarados) => {
        lista.onChange(alergenos);
        declarados.onChange(alergenosDeclarados);
      }}
    />
  );
}
