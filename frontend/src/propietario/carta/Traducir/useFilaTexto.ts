import { useRef, useState } from 'react';
import { reglasTextos } from '@carta/contracts';
import type { TextoDeCarta } from '@carta/contracts';
import { ApiError } from '../../../shared/api/cliente';
import { almacenLocal } from '../../../shared/lib/almacen';

/** `rechazado`: it cannot be saved as it is, so trying again does not help. Without an answer there is no mensaje. */
export type EstadoFila =
  { es: 'quieta' | 'guardando' | 'guardada' } | { es: 'fallo' | 'rechazado'; mensaje: string };

export type GuardarTexto = (fila: TextoDeCarta, texto: string) => Promise<void>;

/**
 * What is written of one text. It stays on this device until the server has it, through a bad network, a reload and
 * a closed tab.
 * @param borrador the name under which it stays there.
 */
export function useFilaTexto(fila: TextoDeCarta, borrador: string, onGuardar: GuardarTexto) {
  const [escrito, setEscrito] = useState(() => almacenLocal.read(borrador));
  const [estado, setEstado] = useState<EstadoFila>(
    escrito === null ? { es: 'quieta' } : { es: 'fallo', mensaje: '' },
  );
  const envios = useRef({ ultimo: '', cola: Promise.resolve() });
  const guardado = fila.estado === 'hecha' ? (fila.texto ?? '') : '';
  const texto = escrito ?? guardado;

  const change = (nuevo: string) => {
    setEscrito(nuevo);
    setEstado({ es: 'quieta' });
    almacenLocal.write(borrador, nuevo);
  };
  const forget = (limpio: string) => {
    setEscrito((actual) => (actual?.trim() === limpio ? null : actual));
    if (almacenLocal.read(borrador)?.trim() === limpio) almacenLocal.remove(borrador);
  };
  /** One after another, so that the last one that was written is the last one that is saved. */
  const save = async (nuevo: string = texto) => {
    const limpio = nuevo.trim();
    if (estado.es === 'guardando' && envios.current.ultimo === limpio) return;
    if (estado.es !== 'guardando' && limpio === guardado) {
      forget(limpio);
      return;
    }
    const fallo = reglasTextos.comoEs({ texto: limpio, de: fila.de });
    if (fallo !== null) {
      setEstado({ es: 'rechazado', mensaje: fallo });
      return;
    }
    if (nuevo !== escrito) change(nuevo);
    setEstado({ es: 'guardando' });
    const envio = envios.current.cola.then(() => onGuardar(fila, limpio));
    envios.current = { ultimo: limpio, cola: envio.catch(() => undefined) };
    const isUltimo = () => envios.current.ultimo === limpio;
    try {
      await envio;
      forget(limpio);
      if (isUltimo()) setEstado({ es: 'guardada' });
    } catch (error) {
      const mensaje = error instanceof ApiError ? error.message : '';
      if (isUltimo()) setEstado({ es: 'fallo', mensaje });
    }
  };
  return { texto, estado, change, save };
}
