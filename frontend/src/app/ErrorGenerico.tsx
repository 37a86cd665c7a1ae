import type { ReactNode } from 'react';
import { Boton } from '../shared/ui/Boton/Boton';
import { Limite } from '../shared/ui/Limite/Limite';
import { PantallaError } from '../shared/ui/PantallaError/PantallaError';

interface PropsErrorGenerico {
  onReintentar: () => void;
}

export function ErrorGenerico({ onReintentar }: PropsErrorGenerico) {
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

/** The last limit. */
export function LimiteDeError({ children }: { children: ReactNode }) {
  return <Limite caida={(rotura) => <ErrorGenerico {...rotura} />}>{children}</Limite>;
}
