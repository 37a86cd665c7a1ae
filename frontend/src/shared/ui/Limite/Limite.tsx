import { Component, useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';

/** What is known where something has broken. */
export interface Rotura {
  /** How often it has been tried again. */
  veces: number;
  onReintentar: () => void;
}

interface PropsLimite {
  /** What stands in the place of what broke. */
  caida: (rotura: Rotura) => ReactNode;
  /** Another value is another try. */
  reset?: unknown;
  /** It has broken. */
  onRotura?: () => void;
  children: ReactNode;
}

interface EstadoLimite {
  roto: boolean;
  veces: number;
  reset: unknown;
}

/** What breaks in here while it is drawn, or does not load, takes nothing else with it. */
export class Limite extends Component<PropsLimite, EstadoLimite> {
  override state: EstadoLimite = { roto: false, veces: 0, reset: this.props.reset };

  static getDerivedStateFromError(): Partial<EstadoLimite> {
    return { roto: true };
  }

  static getDerivedStateFromProps({ reset }: PropsLimite, antes: EstadoLimite): Partial<EstadoLimite> | null {
    return reset === antes.reset ? null : { roto: false, veces: 0, reset };
  }

  override componentDidCatch(): void {
    this.props.onRotura?.();
  }

  private readonly handleReintentar = (): void => {
    this.setState(({ veces }) => ({ roto: false, veces: veces + 1 }));
  };

  override render(): ReactNode {
    const { caida, children } = this.props;
    if (!this.state.roto) return children;
    return caida({ veces: this.state.veces, onReintentar: this.handleReintentar });
  }
}

/** In ms: what nobody may be there to touch is tried again by itself after this long. */
const DESCANSO = 10_000;

/** In the place of what broke, and without a word, it tries again by itself. */
export function ReintentoSolo({ onReintentar }: Pick<Rotura, 'onReintentar'>) {
  const reintentar = useEffectEvent(onReintentar);
  useEffect(() => {
    const turno = setTimeout(() => reintentar(), DESCANSO);
    return () => clearTimeout(turno);
  }, []);
  return null;
}
