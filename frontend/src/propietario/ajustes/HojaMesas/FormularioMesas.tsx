import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { LIMITES, isPremium, reglasEstablecimiento } from '@carta/contracts';
import type { Restaurante } from '@carta/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { showErroresDeCampo, toEntero, toValidate } from '../../../shared/lib/formulario';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { CampoTexto } from '../../../shared/ui/CampoTexto/CampoTexto';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';
import { falloDeAjustes, readMesasAbiertas, saveRestaurante } from '../ajustes-api';
import { claveMesas } from '../useMesas';

interface PropsFormularioMesas {
  restaurante: Restaurante;
  onGuardado: () => Promise<void>;
}

const CAMPOS = ['numeroMesas'] as const;

export function FormularioMesas({ restaurante, onGuardado }: PropsFormularioMesas) {
  const consultas = useQueryClient();
  const [guardado, setGuardado] = useState(false);
  const { register, handleSubmit, setError, control, formState } = useForm({
    defaultValues: { numeroMesas: String(restaurante.numeroMesas) },
  });
  const { errors, isSubmitting } = formState;
  const quedan = useAbiertasDesde(restaurante, toEntero(useWatch({ control, name: 'numeroMesas' })));

  const handleGuardar = async (datos: { numeroMesas: string }) => {
    setGuardado(false);
    try {
      await saveRestaurante(restaurante._id, { numeroMesas: toEntero(datos.numeroMesas) });
      await consultas.invalidateQueries({ queryKey: claveMesas(restaurante._id), refetchType: 'none' });
      await onGuardado();
      setGuardado(true);
    } catch (error) {
      if (showErroresDeCampo(error, CAMPOS, setError)) return;
      setError('root', { message: falloDeAjustes(error) });
    }
  };

  return (
    <form className="formulario" noValidate onSubmit={(event) => void handleSubmit(handleGuardar)(event)}>
      <CampoTexto
        etiqueta="Número de mesas"
        inputMode="numeric"
        autoComplete="off"
        ayuda={`De 1 a ${LIMITES.mesasMax}`}
        error={errors.numeroMesas?.message}
        {...register('numeroMesas', {
          validate: (texto) => toValidate(reglasEstablecimiento.numeroMesas)(toEntero(texto)),
          onChange: () => setGuardado(false),
        })}
      />
      {quedan.length > 0 && <Mensaje>{textoAbiertas(quedan)}</Mensaje>}
      {errors.root && <Mensaje tono="error">{errors.root.message}</Mensaje>}
      {guardado && <Mensaje tono="exito">Número de mesas guardado</Mensaje>}
      <Boton type="submit" ancho="completo" ocupado={isSubmitting}>
        Guardar
      </Boton>
    </form>
  );
}

/** They are served until their tab is closed. */
function useAbiertasDesde(restaurante: Restaurante, numeroMesas: number): readonly number[] {
  const { _id, tipoUsuario } = restaurante;
  const { data = [] } = useQuery({
    queryKey: ['mesas-abiertas', _id],
    queryFn: ({ signal }) => readMesasAbiertas(signal),
    staleTime: 0,
    enabled: isPremium(tipoUsuario) && numeroMesas > 0 && numeroMesas < restaurante.numeroMesas,
  });
  return data.filter((mesa) => mesa > numeroMesas);
}

function textoAbiertas(mesas: readonly number[]): string {
  return mesas.length === 1
    ? `La mesa ${mesas[0]} sigue abierta: se atiende hasta que se cobre.`
    : `Las mesas ${mesas.slice(0, -1).join(', ')} y ${mesas.at(-1)} siguen abiertas: se atienden hasta que se cobren.`;
}
