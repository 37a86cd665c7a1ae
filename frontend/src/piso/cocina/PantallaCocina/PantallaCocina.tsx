import { useDeferredValue, useState } from 'react';
import CircleCheck from 'lucide-react/icons/circle-check';
import { AvisoSinPantalla } from '../../ui/AvisoSinPantalla';
import { CambiosSinEnviar } from '../../ui/CambiosSinEnviar';
import { BandaSinConexion } from '../../ui/EstadoConexion';
import { useTablero } from '../../vivo/tablero/useTablero';
import { PorEncargado } from '../../ui/Turno/PorEncargado';
import { retryCarga, useTableroEnVivo } from '../../vivo/motor/useTableroEnVivo';
import { usePantalla } from '../../vivo/motor/vistos';
import { tellPie } from '../../../shared/lib/pie';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { Cargando } from '../../../shared/ui/Cargando/Cargando';
import { EstadoVacio } from '../../../shared/ui/EstadoVacio/EstadoVacio';
import { AyudaTeclas } from '../AyudaTeclas';
import { BarraCocina } from '../Barra/BarraCocina';
import { EstadoPantalla } from '../EstadoPantalla';
import { MenuCocina } from '../MenuCocina';
import { MenuLinea } from '../MenuLinea';
import type { NombrePanel } from '../Panel/Panel';
import type { PropsCocina } from '../props-cocina';
import type { ObjetivoLinea } from '../TicketCocina/LineaCocina';
import type { Tema } from '../tema';
import { useTeclas } from '../useTeclas';
import { AnuncioCocina } from './AnuncioCocina';
import { BandaMuerta } from './BandaMuerta';
import { t } from '../../lenguas/t';
import css from './PantallaCocina.module.css';
import { isMuerta } from '../../vivo/tablero/estado-conexion';
import type { ReactNode } from 'react';
import type { Filtro } from '../modelo/tickets-cocina';
import { Lateral } from '../Panel/Lateral';
import { RejillaTickets } from '../RejillaTickets/RejillaTickets';
import { useTickets } from '../useTickets';
import type { Solo } from '../../vivo/tickets/solo';

const tellPantalla = tellPie('data-pie-cocina');

interface PropsPantallaCocina extends PropsCocina {
  tema: Tema;
  onTema: (tema: Tema) => void;
}

export function PantallaCocina({
  restaurante,
  dispositivo,
  filtro,
  estaciones,
  isSolo,
  onVista,
  onEstaciones,
  salida,
  tema,
  onTema,
}: PropsPantallaCocina) {
  useTableroEnVivo(restaurante._id);
  const solo = isSolo ? estaciones : null;
  const vista = solo ? 'solo' : filtro;
  usePantalla(filtro, solo);
  const muerta = useTablero(({ conexion }) => isMuerta(conexion));
  const [panel, setPanel] = useState<NombrePanel | null>(null);
  const [hoja, setHoja] = useState<'menu' | 'ayuda' | null>(null);
  const [objetivo, setObjetivo] = useState<ObjetivoLinea | null>(null);

  const togglePanel = (nombre: NombrePanel) => setPanel((abierto) => (abierto === nombre ? null : nombre));
  useTeclas({
    vista,
    hayEstaciones: estaciones !== null,
    onVista,
    onPanel: togglePanel,
    onAyuda: () => setHoja('ayuda'),
  });
  // beside its own stations this one too; without any of its own, everything
  const handleVer = (estacion: string) =>
    solo ? onEstaciones([...solo.estaciones, estacion]) : onVista('todo');

  return (
    <div ref={tellPantalla} className={css.pantalla} data-muerta={muerta ? '' : undefined}>
      {muerta ? <BandaMuerta /> : <BandaSinConexion />}
      <CambiosSinEnviar />
      <AvisoSinPantalla onVer={handleVer} />
      <BarraCocina
        filtro={filtro}
        estaciones={estaciones}
        vista={vista}
        onVista={onVista}
        panel={panel}
        onPanel={togglePanel}
        onMenu={() => setHoja('menu')}
      />
      <main className={css.cuerpo}>
        <h1 className="solo-lectores">{t('Pedidos de {casa}', { casa: restaurante.nombre })}</h1>
        <CuerpoCocina
          filtro={filtro}
          solo={solo}
          panel={panel}
          onMenu={setObjetivo}
          onClosePanel={() => setPanel(null)}
          vacio={<Hueco muerta={muerta} />}
        />
      </main>
      <PorEncargado />
      <EstadoPantalla nombre={dispositivo?.nombre ?? restaurante.nombre} />
      <MenuLinea objetivo={objetivo} onClose={() => setObjetivo(null)} />
      <MenuCocina
        abierta={hoja === 'menu'}
        restaurante={restaurante}
        nombre={dispositivo?.nombre ?? restaurante.nombre}
        estaciones={estaciones?.estaciones ?? []}
        onEstaciones={onEstaciones}
        salida={salida}
        tema={tema}
        onTema={onTema}
        onAyuda={() => setHoja('ayuda')}
        onClose={() => setHoja(null)}
      />
      <AyudaTeclas abierta={hoja === 'ayuda'} onClose={() => setHoja(null)} />
    </div>
  );
}

/** A wall with nothing to make must not look like one that knows nothing yet. */
function Hueco({ muerta }: { muerta: boolean }) {
  // known together with the tickets (useTickets)
  const leido = useDeferredValue(useTablero((tablero) => tablero.leido));
  const fallo = useTablero((tablero) => tablero.fallo);
  if (leido && muerta) {
    return (
      <EstadoVacio
        titulo={t('No se sabe si hay pedidos')}
        texto={t('Estaba todo hecho al perder la conexión.')}
      />
    );
  }
  if (leido) {
    return (
      <EstadoVacio
        titulo={t('Todo hecho')}
        texto={t('Los pedidos nuevos aparecen aquí solos, y suenan.')}
        icono={<CircleCheck />}
      />
    );
  }
  if (fallo === null) return <Cargando texto={t('Leyendo los pedidos…')} />;
  return (
    <EstadoVacio
      titulo={t('No se han podido leer los pedidos')}
      texto={fallo}
      acciones={<Boton onClick={retryCarga}>{t('Reintentar')}</Boton>}
    />
  );
}

interface PropsCuerpoCocina {
  filtro: Filtro;
  solo: Solo | null;
  panel: NombrePanel | null;
  onMenu: (objetivo: ObjetivoLinea) => void;
  onClosePanel: () => void;
  vacio: ReactNode;
}

/** Every order redraws this part, but not the screen around it. */
function CuerpoCocina({ filtro, solo, panel, onMenu, onClosePanel, vacio }: PropsCuerpoCocina) {
  const tickets = useTickets(filtro, solo);
  return (
    <>
      <AnuncioCocina tickets={tickets} />
      <RejillaTickets
        key={solo?.estaciones.join() ?? filtro}
        tickets={tickets}
        filtro={filtro}
        onMenu={onMenu}
        vacio={vacio}
      />
      <Lateral abierto={panel} filtro={filtro} tickets={tickets} onClose={onClosePanel} />
    </>
  );
}
