import { useEffect, useMemo, useRef } from 'react';
import HandPlatter from 'lucide-react/icons/hand-platter';
import { useSesion } from '../../sesion/useSesion';
import { anunciar } from '../../shared/lib/anunciar';
import { Cargando } from '../../shared/ui/Cargando/Cargando';
import { EstadoVacio } from '../../shared/ui/EstadoVacio/EstadoVacio';
import { LimiteTarjeta } from '../../shared/ui/Limite/LimiteTarjeta';
import { ListaQuieta } from '../ui/quietud/ListaQuieta';
import { ErrorCarga } from '../ui/ErrorCarga';
import { llevadosOf, withLlevados } from '../vivo/actos/llevar';
import { textoMesas } from '../vivo/mesas/partidas-abiertas';
import { vistaPasaplatosOf } from '../vivo/tickets/tarjetas-pasaplatos';
import type { TarjetaPasaplatos as Tarjeta, VistaPasaplatos } from '../vivo/tickets/tarjetas-pasaplatos';
import { horaServidor } from '../vivo/tablero/reloj';
import { useTablero } from '../vivo/tablero/useTablero';
import { useVista } from '../vivo/tablero/useVista';
import { FilaEspera } from './FilaEspera';
import { nombreTarjeta } from './nombre-tarjeta';
import { TarjetaPasaplatos } from './TarjetaPasaplatos';
import { t } from '../lenguas/t';
import css from './Pasaplatos.module.css';

interface PropsPasaplatos {
  /** The server records this name of the person, the device, or the account. */
  quien: string;
}

/** Cards of what is made, and below them what waits its turn. */
export function Pasaplatos({ quien }: PropsPasaplatos) {
  const leido = useTablero((tablero) => tablero.leido);
  const fallo = useTablero((tablero) => tablero.fallo);
  const vista = useVistaPasaplatos(quien);
  const { tarjetas, esperas } = vista;
  if (!leido) return fallo === null ? <Cargando /> : <ErrorCarga fallo={fallo} />;
  return (
    <>
      <AnuncioPasaplatos vista={vista} />
      <ListaQuieta
        sobreOtros
        className={css.tarjetas}
        etiqueta={t('En la salida')}
        items={tarjetas}
        idOf={idDe}
        nombreOf={nombreDe}
        render={(tarjeta) => (
          <LimiteTarjeta nombre={nombreDe(tarjeta)} de={tarjeta} sola>
            <TarjetaPasaplatos tarjeta={tarjeta} />
          </LimiteTarjeta>
        )}
        vacio={
          <EstadoVacio
            icono={<HandPlatter />}
            titulo={t('Nada en la salida')}
            texto={t('Lo que se esté haciendo aparece aquí solo, con lo que falta para que salga.')}
          />
        }
      />
      <ListaQuieta
        className={css.esperas}
        etiqueta={t('En espera')}
        items={esperas}
        idOf={idDe}
        nombreOf={nombreDe}
        render={(espera) => <FilaEspera {...espera} />}
      />
    </>
  );
}

const idDe = ({ id }: { id: string }) => id;
const nombreDe = ({ mesas }: Pick<Tarjeta, 'mesas'>) => textoMesas(mesas);

/** Announces to screen readers what has just become ready; what was there on opening is not news. */
function AnuncioPasaplatos({ vista: actual }: { vista: VistaPasaplatos }) {
  const vista = useRef(actual);
  useEffect(() => {
    const conocidas = new Set(vista.current.tarjetas.flatMap(({ id, isLista }) => (isLista ? [id] : [])));
    vista.current = actual;
    for (const tarjeta of actual.tarjetas) {
      if (tarjeta.isLista && !conocidas.has(tarjeta.id)) anunciar(nombreTarjeta(tarjeta));
    }
  }, [actual]);
  return null;
}

/** The server's state with this screen's pending moves on top; the others read `quien` in 'Lo lleva …'. */
function useVistaPasaplatos(quien: string): VistaPasaplatos {
  const grupos = useVista();
  const casa = useSesion(({ restaurante }) => restaurante?.estaciones);
  const enCola = useTablero((tablero) => tablero.enCola);
  return useMemo(() => {
    const ahora = horaServidor();
    const llevados = llevadosOf(enCola);
    return vistaPasaplatosOf(
      grupos.map((grupo) => withLlevados(grupo, llevados, quien, ahora)),
      ahora,
      casa,
    );
  }, [grupos, enCola, quien, casa]);
}
