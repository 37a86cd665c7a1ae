import BellRing from 'lucide-react/icons/bell-ring';
import { nombreMesas } from '@carta/contracts';
import type { RestaurantePublico } from '@carta/contracts';
import { useCallback, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Cargando } from '../../../shared/ui/Cargando/Cargando';
import { EstadoVacio } from '../../../shared/ui/EstadoVacio/EstadoVacio';
import { LimiteTarjeta } from '../../../shared/ui/Limite/LimiteTarjeta';
import { ListaQuieta } from '../../ui/quietud/ListaQuieta';
import { ErrorCarga } from '../../ui/ErrorCarga';
import { useTablero } from '../../vivo/tablero/useTablero';
import { filterRadar, parseFiltro } from '../modelo/filtros';
import { splitZonas } from '../modelo/mis-zonas';
import { useRadar, useSinEmpezar } from '../useSala';
import { FiltrosRadar } from './FiltrosRadar';
import { FranjaSinEmpezar } from './FranjaSinEmpezar';
import { MisZonas } from './MisZonas';
import { TarjetaRadar } from './TarjetaRadar';
import { tarjetasOf } from '../modelo/tarjetas';
import type { Tarjeta } from '../modelo/tarjetas';
import type { Filtro } from '../modelo/filtros';
import { almacenLocal, parseJson } from '../../../shared/lib/almacen';

interface PropsRadar {
  restaurante: Pick<RestaurantePublico, '_id' | 'zonas'>;
}

/** One list has everything that a waiter can act on; a strip below has the orders that nobody has begun. */
export function Radar({ restaurante }: PropsRadar) {
  const { _id: restauranteId, zonas = [] } = restaurante;
  const leido = useTablero((tablero) => tablero.leido);
  const fallo = useTablero((tablero) => tablero.fallo);
  const entradas = useRadar();
  const sinEmpezar = useSinEmpezar();
  const [masVieja] = sinEmpezar;
  const [abierta, setAbierta] = useState(false);
  const [filtro, setFiltro] = useFiltro();
  const { lista, onSeVa } = useFocoQueSeVa();
  const [elegidas, toggleZona] = useMisZonas(restauranteId);
  const [conOtrasZonas, setConOtrasZonas] = useState(false);
  const { deMisZonas, deOtrasZonas } = splitZonas(entradas, zonas, elegidas);
  const mostradas = conOtrasZonas ? entradas : deMisZonas;
  const tarjetas = tarjetasOf(filterRadar(mostradas, filtro));

  if (!leido) return fallo === null ? <Cargando /> : <ErrorCarga fallo={fallo} />;
  return (
    <>
      {zonas.length > 0 && (
        <MisZonas
          zonas={zonas}
          elegidas={elegidas}
          onToggle={toggleZona}
          deOtrasZonas={deOtrasZonas}
          conOtrasZonas={conOtrasZonas}
          onOtrasZonas={() => setConOtrasZonas(!conOtrasZonas)}
        />
      )}
      <FiltrosRadar entradas={mostradas} filtro={filtro} onChange={setFiltro} />
      <ListaQuieta
        key={[filtro, conOtrasZonas, ...elegidas].join()}
        ref={lista}
        className="pila"
        etiqueta="Por atender"
        items={tarjetas}
        idOf={idDe}
        nombreOf={nombreDe}
        render={(tarjeta) => (
          <LimiteTarjeta nombre={nombreDe(tarjeta)} de={tarjeta.entradas[0]}>
            <TarjetaRadar tarjeta={tarjeta} onSeVa={onSeVa} />
          </LimiteTarjeta>
        )}
        vacio={
          <EstadoVacio
            icono={<BellRing />}
            titulo="Nadie te espera"
            texto={
              mostradas.length > 0 || (filtro !== 'todo' && sinEmpezar.length > 0)
                ? 'Hay otras cosas por atender en «Todo».'
                : 'Aquí saldrá lo que haya que llevar, atender o cobrar.'
            }
          />
        }
      />
      {filtro === 'todo' && masVieja && (
        <FranjaSinEmpezar
          mesas={sinEmpezar}
          desde={masVieja.desde}
          abierta={abierta}
          onToggle={() => setAbierta(!abierta)}
        />
      )}
    </>
  );
}

const idDe = ({ id }: Tarjeta) => id;
const nombreDe = ({ mesas }: Tarjeta) => nombreMesas(mesas);

/**
 * A card that leaves the list takes the focus with it; the list itself gets it then, so that the keyboard
 * goes on from there and not from the top of the page.
 */
function useFocoQueSeVa() {
  const lista = useRef<HTMLUListElement>(null);
  const onSeVa = useCallback((tarjeta: HTMLElement) => {
    if (tarjeta.contains(document.activeElement)) lista.current?.focus({ preventScroll: true });
  }, []);
  return { lista, onSeVa };
}

const PARAMETRO = 'ver';

/** The address keeps the filter, so that going back to the radar finds it as it was. */
function useFiltro(): [Filtro, (filtro: Filtro) => void] {
  const [params, setParams] = useSearchParams();
  const setFiltro = (filtro: Filtro) =>
    setParams(filtro === 'todo' ? {} : { [PARAMETRO]: filtro }, { replace: true });
  return [parseFiltro(params.get(PARAMETRO)), setFiltro];
}

const nombre = (restauranteId: string) => `sala.zonas.${restauranteId}`;

/** This phone looks after these zonas, also in the next shift; none means the whole house. */
function useMisZonas(restauranteId: string): [readonly string[], (id: string) => void] {
  const [elegidas, setElegidas] = useState(() => read(restauranteId));
  const toggle = (id: string) => {
    const nuevas = elegidas.includes(id) ? elegidas.filter((elegida) => elegida !== id) : [...elegidas, id];
    almacenLocal.write(nombre(restauranteId), JSON.stringify(nuevas));
    setElegidas(nuevas);
  };
  return [elegidas, toggle];
}

function read(restauranteId: string): string[] {
  const guardadas = parseJson(almacenLocal.read(nombre(restauranteId)));
  return Array.isArray(guardadas) ? guardadas.filter((id) => typeof id === 'string') : [];
}
