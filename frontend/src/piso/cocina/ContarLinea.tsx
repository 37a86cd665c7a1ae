import { textoQuedan } from '@carta/contracts';
import type { Linea, Producto } from '@carta/contracts';
import { useState } from 'react';
import { useQuedan } from '../../pedir/existencias';
import { ApiError } from '../../shared/api/cliente';
import { useOcupado } from '../../shared/lib/useAccion';
import { Boton } from '../../shared/ui/Boton/Boton';
import { HojaQuedan } from '../../shared/ui/HojaQuedan/hoja-quedan-perezosa';
import { showToast } from '../../shared/ui/Toasts/toast';
import { callQuedan, readQuedan } from '../vivo/actos/agotar';
import { textoDe } from '../vivo/cola/peticiones';
import { t } from '../lenguas/t';

const ERROR = {
  leer: 'No se ha podido leer cuántos quedan',
  guardar: 'No se ha podido guardar cuántos quedan',
} as const;

interface PropsContarLinea {
  linea: Linea;
  onGuardado: () => void;
}

/** How many are left of a line's product, as the server says when it is asked. */
export function ContarLinea({ linea: { productoId, nombre }, onGuardado }: PropsContarLinea) {
  const vivo = useQuedan(productoId);
  const [leido, setLeido] = useState<number | null | undefined>();
  const [abierta, setAbierta] = useState(false);
  const { ocupado, during } = useOcupado();

  async function handleOpen() {
    try {
      setLeido(await readQuedan(productoId));
      setAbierta(true);
    } catch (error) {
      showToast({ texto: textoDe(error, t(ERROR.leer)), tono: 'error' });
    }
  }

  async function save(quedan: number | null, visto: number | null): Promise<boolean> {
    try {
      await callQuedan(productoId, { quedan, visto });
    } catch (error) {
      const ahora = error instanceof ApiError && error.status === 409 ? (error.data as Producto) : null;
      if (ahora) setLeido(ahora.quedan ?? null);
      showToast({ texto: textoDe(error, t(ERROR.guardar)), tono: 'error' });
      return false;
    }
    const texto = quedan === null ? t('sin contar') : textoQuedan(quedan, t).toLowerCase();
    showToast({ id: `quedan-${productoId}`, texto: `${nombre}: ${texto}`, tono: 'exito' });
    onGuardado();
    return true;
  }

  return (
    <>
      <Boton
        variante="secundario"
        tamano="grande"
        ancho="completo"
        aria-haspopup="dialog"
        ocupado={ocupado}
        onClick={() => void during(handleOpen)}
      >
        {vivo === null ? t('Contar cuántos quedan') : textoQuedan(vivo, t)}
      </Boton>
      {leido !== undefined && (
        <HojaQuedan
          abierta={abierta}
          nombre={nombre}
          quedan={leido}
          onClose={() => setAbierta(false)}
          onGuardar={save}
        />
      )}
    </>
  );
}
