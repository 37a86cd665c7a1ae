import { Component, useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';

export interface Rotura {
  veces: number;
  onReintentar: () => void;
}

interface PropsLimite {
  caida: (rotura: Rotura) => ReactNode;
  /** A new value is a new try. */
  reset?: unknown;
  onRotura?: () => void;
  children: ReactNode;
}

interface EstadoLimite {
  roto: boolean;
  veces: number;
  reset: unknown;
}

/** Contains an error while drawing or loading to what is inside. */
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

/** ms; retries where nobody may be there to tap. */
const DESCANSO = 10_000;

export function ReintentoSolo({ onReintentar }: Pick<Rotura, 'onReintentar'>) {
  const reintentar = useEffectEvent(onReintentar);
  useEffect(() => {
    const turno = setTimeout(() => reintentar(), DESCANSO);
    return () => clearTimeout(turno);
  }, []);
  return null;
}
