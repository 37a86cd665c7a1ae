import type { Producto } from '@carta/contracts';
import { useEffect, useRef, useState } from 'react';
import { createClave } from '../../../shared/lib/clave';
import { useCambiosCarta } from '../datos/useCambiosCarta';
import { toFormData } from '../modelo/producto';
import type { CambioFoto, ValoresProducto } from '../modelo/producto';

/** What was last sent to be created, and under which key. */
interface Intento {
  clave: string;
  firma: string;
  foto: CambioFoto;
}

/**
 * Sends the product of a sheet. Pressing 'Guardar' again after a failure repeats the same creation, with
 * the same key, as long as nothing has been changed; leaving the sheet stops what is on its way.
 */
export function useGuardarProducto(producto: Producto | null) {
  const { addProducto, editProducto } = useCambiosCarta();
  const [progreso, setProgreso] = useState<number | null>(null);
  const intento = useRef<Intento | null>(null);
  const corte = useRef<AbortController | null>(null);
  const stop = () => corte.current?.abort(new Error('The sheet was closed'));
  useEffect(() => stop, []);

  function claveFor(valores: ValoresProducto, foto: CambioFoto): string {
    const firma = JSON.stringify(valores);
    const mismo = intento.current?.firma === firma && intento.current.foto === foto;
    if (!mismo || !intento.current) intento.current = { clave: createClave(), firma, foto };
    return intento.current.clave;
  }

  async function save(valores: ValoresProducto, foto: CambioFoto): Promise<void> {
    const form = toFormData(valores, foto, producto);
    if (producto && [...form.keys()].length === 0) return;
    corte.current = new AbortController();
    const onProgreso = (parte: number) => setProgreso(foto instanceof Blob ? parte : null);
    const envio = { onProgreso, signal: corte.current.signal };
    try {
      if (producto) await editProducto(producto._id, form, envio);
      else await addProducto(form, claveFor(valores, foto), envio);
    } finally {
      setProgreso(null);
    }
  }

  /** `progreso`: how much of the photo has left, from 0 to 1; null while there is nothing to wait for. */
  return { save, stop, progreso };
}
