import { Component } from 'react';
import type { ReactNode } from 'react';
import { Boton } from '../shared/ui/Boton/Boton';
import { PantallaError } from '../shared/ui/PantallaError/PantallaError';

interface PropsErrorGenerico {
  onReintentar: () => void;
}

/** The generic error screen. */
function ErrorGenerico({ onReintentar }: PropsErrorGenerico) {
  return (
    <PantallaError
      titulo="¡Ups! Algo salió mal"
      ayuda="Puede que haya una versión nueva. Recarga la página: no se pierde nada de lo que habías hecho."
      acciones={
        <>
          <Boton onClick={() => window.location.reload()}>Recargar página</Boton>
          <Boton variante="secundario" onClick={onReintentar}>
            Intentar de nuevo
          </Boton>
        </>
      }
    />
  );
}

interface PropsLimite {
  children: ReactNode;
}

interface EstadoLimite {
  roto: boolean;
}

/** Whatever breaks while drawing, such as a piece of an old version that is no longer served, ends here. */
export class LimiteDeError extends Component<PropsLimite, EstadoLimite> {
  override state: EstadoLimite = { roto: false };

  static getDerivedStateFromError(): EstadoLimite {
    return { roto: true };
  }

  override render(): ReactNode {
    if (!this.state.roto) return this.props.children;
    return <ErrorGenerico onReintentar={() => this.setState({ roto: false })} />;
  }
}
