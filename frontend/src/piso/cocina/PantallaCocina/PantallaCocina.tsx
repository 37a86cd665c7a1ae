// Longer than most: the wall, with what it says where there is nothing.
import { memo, useDeferredValue, useState } from 'react';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useAnuncio } from '../../../shared/lib/anunciar';
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
import { BandaMuerta } from './BandaMuerta';
import { t } from '../../lenguas/t';
import css from './PantallaCocina.module.css';
import { isMuerta } from '../../vivo/tablero/estado-conexion';
import { marchadosDe } from '../../vivo/tickets/novedades';
import type { Novedades } from '../../vivo/tickets/novedades';
import { textoMarcha } from '../../vivo/tickets/marcha-de-pases';
import type { ReactNode } from 'react';
import type { Filtro, TicketConGrupo } from '../modelo/tickets-cocina';
import { Lateral } from '../Panel/Lateral';
import { RejillaTickets } from '../RejillaTickets/RejillaTickets';
import { useNovedades } from '../useNovedades';
import { useTickets } from '../useTickets';
import { canceladasPorVer, isRepuestaPorVer } from '@carta/contracts';
import { isMudado, textoMudanza } from '../../vivo/tickets/mudados';
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

/** Only screen readers notice it. */
const AnuncioCocina = memo(function AnuncioCocina({ tickets }: { tickets: readonly TicketConGrupo[] }) {
  const novedades = useNovedades((todas) => todas);
  const nuevas = mesasOf(tickets.filter(({ ticket }) => novedades.nuevos.has(ticket._id)));
  const canceladas = mesasOf(tickets.filter(({ ticket }) => canceladasPorVer(ticket.productos).length > 0));
  const repuestas = mesasOf(tickets.filter(({ ticket }) => ticket.productos.some(isRepuestaPorVer)));
  useAnuncio(nuevas && t('Pedido nuevo en {mesas}', { mesas: nuevas }));
  useAnuncio(marchasOf(tickets, novedades).join('. '));
  useAnuncio(canceladas && t('Cancelado en {mesas}', { mesas: canceladas }));
  useAnuncio(repuestas && t('Vuelve a pedirse en {mesas}', { mesas: repuestas }));
  useAnuncio(mudadosOf(tickets).join('. '));
  return null;
});

function marchasOf(tickets: readonly TicketConGrupo[], novedades: Novedades): string[] {
  return tickets.flatMap(({ grupo, ticket }) =>
    marchadosDe(novedades, ticket).map(({ nombre }) =>
      t('{que} en la {n}', { que: textoMarcha('marchar', nombre), n: grupo.mesa.numero }),
    ),
  );
}

function mudadosOf(tickets: readonly TicketConGrupo[]): string[] {
  const textos = tickets.flatMap(({ grupo, ticket }) =>
    isMudado(ticket) ? textoMudanza(grupo.mesa.numero, ticket.antes) : [],
  );
  return [...new Set(textos)];
}

function mesasOf(tickets: readonly TicketConGrupo[]): string {
  return tickets.map(({ grupo }) => t('la {n}', { n: grupo.mesa.numero })).join(', ');
}
