import type { EstadisticasRango, Restaurante } from '@carta/contracts';
import PlugZap from 'lucide-react/icons/plug-zap';
import { anunciado, anunciadoAlCambiar } from '../../../shared/lib/anuncio';
import { get, mensajeDe } from '../../../shared/api/cliente';
import { exportCsv, nombreArchivo } from '../modelo/exportacion';
import { formatRango } from '../modelo/fechas';
import { anteriorA, isEnMarcha } from '../modelo/rangos';
import type { Rango } from '../modelo/rangos';
import { SelectorRango } from '../SelectorRango/SelectorRango';
import { Cabecera } from './Cabecera';
import { Contenido } from './Contenido';
import css from './Estadisticas.module.css';
import { ErrorVacio } from '../../../shared/ui/EstadoVacio/ErrorVacio';
import { Esqueleto } from '../../../shared/ui/Esqueleto/Esqueleto';
import { VIDA_CACHE, rutasGestion } from '@carta/contracts';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../../shared/api/errores';
import { useHora } from '../../../shared/lib/hora';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';

interface PropsEstadisticas {
  restaurante: Restaurante;
  rango: Rango;
  hoy: string;
  onRango: (rango: Rango) => void;
  onVolver: () => void;
}

export function Estadisticas({ restaurante, rango, hoy, onRango, onVolver }: PropsEstadisticas) {
  const enMarcha = isEnMarcha(rango, hoy);
  const { data, error, dataUpdatedAt, refetch } = useEstadisticas(restaurante._id, rango, enMarcha);
  const anterior = useEstadisticas(restaurante._id, anteriorA(rango), false);
  const handleReintentar = () => void refetch();

  return (
    <div className={`columna ${css.pagina}`}>
      <Cabecera
        restaurante={restaurante}
        titulo="Estadísticas"
        etiquetaCsv="Exportar CSV"
        archivo={
          data && {
            nombre: nombreArchivo(restaurante, data),
            escribe: () => exportCsv(restaurante, data),
          }
        }
        onVolver={onVolver}
      />
      <SelectorRango rango={rango} hoy={hoy} onRango={onRango} />
      <main className={`pila ${css.contenido}`} data-hueco="8">
        <h2 className={css.fechas} ref={anunciadoAlCambiar}>
          {formatRango(rango)}
        </h2>
        {error !== null && data !== undefined && (
          <FalloRefresco leidas={dataUpdatedAt} onReintentar={handleReintentar} />
        )}
        {data === undefined && error !== null && (
          <ErrorVacio
            titulo="Error al cargar las estadísticas"
            texto={mensajeDe(error)}
            icono={<PlugZap />}
            onReintentar={handleReintentar}
          />
        )}
        {data === undefined && error === null && <EsqueletoEstadisticas />}
        {data !== undefined && (
          <Contenido
            cifras={data}
            anterior={anterior.data}
            leidas={enMarcha ? dataUpdatedAt : null}
            hoy={hoy}
          />
        )}
      </main>
    </div>
  );
}

function EsqueletoEstadisticas() {
  return (
    <div className="pila" data-hueco="6" ref={anunciado} aria-busy="true">
      <span className="solo-lectores">Cargando...</span>
      <Esqueleto alto="8rem" />
      <Esqueleto alto="18rem" />
      <Esqueleto alto="12rem" />
    </div>
  );
}

/** The server works out one request of a house at a time; the page shows that it waits. */
const EN_COLA_MS = 3_000;

const VECES_EN_COLA = 40;

const isEnCola = (error: unknown): boolean => error instanceof ApiError && error.code === 'TOO_MANY_REQUESTS';

function useEstadisticas(restauranteId: string, { desde, hasta }: Rango, enMarcha: boolean) {
  return useQuery({
    queryKey: ['estadisticas', restauranteId, desde, hasta],
    queryFn: ({ signal }) => readEstadisticas(restauranteId, { desde, hasta }, signal),
    retry: (veces, error) => isEnCola(error) && veces < VECES_EN_COLA,
    retryDelay: EN_COLA_MS,
    staleTime: enMarcha ? 0 : VIDA_CACHE.normal,
    refetchInterval: enMarcha ? VIDA_CACHE.corta : false,
  });
}

/** ms; a year of a busy house takes long, and repeats share the same computation. */
const PACIENCIA_MS = 25_000;

function readEstadisticas(
  restauranteId: string,
  rango: Rango,
  signal: AbortSignal,
): Promise<EstadisticasRango> {
  const ruta = rutasGestion.estadisticas(restauranteId, rango);
  return get<EstadisticasRango>(ruta, { auth: true, signal, timeoutMs: PACIENCIA_MS });
}

interface PropsFalloRefresco {
  /** It is in ms. */
  leidas: number;
  onReintentar: () => void;
}

function FalloRefresco({ leidas, onReintentar }: PropsFalloRefresco) {
  const formatHora = useHora();
  return (
    <div className={css.fallo}>
      <Mensaje tono="error">
        No se han podido actualizar las cifras. Se muestran las de las {formatHora(leidas)}.
      </Mensaje>
      <Boton variante="secundario" tamano="compacto" onClick={onReintentar}>
        Reintentar
      </Boton>
    </div>
  );
}
