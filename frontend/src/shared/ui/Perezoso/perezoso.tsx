import { Suspense, lazy, useEffect, useEffectEvent } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { onOcio } from '../../lib/ocio';
import { loadConReintento } from '../../lib/piezas';
import { useApertura } from '../capas/useApertura';
import { Limite } from '../Limite/Limite';
import type { Rotura } from '../Limite/Limite';
import { PiezaCaida } from './PiezaCaida';

interface OpcionesPerezoso<P> {
  /** What stands in its place when it does not come, or breaks; a notice with 'Reintentar' and 'Cerrar' unless said. */
  caida?: (rotura: Rotura) => ReactNode;
  /** Whether it is to be seen; `abierta` or `abierto` unless said, and always where it has neither. */
  isAbierta?: (props: P) => boolean;
  /** While it comes, what a Suspense around it shows, so that the screen before stays meanwhile; nothing unless said. */
  esperaFuera?: boolean;
}

interface Precargable {
  /** Fetches it before it is needed. A failure is none: it is asked for again when it is. */
  preload: () => void;
}

export type Perezoso<P> = ComponentType<P> & Precargable;

/** What a sheet or a dialog is told. */
interface PropsHoja {
  abierta?: boolean;
  abierto?: boolean;
  onClose?: () => void;
}

/**
 * A component that is loaded when it is first drawn, with what is shown until then and what stands in its place if
 * it does not come: the rest of the screen lives. Each further try asks for it anew.
 * @param nombre of the export of the module.
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

  /** React keeps a lazy component that failed: another try needs another. */
  function forget() {
    if (!fallida) return;
    fallida = false;
    promesa = null;
    Pieza = buildPieza();
  }

  /** Finds the piece of now: what a limit keeps to draw again is of before. */
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

  // a browser may remember what failed
  const preload = () => {
    if (navigator.onLine) ask().catch(forget);
  };
  return Object.assign(Perezosa, { preload });
}

/** Fetches pieces one by one once the browser has nothing better to do, so that they open without a network too. */
export function usePreload(...piezas: readonly Precargable[]): void {
  const preload = useEffectEvent(() => onOcio(...piezas.map((each) => each.preload)));
  useEffect(() => preload(), []);
}
