import type { Opcion } from '@carta/contracts';
import { useForm } from 'react-hook-form';
import { ApiError, mensajeDe } from '../../../shared/api/cliente';
import { showErroresDeCampo } from '../../../shared/lib/formulario';
import { useCambiosCarta } from '../datos/useCambiosCarta';
import { useClave } from '../datos/useClave';
import { toOpcionRequest, toValoresOpcion } from '../modelo/opciones';
import type { ValoresOpcion } from '../modelo/opciones';
import { ERROR_CARTA } from '../textos';

const CAMPOS = ['nombre', 'max', 'valores'] as const satisfies readonly (keyof ValoresOpcion)[];

/** Receives the stored opción. */
export function useFormularioOpcion(opcion: Opcion | null, onGuardada: (opcion: Opcion) => void) {
  const formulario = useForm<ValoresOpcion>({ defaultValues: toValoresOpcion(opcion) });
  const { setError, handleSubmit, formState } = formulario;
  const { addOpcion, editOpcion } = useCambiosCarta();
  const claveFor = useClave();

  async function save(valores: ValoresOpcion) {
    const request = toOpcionRequest(valores);
    try {
      const guardada = await (opcion
        ? editOpcion(opcion._id, request)
        : addOpcion(request, claveFor(request)));
      onGuardada(guardada);
    } catch (error) {
      if (showErroresDeCampo(error, CAMPOS, setError)) return;
      const deNombre = error instanceof ApiError && error.status === 409;
      const message = mensajeDe(error, ERROR_CARTA.guardarOpcion);
      setError(deNombre ? 'nombre' : 'root', { message }, { shouldFocus: true });
    }
  }

  return { formulario, sucio: formState.isDirty, handleSubmit: handleSubmit(save) };
}
