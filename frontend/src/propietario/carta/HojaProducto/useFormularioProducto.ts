import type { Producto } from '@carta/contracts';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import { currentOf } from '../datos/carta-api';
import { ApiError, mensajeDe } from '../../../shared/api/cliente';
import { showErroresDeCampo } from '../../../shared/lib/formulario';
import { showToast } from '../../../shared/ui/Toasts/toast';
import { cambiadosDe, textoCambiado } from '../modelo/cambiado';
import { toCopia, toFormData, toValores } from '../modelo/producto';
import type { CambioFoto, ValoresProducto } from '../modelo/producto';
import { ERROR_CARTA } from '../textos-carta';
import { useFoto } from './useFoto';
import { useCambiosCarta } from '../datos/useCambiosCarta';
import { useClave } from '../../../shared/lib/useClave';

const CAMPOS = Object.keys(toValores(null, '')) as (keyof ValoresProducto)[];

interface OpcionesFormulario {
  producto: Producto | null;
  /** The same as the server has it. */
  guardado: Producto | null;
  copia: Producto | null;
  categoria: string;
  /** The sheet stays on the saved product. */
  sigue: boolean;
  onGuardado: () => void;
}

/** The sheet's state until it is saved. Changes by others show while nothing was typed. */
export function useFormularioProducto(opciones: OpcionesFormulario) {
  const { producto, guardado, copia, categoria, sigue, onGuardado } = opciones;
  const [hechos, setHechos] = useState(0);
  const [original, setOriginal] = useState(producto);
  /** What is saved over: what was shown, saved or refused last. */
  const [visto, setVisto] = useState(guardado);
  const enCurso = useRef(false);
  const copiado = hechos === 0 ? copia : null;
  const formulario = useForm<ValoresProducto>({
    defaultValues: copia ? toCopia(copia) : toValores(producto, categoria),
    ...useMemo(() => (original ? { values: toValores(original, '') } : {}), [original]),
  });
  const { setError, formState } = formulario;
  const { foto, choose, remove, clear, setError: setErrorFoto } = useFoto(original ?? copiado);
  const { save, stop, progreso } = useGuardarProducto({ original, visto, copia: copiado });
  const sucio = formState.isDirty || foto.cambio !== 'igual';
  if (producto !== original && !sucio && !foto.preparando) {
    setOriginal(producto);
    setVisto(guardado);
  }

  async function send(valores: ValoresProducto, onHecho: (valores: ValoresProducto) => void) {
    if (foto.preparando || enCurso.current) return;
    enCurso.current = true;
    try {
      setVisto(await save(valores, foto.cambio));
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
    const ahora = currentOf<Producto>(error);
    if (ahora && visto) {
      setVisto(ahora);
      const campos = toFormData(formulario.getValues(), foto.cambio, original).keys();
      return setError('root', { message: textoCambiado(cambiadosDe(visto, ahora, campos), ahora) });
    }
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

interface OpcionesGuardar {
  /** What the form began with. */
  original: Producto | null;
  visto: Producto | null;
  /** What a new one copies. */
  copia: Producto | null;
}

/** Closing the sheet cancels the request. */
function useGuardarProducto({ original, visto, copia }: OpcionesGuardar) {
  const { addProducto, editProducto } = useCambiosCarta();
  const [progreso, setProgreso] = useState<number | null>(null);
  const claveFor = useClave();
  /** An equal next product is still another one. */
  const hechos = useRef(0);
  const corte = useRef<AbortController | null>(null);
  const stop = () => corte.current?.abort(new Error('The sheet was closed'));
  useEffect(() => stop, []);

  /** Returns what is stored. */
  async function save(valores: ValoresProducto, foto: CambioFoto): Promise<Producto | null> {
    const form = toFormData(valores, foto, original, copia);
    if (original && [...form.keys()].length === 0) return visto;
    const clave = claveFor([hechos.current, valores], foto);
    corte.current = new AbortController();
    const onProgreso = (parte: number) => setProgreso(foto instanceof Blob ? parte : null);
    const envio = { onProgreso, signal: corte.current.signal };
    try {
      const guardado = visto
        ? await editProducto(visto, form, clave, envio)
        : await addProducto(form, clave, envio);
      hechos.current += 1;
      return visto && guardado;
    } finally {
      setProgreso(null);
    }
  }

  /** `progreso`: 0 to 1; null while nothing is being sent. */
  return { save, stop, progreso };
}
