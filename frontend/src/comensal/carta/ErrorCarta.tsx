import { t } from '../../shared/lengua/lengua';
import { Boton } from '../../shared/ui/Boton/Boton';
import { PantallaError } from '../../shared/ui/PantallaError/PantallaError';
import { ayudaFor } from './errores-carta';

interface PropsErrorCarta {
  mensaje: string;
  onReintentar: () => void;
  onInicio: () => void;
}

export function ErrorCarta({ mensaje, onReintentar, onInicio }: PropsErrorCarta) {
  return (
    <PantallaError
      titulo={mensaje}
      ayuda={ayudaFor(mensaje)}
      acciones={
        <>
          <Boton onClick={onReintentar}>{t('Reintentar')}</Boton>
          <Boton variante="secundario" onClick={onInicio}>
            {t('Ir al Inicio')}
          </Boton>
        </>
      }
    />
  );
}
