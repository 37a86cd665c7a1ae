import { useEffect, useMemo, useState } from 'react';
import type { MesaConEnlace, RestaurantePublico } from '@carta/contracts';
import { Cargando } from '../../../shared/ui/Cargando/Cargando';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';
import { FalloCarga } from '../FalloCarga';
import { MarcoImpresion } from '../MarcoImpresion/MarcoImpresion';
import { AvisoAlcance } from '../qr/AvisoAlcance';
import { alcanceOf } from '../qr/enlace';
import { useMesas } from '../useMesas';
import css from './HojaImpresion.module.css';
import { PaginasMesas } from './PaginasMesas';
import { createTrazador } from '../qr/codigo-qr';
import type { TrazoQr } from '../qr/codigo-qr';

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
          {error !== null && <FalloCarga error={error} onReintentar={refetch} />}
          {fallo && <Mensaje tono="error">No se han podido crear los códigos QR. Recarga la página.</Mensaje>}
          {primero !== undefined && <AvisoAlcance enlace={primero} />}
          {!fallo && enlaces.length > listos.length && (
            <Preparando listos={listos.length} total={enlaces.length} />
          )}
        </>
      }
    >
      {enlaces.length > 0 && (
        <div className={`pila ${css.papel}`} data-hueco="6">
          <PaginasMesas mesas={mesas} casa={restaurante} codigos={listos} />
        </div>
      )}
    </MarcoImpresion>
  );
}

function Preparando({ listos, total }: { listos: number; total: number }) {
  return (
    <label className={`suave ${css.preparando}`}>
      Preparando los códigos: {listos} de {total}
      <progress value={listos} max={total} />
    </label>
  );
}

/** Per turn: hundreds at once would freeze a phone. */
const POR_TURNO = 16;

interface Trazos {
  /** In the order of the links. */
  listos: TrazoQr[];
  fallo: boolean;
}

const NINGUNO: Trazos = { listos: [], fallo: false };

/** Made a few at a time. Pass the same array while nothing has changed. */
function useTrazos(enlaces: readonly string[]): Trazos {
  const [hecho, setHecho] = useState({ enlaces, trazos: NINGUNO });

  useEffect(() => {
    let parado = false;
    const show = (trazos: Trazos) => {
      if (!parado) setHecho({ enlaces, trazos });
    };
    void drawAll(
      enlaces,
      (listos) => show({ listos, fallo: false }),
      () => parado,
    ).catch(() => show({ listos: [], fallo: true }));
    return () => {
      parado = true;
    };
  }, [enlaces]);

  return hecho.enlaces === enlaces ? hecho.trazos : NINGUNO;
}

async function drawAll(
  enlaces: readonly string[],
  onAvance: (listos: TrazoQr[]) => void,
  isParado: () => boolean,
): Promise<void> {
  const draw = await createTrazador();
  let listos: TrazoQr[] = [];
  while (listos.length < enlaces.length && !isParado()) {
    listos = [...listos, ...enlaces.slice(listos.length, listos.length + POR_TURNO).map(draw)];
    onAvance(listos);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
