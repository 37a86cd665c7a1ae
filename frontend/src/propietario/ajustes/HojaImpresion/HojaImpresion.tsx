import { useMemo } from 'react';
import type { MesaConEnlace, RestaurantePublico } from '@carta/contracts';
import { Cargando } from '../../../shared/ui/Cargando/Cargando';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';
import { FalloLectura } from '../FalloLectura';
import { MarcoImpresion } from '../MarcoImpresion/MarcoImpresion';
import { AvisoAlcance } from '../qr/AvisoAlcance';
import { alcanceOf } from '../qr/enlace';
import { useMesas } from '../useMesas';
import css from './HojaImpresion.module.css';
import { PaginasMesas } from './PaginasMesas';
import { useTrazos } from './useTrazos';

interface PropsHojaImpresion {
  restaurante: RestaurantePublico;
  onVolver: () => void;
}

const NINGUNA: MesaConEnlace[] = [];

export function HojaImpresion({ restaurante, onVolver }: PropsHojaImpresion) {
  const { data: mesas = NINGUNA, error, isPending, isFetching, refetch } = useMesas(restaurante._id);
  const primero = mesas[0]?.enlace;
  const inalcanzable = primero !== undefined && alcanceOf(primero, window.location.hostname) === 'ninguno';
  const enlaces = useMemo(
    () => (inalcanzable ? [] : mesas.map(({ enlace }) => enlace)),
    [mesas, inalcanzable],
  );
  const { listos, fallo } = useTrazos(enlaces);
  const completo = !isFetching && enlaces.length > 0 && listos.length === enlaces.length;

  return (
    <MarcoImpresion
      titulo="Códigos QR"
      onVolver={onVolver}
      listo={completo}
      avisos={
        <>
          {isPending && <Cargando />}
          {error !== null && <FalloLectura error={error} onReintentar={refetch} />}
          {fallo && <Mensaje tono="error">No se han podido crear los códigos QR. Recarga la página.</Mensaje>}
          {primero !== undefined && <AvisoAlcance enlace={primero} />}
          {!fallo && enlaces.length > listos.length && (
            <Preparando listos={listos.length} total={enlaces.length} />
          )}
        </>
      }
    >
      {enlaces.length > 0 && (
        <div className={css.papel}>
          <PaginasMesas mesas={mesas} casa={restaurante} codigos={listos} />
        </div>
      )}
    </MarcoImpresion>
  );
}

function Preparando({ listos, total }: { listos: number; total: number }) {
  return (
    <label className={css.preparando}>
      Preparando los códigos: {listos} de {total}
      <progress value={listos} max={total} />
    </label>
  );
}
