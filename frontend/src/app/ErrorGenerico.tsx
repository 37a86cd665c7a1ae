import type { ReactNode } from 'react';
import { t } from '../shared/lengua/lengua';
import { Boton } from '../shared/ui/Boton/Boton';
import { Limite } from '../shared/ui/Limite/Limite';
import { PantallaError } from '../shared/ui/PantallaError/PantallaError';

interface PropsErrorGenerico {
  onReintentar: () => void;
}

export function ErrorGenerico({ onReintentar }: PropsErrorGenerico) {
  return (
    <PantallaError
      titulo={t('¡Ups! Algo salió mal')}
      ayuda={t(
        'Puede que haya una versión nueva. Recarga la página: no se pierde nada de lo que habías hecho.',
      )}
      acciones={
        <>
          <Boton onClick={() => window.location.reload()}>{t('Recargar página')}</Boton>
          <Boton variante="secundario" onClick={onReintentar}>
            {t('Intentar de nuevo')}
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
