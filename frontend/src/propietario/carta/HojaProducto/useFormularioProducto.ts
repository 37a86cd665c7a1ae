import type { Producto } from '@carta/contracts';
import { useMemo, useRef, useState } from 'react';
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
  copia: Producto | null;
  categoria: string;
  /** The sheet stays on the saved product. */
  sigue: boolean;
  onGuardado: () => void;
}

/** The sheet's state until it is saved. Changes by others show while nothing was typed. */
export function useFormularioProducto(opciones: OpcionesFormulario) {
  const { producto, copia, categoria, sigue, onGuardado } = opciones;
  const [hechos, setHechos] = useState(0);
  const [original, setOriginal] = useState(producto);
  const enCurso = useRef(false);
  const copiado = hechos === 0 ? copia : null;
  const formulario = useForm<ValoresProducto>({
    defaultValues: copia ? toCopia(copia) : toValores(producto, categoria),
    ...useMemo(() => (original ? { values: toValores(original, '') } : {}), [original]),
  });
  const { setError, formState } = formulario;
  const { foto, choose, remove, clear, setError: setErrorFoto } = useFoto(original ?? copiado);
  const { save, stop, progreso } = useGuardarProducto(original, copiado);
  const sucio = formState.isDirty || foto.cambio !== 'igual';
  if (producto !== original && !sucio && !foto.preparando) setOriginal(producto);

  async function send(valores: ValoresProducto, onHecho: (valores: ValoresProducto) => void) {
    if (foto.preparando || enCurso.current) return;
    enCurso.current = true;
    try {
      await save(valores, foto.cambio);
      onHecho(valores);
    } catch (error) {
      showFallo(error);
    } finally {
      enCurso.current = false;
    }
  }

  /** The next product begins in the same categoría. */
  function beginOtro(valores: ValoresProducto) {
    tellGuardado(valores);
    formulario.reset(toValores(null, valores.categoria));
    clear();
    setHechos(hechos + 1);
  }

  function handleGuardado(valores: ValoresProducto) {
    if (!sigue) return onGuardado();
    tellGuardado(valores);
    // what was typed since is another change
    if (JSON.stringify(formulario.getValues()) !== JSON.stringify(valores)) return;
    formulario.reset(valores);
    clear();
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
    sucio,
    hechos,
    handleSubmit: (event: FormEvent) =>
      formulario.handleSubmit((valores) => send(valores, handleGuardado))(event),
    handleOtro: () => formulario.handleSubmit((valores) => send(valores, beginOtro))(),
  };
}

const tellGuardado = ({ nombre }: ValoresProducto) =>
  showToast({ tono: 'exito', texto: `«${nombre.trim()}» se ha guardado` });

/** The message stands beside the field, or concerns the whole form. */
function fallosDeFoto(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  if (error.status === 413 || error.status === 415) return error.message;
  return error.errors.find(({ field }) => field === 'imagen')?.message ?? null;
}
