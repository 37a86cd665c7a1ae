import { Suspense, lazy, useEffect, useEffectEvent } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { onOcio } from '../../lib/ocio';
import { loadConReintento } from '../../lib/piezas';
import { useApertura } from '../capas/useApertura';
import { Limite } from '../Limite/Limite';
import type { Rotura } from '../Limite/Limite';
import { PiezaCaida } from './PiezaCaida';

interface OpcionesPerezoso<P> {
  /** The default is a notice with 'Reintentar' and 'Cerrar'. */
  caida?: (rotura: Rotura) => ReactNode;
  /** The default is `abierta` or `abierto`; without either it is always open. */
  isAbierta?: (props: P) => boolean;
  /** A Suspense around it shows the wait, so the previous screen stays; by default nothing is shown. */
  esperaFuera?: boolean;
}

interface Precargable {
  /** Ignores a failure: it is loaded again when needed. */
  preload: () => void;
}

export type Perezoso<P> = ComponentType<P> & Precargable;

interface PropsHoja {
  abierta?: boolean;
  abierto?: boolean;
  onClose?: () => void;
}

/**
 * Loads a component when it is first drawn; a failure leaves the rest of the screen alive, and each retry
 * loads anew.
 * @param nombre the module's export.
 */
export function perezoso<N extends string, P extends object>(
  load: () => Promise<Record<N, (props: P) => ReactNode>>,
  nombre: N,
  opciones: OpcionesPerezoso<P> = {},
): Perezoso<P> {
  let promesa: Promise<ComponentType<P>> | null = null;
  let fallida = false;
  const ask = () =>
    (promesa ??= loadConReintento(load).then((modulo): ComponentType<P> => modulo[nombre], noteFallida));
  const buildPieza = () => lazy(async () => ({ default: await ask() }));
  let Pieza: ComponentType<P> = buildPieza();

  function noteFallida(error: unknown): never {
    fallida = true;
    throw error;
  }

  /** React keeps a failed lazy component, so a retry needs a new one. */
  function forget() {
    if (!fallida) return;
    fallida = false;
    promesa = null;
    Pieza = buildPieza();
  }

  /** Looks up the current piece: the error limit keeps the element of before. */
  function Cargada(props: P) {
    return <Pieza {...props} />;
  }

  function Perezosa(props: P) {
    const { abierta, abierto, onClose }: PropsHoja = props;
    const isAbierta = opciones.isAbierta?.(props) ?? abierta ?? abierto ?? true;
    const apertura = useApertura(isAbierta);
    const caida = (rotura: Rotura) => isAbierta && <PiezaCaida {...rotura} onClose={onClose} />;
    return (
      <Limite caida={opciones.caida ?? caida} reset={apertura} onRotura={forget}>
        {opciones.esperaFuera ? (
          <Cargada {...props} />
        ) : (
          <Suspense>
            <Cargada {...props} />
          </Suspense>
        )}
      </Limite>
    );
  }

  // offline, a browser may remember the failure
  const preload = () => {
    if (navigator.onLine) ask().catch(forget);
  };
  return Object.assign(Perezosa, { preload });
}

/** Loads pieces when idle, so that they open offline too. */
export function usePreload(...piezas: readonly Precargable[]): void {
  const preload = useEffectEvent(() => onOcio(...piezas.map((each) => each.preload)));
  useEffect(() => preload(), []);
}
