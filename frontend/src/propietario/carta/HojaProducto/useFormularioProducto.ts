import type { Producto } from '@carta/contracts';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError, mensajeDe } from '../../../shared/api/cliente';
import { showErroresDeCampo } from '../../../shared/lib/formulario';
import { showToast } from '../../../shared/ui/Toasts/toast';
import { toCopia, toValores } from '../modelo/producto';
import type { ValoresProducto } from '../modelo/producto';
import { ERROR_CARTA } from '../textos';
import { useFoto } from './useFoto';
import { useGuardarProducto } from './useGuardarProducto';

const CAMPOS = Object.keys(toValores(null, '')) as (keyof ValoresProducto)[];

interface OpcionesFormulario {
  producto: Producto | null;
  /** What a new one begins as. */
  copia: Producto | null;
  categoria: string;
  /** The server has it. */
  onGuardado: () => void;
}

/** Everything the product sheet holds until it is saved, for one product after another. */
export function useFormularioProducto({ producto, copia, categoria, onGuardado }: OpcionesFormulario) {
  const [hechos, setHechos] = useState(0);
  const enCurso = useRef(false);
  const copiado = hechos === 0 ? copia : null;
  const formulario = useForm<ValoresProducto>({
    defaultValues: copia ? toCopia(copia) : toValores(producto, categoria),
  });
  const { setError, formState } = formulario;
  const { foto, choose, remove, clear, setError: setErrorFoto } = useFoto(producto ?? copia);
  const { save, stop, progreso } = useGuardarProducto(producto, copiado);

  async function send(valores: ValoresProducto, onHecho: () => void) {
    if (foto.preparando || enCurso.current) return;
    enCurso.current = true;
    try {
      await save(valores, foto.cambio);
      onHecho();
    } catch (error) {
      showFallo(error);
    } finally {
      enCurso.current = false;
    }
  }

  /** Another one, in the same categoría. */
  function beginOtro({ nombre, categoria: misma }: ValoresProducto) {
    showToast({ tono: 'exito', texto: `«${nombre.trim()}» se ha guardado` });
    formulario.reset(toValores(null, misma));
    clear();
    setHechos(hechos + 1);
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
    /** How many have been saved since it opened. */
    hechos,
    handleSubmit: (event: FormEvent) =>
      formulario.handleSubmit((valores) => send(valores, onGuardado))(event),
    handleOtro: () => formulario.handleSubmit((valores) => send(valores, () => beginOtro(valores)))(),
  };
}

/** What the server says of the photo: beside the field, or because all of it was refused. */
function fallosDeFoto(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  if (error.status === 413 || error.status === 415) return error.message;
  return error.errors.find(({ field }) => field === 'imagen')?.message ?? null;
}
