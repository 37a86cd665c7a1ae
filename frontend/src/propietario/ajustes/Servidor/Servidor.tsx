import { CUARTO_MS, nombreJornada, rutaPulsos } from '@carta/contracts';
import type { Pulsos } from '@carta/contracts';
import { useQuery } from '@tanstack/react-query';
import { get } from '../../../shared/api/cliente';
import { anunciadoAlCambiar } from '../../../shared/lib/anuncio';
import { useHora, useHusos } from '../../../shared/lib/hora';
import { Cargando } from '../../../shared/ui/Cargando/Cargando';
import { EstadoVacio } from '../../../shared/ui/EstadoVacio/EstadoVacio';
import { Selector } from '../../../shared/ui/Selector/Selector';
import { FalloCarga } from '../FalloCarga';
import { MarcoAjustes } from '../MarcoAjustes';
import { Franja } from './Franja';
import css from './Servidor.module.css';
import { TablaPulsos } from './TablaPulsos';
import { cuartosOf, lapsosOf, lastCuarto } from './rachas';
import { discoDe, nombreDeLapso, resumenOf } from './textos-servidor';

interface PropsServidor {
  /** The service day that is looked at; null, or one that nothing is known of: the last 24 hours. */
  dia: string | null;
  onDia: (dia: string | null) => void;
  onVolver: () => void;
}

/** How the server has done, for whoever asks why Saturday was slow. */
export function Servidor({ dia, onDia, onVolver }: PropsServidor) {
  const { data, error, refetch } = useQuery({
    queryKey: ['pulsos'],
    queryFn: ({ signal }) => get<Pulsos>(rutaPulsos(), { auth: true, signal }),
    staleTime: CUARTO_MS,
    refetchOnMount: 'always',
  });
  return (
    <MarcoAjustes titulo="Cómo ha ido el servidor" onVolver={onVolver}>
      <p className="suave">
        Lo que el servidor midió de sí mismo, cada cuarto de hora de los últimos 30 días. Es del servidor
        entero: si lo usan varias casas, de todas juntas, y no dice de quién es nada.
      </p>
      {data === undefined && error !== null && <FalloCarga error={error} onReintentar={refetch} />}
      {data === undefined && error === null && <Cargando />}
      {data?.pulsos.length === 0 && <SinPulsos ahora={data.ahora} />}
      {data && data.pulsos.length > 0 && <Medido leido={data} dia={dia} onDia={onDia} />}
    </MarcoAjustes>
  );
}

/** On a server, or on a day, that has just begun. */
function SinPulsos({ ahora }: { ahora: string }) {
  const hora = useHora();
  return (
    <EstadoVacio
      titulo="Aún no hay datos"
      texto={`El primer cuarto de hora se podrá leer a las ${hora(lastCuarto(ahora) + CUARTO_MS)}.`}
    />
  );
}

interface PropsMedido extends Pick<PropsServidor, 'dia' | 'onDia'> {
  leido: Pulsos;
}

function Medido({ leido, dia, onDia }: PropsMedido) {
  const husos = useHusos();
  const hoy = nombreJornada(husos, new Date(leido.ahora));
  const lapsos = lapsosOf(leido, husos).map((lapso) => ({ lapso, cuartos: cuartosOf(leido, lapso) }));
  const elegido = lapsos.find(({ lapso }) => lapso.dia === dia) ?? lapsos[0];
  if (!elegido) return null;

  const { lapso, cuartos } = elegido;
  return (
    <>
      <Selector
        etiqueta="Cuándo"
        valor={lapso.dia ?? ''}
        opciones={lapsos.map((cada) => ({
          valor: cada.lapso.dia ?? '',
          texto: nombreDeLapso(cada.lapso, cada.cuartos, hoy),
        }))}
        onChange={(valor) => onDia(valor === '' ? null : valor)}
      />
      {cuartos.length === 0 ? (
        <SinPulsos ahora={leido.ahora} />
      ) : (
        <>
          <div className={`pila ${css.resumen}`} data-hueco="2" ref={anunciadoAlCambiar}>
            {resumenOf(cuartos, lapso, husos).map((frase) => (
              <p key={frase}>{frase}</p>
            ))}
          </div>
          <Franja cuartos={cuartos} />
          <p className="suave">{discoDe(cuartos)}</p>
          <TablaPulsos cuartos={cuartos} />
        </>
      )}
    </>
  );
}
