import type { ReactNode } from 'react';
import type { RestaurantePublico } from '@carta/contracts';
import { Esqueleto } from '../../../shared/ui/Esqueleto/Esqueleto';
import { HojaInferior } from '../../../shared/ui/HojaInferior/HojaInferior';
import { FalloCarga } from '../FalloCarga';
import { AvisoAlcance } from '../qr/AvisoAlcance';
import { LADO_PX } from '../qr/codigo-qr';
import { alcanceOf } from '../qr/enlace';
import { useMesas } from '../useMesas';
import { ImagenQr } from './ImagenQr';
import css from './ModalQr.module.css';

interface PropsModalQr {
  abierta: boolean;
  onClose: () => void;
  restaurante: RestaurantePublico;
  hoja?: ReactNode;
}

export function ModalQr({ abierta, onClose, restaurante, hoja }: PropsModalQr) {
  const { data: mesas, error, refetch } = useMesas(restaurante._id, abierta);
  const enlace = mesas?.find(({ numero }) => numero === 1)?.enlace;

  return (
    <HojaInferior
      abierta={abierta}
      onClose={onClose}
      titulo="Código QR"
      subtitulo="Imprime y coloca el código en las mesas. Los clientes accederán a la carta al escanearlo."
    >
      <div className={`pila ${css.contenido}`} data-hueco="4">
        {error !== null && <FalloCarga error={error} onReintentar={refetch} />}
        {error === null && enlace === undefined && <Esqueleto ancho={`${LADO_PX}px`} alto={`${LADO_PX}px`} />}
        {enlace !== undefined && <AvisoAlcance enlace={enlace} />}
        {enlace !== undefined && alcanceOf(enlace, window.location.hostname) !== 'ninguno' && (
          <ImagenQr enlace={enlace} nombre={restaurante.nombre} />
        )}
        {enlace !== undefined && hoja && <p className={css.mesa}>Este es el de la mesa 1. {hoja}</p>}
      </div>
    </HojaInferior>
  );
}
