import { formatCentimos } from '@carta/contracts';
import type { Centimos } from '@carta/contracts';
import { t } from '../../../shared/lengua/lengua';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';

interface PropsNovedades {
  nombre: string;
  isEnCarta: boolean;
  /** It is in the carta, and not sold out. */
  vendible: boolean;
  /** Why it cannot be ordered now. */
  cerrado: string | null;
  /** Of a unit. */
  precio: Centimos;
  estado: { hasPerdido: boolean; precioAntes: Centimos | null };
}

/** What has changed in the carta while somebody chooses. */
export function Novedades({ nombre, isEnCarta, vendible, cerrado, precio, estado }: PropsNovedades) {
  return (
    <>
      {!vendible && (
        <Mensaje tono="error">
          {isEnCarta
            ? t('{nombre} se ha agotado.', { nombre })
            : t('{nombre} ya no está en la carta.', { nombre })}{' '}
          {t('Elige otro plato, por favor.')}
        </Mensaje>
      )}
      {vendible && cerrado !== null && (
        <Mensaje tono="error">
          {cerrado}. {t('Elige otro plato, por favor.')}
        </Mensaje>
      )}
      {vendible && estado.hasPerdido && (
        <Mensaje tono="error">
          {t('La carta ha cambiado: algo de lo que elegiste ya no está. Revísalo.')}
        </Mensaje>
      )}
      {vendible && estado.precioAntes !== null && (
        <Mensaje tono="error">
          {t('La carta ha cambiado: así cuesta ahora {ahora} (antes {antes}).', {
            ahora: formatCentimos(precio),
            antes: formatCentimos(estado.precioAntes),
          })}
        </Mensaje>
      )}
    </>
  );
}
