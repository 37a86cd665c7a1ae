import type { ReactNode } from 'react';
import { t } from '../../lengua/lengua';
import { Boton } from '../Boton/Boton';
import { EstadoVacio } from './EstadoVacio';

interface PropsErrorVacio {
  titulo: string;
  texto: string;
  icono?: ReactNode;
  ocupado?: boolean;
  onReintentar: () => unknown;
}

/** In the place of what could not be read. */
export function ErrorVacio({ ocupado = false, onReintentar, ...dicho }: PropsErrorVacio) {
  return (
    <div role="alert">
      <EstadoVacio
        {...dicho}
        acciones={
          <Boton ocupado={ocupado} onClick={() => void onReintentar()}>
            {t('Reintentar')}
          </Boton>
        }
      />
    </div>
  );
}
