import type { ReactNode } from 'react';
import type { CierreDelDia, Restaurante } from '@carta/contracts';
import PlugZap from 'lucide-react/icons/plug-zap';
import { anunciado, anunciadoAlCambiar } from '../../../shared/lib/anuncio';
import { get, mensajeDe } from '../../../shared/api/cliente';
import { ErrorVacio } from '../../../shared/ui/EstadoVacio/ErrorVacio';
import { Esqueleto } from '../../../shared/ui/Esqueleto/Esqueleto';
import { Cabecera } from '../Estadisticas/Cabecera';
import css from '../Estadisticas/Estadisticas.module.css';
import { exportCierre, nombreArchivoCierre } from '../modelo/exportacion-cierre';
import { formatRango } from '../modelo/fechas';
import { ContenidoCierre } from './ContenidoCierre';
import { SelectorDia } from './SelectorDia';
import { VIDA_CACHE, rutasSala } from '@carta/contracts';
import { useQuery } from '@tanstack/react-query';

interface PropsCierre {
  restaurante: Restaurante;
  dia: string;
  hoy: string;
  onDia: (dia: string) => void;
  onVolver: () => void;
  /** Opens what is done about the drawer of a day. */
  caja: ReactNode;
}

export function Cierre({ restaurante, dia, hoy, onDia, onVolver, caja }: PropsCierre) {
  const { data, error, refetch } = useCierre(restaurante._id, dia, dia === hoy);
  const archivo = data && {
    nombre: nombreArchivoCierre(restaurante, dia),
    escribe: () => exportCierre(restaurante, data),
  };
  return (
    <div className={`columna ${css.pagina}`}>
      <Cabecera
        restaurante={restaurante}
        titulo="Cierre del día"
        etiquetaCsv="Descargar CSV"
        archivo={archivo}
        onVolver={onVolver}
      />
      <SelectorDia dia={dia} hoy={hoy} onDia={onDia} />
      <main className={`pila ${css.contenido}`} data-hueco="8">
        <h2 className={css.fechas} ref={anunciadoAlCambiar}>
          {formatRango({ desde: dia, hasta: dia })}
        </h2>
        {data === undefined && error !== null && (
          <ErrorVacio
            titulo="Error al cargar el cierre"
            texto={mensajeDe(error)}
            icono={<PlugZap />}
            onReintentar={refetch}
          />
        )}
        {data === undefined && error === null && (
          <div className="pila" data-hueco="6" ref={anunciado} aria-busy="true">
            <span className="solo-lectores">Cargando...</span>
            <Esqueleto alto="8rem" />
            <Esqueleto alto="14rem" />
          </div>
        )}
        {data !== undefined && caja}
        {data !== undefined && <ContenidoCierre cierre={data} enMarcha={dia === hoy} />}
      </main>
    </div>
  );
}

function useCierre(restauranteId: string, dia: string, enMarcha: boolean) {
  return useQuery({
    queryKey: ['cierre', restauranteId, dia],
    queryFn: ({ signal }) => get<CierreDelDia>(rutasSala.cierre(dia), { auth: true, signal }),
    // after the day a mesa may still be paid, or a charge annulled
    staleTime: 0,
    refetchInterval: enMarcha ? VIDA_CACHE.corta : false,
  });
}
