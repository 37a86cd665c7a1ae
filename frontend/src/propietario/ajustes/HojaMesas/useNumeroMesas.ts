import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Restaurante } from '@carta/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { showErroresDeCampo, toEntero } from '../../../shared/lib/formulario';
import { falloDeAjustes, saveRestaurante } from '../ajustes-api';
import { claveMesas } from '../useMesas';

const CAMPOS = ['numeroMesas'] as const;

/** The form of how many mesas there are. `save` resolves to whether they are stored; it shows why they are not. */
export function useNumeroMesas(restaurante: Restaurante, onGuardado: () => Promise<void>) {
  const consultas = useQueryClient();
  const [isGuardado, setGuardado] = useState(false);
  const form = useForm({ defaultValues: { numeroMesas: String(restaurante.numeroMesas) } });

  async function save(datos: { numeroMesas: string }): Promise<boolean> {
    setGuardado(false);
    try {
      await saveRestaurante(restaurante._id, { numeroMesas: toEntero(datos.numeroMesas) });
      await consultas.invalidateQueries({ queryKey: claveMesas(restaurante._id), refetchType: 'none' });
      await onGuardado();
      form.reset(datos);
      setGuardado(true);
      return true;
    } catch (error) {
      if (!showErroresDeCampo(error, CAMPOS, form.setError)) {
        form.setError('root', { message: falloDeAjustes(error) });
      }
      return false;
    }
  }

  return { form, isGuardado, onEscribir: () => setGuardado(false), save };
}
