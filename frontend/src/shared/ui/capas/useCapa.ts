import { createContext, useContext, useEffect, useEffectEvent, useId } from 'react';
import { NIVEL_BASE, apilar, recibeEscape } from './capas';

/** Each layer adds this much (docs/reglas/limites.md#sheets-and-dialogs). */
const PASO = 10;

/** For a sheet beside the page: what it opens is a first layer. */
export const NIVEL_PAGINA = NIVEL_BASE - PASO;

const NivelPadre = createContext(NIVEL_PAGINA);

export const NivelProvider = NivelPadre.Provider;

export function useNivel(pedido: number | undefined): number {
  const padre = useContext(NivelPadre);
  return pedido ?? padre + PASO;
}

interface CambioBaseUI {
  reason: string;
  event: Event;
  cancel: () => void;
}

/** Every way of closing calls `onClose`, except an Escape for a layer above. */
export function useCapa(abierta: boolean, nivel: number, onClose: () => void) {
  const id = useId();
  const close = useEffectEvent(onClose);

  useEffect(
    () => (abierta ? apilar({ id, nivel, onClose: () => close() }) : undefined),
    [abierta, id, nivel],
  );

  return function handleOpenChange(open: boolean, cambio: CambioBaseUI) {
    if (open) return;
    if (cambio.reason === 'escape-key' && !recibeEscape(id, cambio.event)) cambio.cancel();
    else onClose();
  };
}
