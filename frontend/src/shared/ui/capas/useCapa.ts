import { createContext, useContext, useEffect, useEffectEvent, useId } from 'react';
import { NIVEL_BASE, apilar, recibeEscape } from './capas';

/** What each further layer adds to its z-index (docs/reglas.md#sheets-and-dialogs). */
const PASO = 10;

/** Of what stands beside the page: what it opens is a first layer. */
export const NIVEL_PAGINA = NIVEL_BASE - PASO;

const NivelPadre = createContext(NIVEL_PAGINA);

/** Tells what is inside a layer how high that layer is. */
export const NivelProvider = NivelPadre.Provider;

/** The level asked for, or one step above the layer it is rendered in. */
export function useNivel(pedido: number | undefined): number {
  const padre = useContext(NivelPadre);
  return pedido ?? padre + PASO;
}

interface CambioBaseUI {
  reason: string;
  event: Event;
  cancel: () => void;
}

/**
 * Keeps an open layer on the pile and answers Base UI's `onOpenChange`: every way of closing leads to
 * `onClose`, except an Escape that belongs to a layer above.
 */
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
