import type { Producto } from '@carta/contracts';
import { useEffect, useRef, useState } from 'react';
import { useCambiosCarta } from '../datos/useCambiosCarta';
import { useClave } from '../datos/useClave';
import { toFormData } from '../modelo/producto';
import type { CambioFoto, ValoresProducto } from '../modelo/producto';

/**
 * Sends the product of a sheet; leaving the sheet stops what is on its way.
 * @param copia what a new one begins as, if it does.
 */
export function useGuardarProducto(producto: Producto | null, copia: Producto | null) {
  const { addProducto, editProducto } = useCambiosCarta();
  const [progreso, setProgreso] = useState<number | null>(null);
  const claveFor = useClave();
  /** The next one is another product, also when it says the same. */
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

  /** `progreso`: how much of the photo has left, from 0 to 1; null while there is nothing to wait for. */
  return { save, stop, progreso };
}
