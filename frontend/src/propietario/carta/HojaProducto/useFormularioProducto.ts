import type { Producto } from '@carta/contracts';
import { useForm } from 'react-hook-form';
import { ApiError, mensajeDe } from '../../../shared/api/cliente';
import { showErroresDeCampo } from '../../../shared/lib/formulario';
import { toValores } from '../modelo/producto';
import type { ValoresProducto } from '../modelo/producto';
import { ERROR_CARTA } from '../textos';
import { useFoto } from './useFoto';
import { useGuardarProducto } from './useGuardarProducto';

const CAMPOS = Object.keys(toValores(null, '')) as (keyof ValoresProducto)[];

/** Everything the product sheet holds until it is saved. `onGuardado` is called when the server has it. */
export function useFormularioProducto(producto: Producto | null, categoria: string, onGuardado: () => void) {
  const formulario = useForm<ValoresProducto>({ defaultValues: toValores(producto, categoria) });
  const { setError, formState } = formulario;
  const { foto, choose, remove, setError: setErrorFoto } = useFoto(producto);
  const { save, stop, progreso } = useGuardarProducto(producto);

  async function send(valores: ValoresProducto) {
    if (foto.preparando) return;
    try {
      await save(valores, foto.cambio);
      onGuardado();
    } catch (error) {
      showFallo(error);
    }
  }

  function showFallo(error: unknown) {
    const deFoto = fallosDeFoto(error);
    if (deFoto !== null) setErrorFoto(deFoto);
    const deCampo = showErroresDeCampo(error, CAMPOS, setError);
    if (deFoto !== null || deCampo) return;
    setError('root', { message: mensajeDe(error, ERROR_CARTA.guardarProducto) });
  }

  return {
    formulario,
    foto: { ...foto, onChoose: (archivo: File) => void choose(archivo), onRemove: remove },
    progreso,
    stop,
    sucio: formState.isDirty || foto.cambio !== 'igual',
    handleSubmit: formulario.handleSubmit(send),
  };
}

/** What the server says of the photo: beside the field, or because all of it was refused. */
function fallosDeFoto(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  if (error.status === 413 || error.status === 415) return error.message;
  return error.errors.find(({ field }) => field === 'imagen')?.message ?? null;
}
