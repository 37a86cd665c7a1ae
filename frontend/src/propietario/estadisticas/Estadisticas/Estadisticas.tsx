import type { Restaurante } from '@carta/contracts';
import PlugZap from 'lucide-react/icons/plug-zap';
import { mensajeDe } from '../../../shared/api/cliente';
import { exportCsv, nombreArchivo } from '../modelo/exportacion';
import { formatRango } from '../modelo/fechas';
import { anteriorA, isEnMarcha } from '../modelo/rangos';
import type { Rango } from '../modelo/rangos';
import { SelectorRango } from '../SelectorRango/SelectorRango';
import { useEstadisticas } from '../useEstadisticas';
import { Cabecera } from './Cabecera';
import { Contenido } from './Contenido';
import { FalloRefresco } from './FalloRefresco';
import css from './Estadisticas.module.css';
import { ErrorVacio } from '../../../shared/ui/EstadoVacio/ErrorVacio';
import { Esqueleto } from '../../../shared/ui/Esqueleto/Esqueleto';

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
    <div className={css.pagina}>
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
      <main className={css.contenido}>
        <h2 className={css.fechas} aria-live="polite">
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
    <div className={css.espera} role="status" aria-busy="true">
      <span className="solo-lectores">Cargando...</span>
      <Esqueleto alto="8rem" />
      <Esqueleto alto="18rem" />
      <Esqueleto alto="12rem" />
    </div>
  );
}
