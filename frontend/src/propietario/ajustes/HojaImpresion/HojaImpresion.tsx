import { useMemo } from 'react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Printer from 'lucide-react/icons/printer';
import type { MesaConEnlace, RestaurantePublico } from '@carta/contracts';
import { mensajeDe } from '../../../shared/api/cliente';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { BotonIcono } from '../../../shared/ui/BotonIcono/BotonIcono';
import { Cargando } from '../../../shared/ui/Cargando/Cargando';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';
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

/** The codes of every mesa, as they will come out of the printer. */
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
    <div className={css.pantalla}>
      <header className={`${css.cabecera} no-imprimir`}>
        <div className={css.titulo}>
          <BotonIcono etiqueta="Volver" icono={<ArrowLeft aria-hidden="true" />} onClick={onVolver} />
          <h1>Códigos QR</h1>
        </div>
        <Boton
          className={css.imprimir}
          icono={<Printer aria-hidden="true" />}
          disabled={!completo}
          onClick={() => window.print()}
        >
          Imprimir
        </Boton>
      </header>
      <div className={`${css.avisos} no-imprimir`}>
        {isPending && <Cargando />}
        {error !== null && (
          <>
            <Mensaje tono="error">{mensajeDe(error)}</Mensaje>
            <Boton variante="secundario" onClick={() => void refetch()}>
              Reintentar
            </Boton>
          </>
        )}
        {fallo && <Mensaje tono="error">No se han podido crear los códigos QR. Recarga la página.</Mensaje>}
        {primero !== undefined && <AvisoAlcance enlace={primero} />}
        {!fallo && enlaces.length > listos.length && (
          <Preparando listos={listos.length} total={enlaces.length} />
        )}
      </div>
      {enlaces.length > 0 && (
        <main className={css.papel}>
          <PaginasMesas mesas={mesas} nombre={restaurante.nombre} codigos={listos} />
        </main>
      )}
    </div>
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
