import { useWatch } from 'react-hook-form';
import { LIMITES, isPremium, reglasEstablecimiento } from '@carta/contracts';
import type { Restaurante } from '@carta/contracts';
import { useQuery } from '@tanstack/react-query';
import { toEntero, toValidate } from '../../../shared/lib/formulario';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { CampoTexto } from '../../../shared/ui/CampoTexto/CampoTexto';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';
import { readMesasAbiertas } from '../ajustes-api';
import type { useNumeroMesas } from './useNumeroMesas';

interface PropsFormularioMesas {
  restaurante: Restaurante;
  mesas: ReturnType<typeof useNumeroMesas>;
}

export function FormularioMesas({ restaurante, mesas }: PropsFormularioMesas) {
  const { form, isGuardado, onEscribir, save } = mesas;
  const { register, handleSubmit, control, formState } = form;
  const { errors, isSubmitting } = formState;
  const quedan = useAbiertasDesde(restaurante, toEntero(useWatch({ control, name: 'numeroMesas' })));

  return (
    <form className="formulario" noValidate onSubmit={(event) => void handleSubmit(save)(event)}>
      <CampoTexto
        etiqueta="Número de mesas"
        inputMode="numeric"
        autoComplete="off"
        ayuda={`De 1 a ${LIMITES.mesasMax}`}
        error={errors.numeroMesas?.message}
        {...register('numeroMesas', {
          validate: (texto) => toValidate(reglasEstablecimiento.numeroMesas)(toEntero(texto)),
          onChange: onEscribir,
        })}
      />
      {quedan.length > 0 && <Mensaje>{textoAbiertas(quedan)}</Mensaje>}
      {errors.root && <Mensaje tono="error">{errors.root.message}</Mensaje>}
      {isGuardado && <Mensaje tono="exito">Número de mesas guardado</Mensaje>}
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
