import { VIDA_CACHE, lineasDeParte, rutasSala } from '@carta/contracts';
import type { ParteDelDia, ParteDeNoche, Restaurante } from '@carta/contracts';
import { useQuery } from '@tanstack/react-query';
import PlugZap from 'lucide-react/icons/plug-zap';
import { anunciado, anunciadoAlCambiar } from '../../../shared/lib/anuncio';
import { get, mensajeDe } from '../../../shared/api/cliente';
import { ErrorVacio } from '../../../shared/ui/EstadoVacio/ErrorVacio';
import { Esqueleto } from '../../../shared/ui/Esqueleto/Esqueleto';
import { SelectorDia } from '../Cierre/SelectorDia';
import { Cabecera } from '../Estadisticas/Cabecera';
import pagina from '../Estadisticas/Estadisticas.module.css';
import { nombreDeArchivo, toCsv } from '../../../shared/lib/csv';
import { formatRango } from '../modelo/fechas';
import { AjustesDeParte } from './AjustesDeParte';
import css from './PartesDeNoche.module.css';

interface PropsPartesDeNoche {
  restaurante: Restaurante;
  dia: string;
  /** The last day that is over. */
  ayer: string;
  onDia: (dia: string) => void;
  onVolver: () => void;
}

/** What was counted of a night (docs/reglas/cifras.md#the-mornings-count). */
export function PartesDeNoche({ restaurante, dia, ayer, onDia, onVolver }: PropsPartesDeNoche) {
  const { data, error, refetch } = useQuery({
    queryKey: ['parte', restaurante._id, dia],
    queryFn: ({ signal }) => get<ParteDelDia>(rutasSala.parte(dia), { auth: true, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.parte ? false : VIDA_CACHE.corta),
  });
  const parte = data?.parte ?? null;
  const archivo = parte && {
    nombre: nombreDeArchivo('parte', restaurante, [dia]),
    escribe: () => toCsv([filasDe(restaurante, dia, parte)]),
  };
  return (
    <div className={`columna ${pagina.pagina}`}>
      <Cabecera
        restaurante={restaurante}
        titulo="Parte de la noche"
        etiquetaCsv="Descargar CSV"
        archivo={archivo ?? undefined}
        onVolver={onVolver}
      />
      <SelectorDia dia={dia} hoy={ayer} onDia={onDia} />
      <main className={`pila ${pagina.contenido}`} data-hueco="8">
        <h2 className={pagina.fechas} ref={anunciadoAlCambiar}>
          {formatRango({ desde: dia, hasta: dia })}
        </h2>
        {data === undefined && error !== null && (
          <ErrorVacio
            titulo="Error al cargar el parte"
            texto={mensajeDe(error)}
            icono={<PlugZap />}
            onReintentar={refetch}
          />
        )}
        {data === undefined && error === null && (
          <div className="pila" data-hueco="6" ref={anunciado} aria-busy="true">
            <span className="solo-lectores">Cargando...</span>
            <Esqueleto alto="14rem" />
          </div>
        )}
        {data !== undefined && (parte ? <Contado parte={parte} /> : <SinParte />)}
        <AjustesDeParte restauranteId={restaurante._id} />
      </main>
    </div>
  );
}

function Contado({ parte }: { parte: ParteDeNoche }) {
  return (
    <>
      <dl className={css.lineas}>
        {lineasDeParte(parte).map(({ nombre, valor }) => (
          <div key={nombre}>
            <dt>{nombre}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
      </dl>
      <p className={`suave ${pagina.nota}`}>
        Contado cuando acabó el día, y no cambia después. Lo que nadie midió dice «no se sabe». La pantalla de
        cocina se mira cada minuto.
      </p>
    </>
  );
}

function SinParte() {
  return (
    <p className={`suave ${pagina.nota}`}>
      De ese día no hay parte. Se hace de los días que acaban mientras esté pedido, unos minutos después de
      las 05:00.
    </p>
  );
}

const filasDe = ({ nombre }: Restaurante, dia: string, parte: ParteDeNoche): [string, string][] => [
  ['Restaurante', nombre],
  ['Parte de la noche', dia],
  ...lineasDeParte(parte).map((linea): [string, string] => [linea.nombre, linea.valor]),
];
