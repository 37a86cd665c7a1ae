import type { Producto } from '@carta/contracts';
import { useEffect, useRef, useState } from 'react';
import { useCambiosCarta } from '../datos/useCambiosCarta';
import { useClave } from '../datos/useClave';
import { toFormData } from '../modelo/producto';
import type { CambioFoto, ValoresProducto } from '../modelo/producto';

/**
 * Closing the sheet cancels the request.
 * @param copia what a new one copies.
 */
export function useGuardarProducto(producto: Producto | null, copia: Producto | null) {
  const { addProducto, editProducto } = useCambiosCarta();
  const [progreso, setProgreso] = useState<number | null>(null);
  const claveFor = useClave();
  /** An equal next product is still another one. */
  const hechos = useRef(0);
  const corte = useRef<AbortController | null>(null);
  const stop = () => corte.current?.abort(new Error('The sheet was closed'));
  useEffect(() => stop, []);

  async function save(valores: ValoresProducto, foto: CambioFoto): Promise<void> {
    const form = toFormData(valores, foto, producto, copia);
    if (producto && [...form.keys()].length === 0) return;
    corte.current = new AbortController();
    const onProgreso = (parte: number) => setProgreso(foto instanceof Blob ? parte : null);
    const envio = { onProgreso, signal: corte.current.signal };
    try {
      if (producto) await editProducto(producto._id, form, envio);
      else await addProducto(form, claveFor([hechos.current, valores], foto), envio);
      hechos.current += 1;
    } finally {
      setProgreso(null);
    }
  }

  /** `progreso`: 0 to 1; null while nothing is being sent. */
  return { save, stop, progreso };
}
