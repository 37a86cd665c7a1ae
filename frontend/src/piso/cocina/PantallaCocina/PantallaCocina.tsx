import { useState } from 'react';
import CircleCheck from 'lucide-react/icons/circle-check';
import { AvisoSinPantalla } from '../../ui/AvisoSinPantalla';
import { CambiosSinEnviar } from '../../ui/CambiosSinEnviar';
import { BandaSinConexion } from '../../ui/EstadoConexion';
import { useTablero } from '../../vivo/useTablero';
import { retryLectura, useTableroEnVivo } from '../../vivo/useTableroEnVivo';
import { usePantalla } from '../../vivo/vistos';
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
import { CuerpoCocina } from './CuerpoCocina';
import css from './PantallaCocina.module.css';
import { isMuerta } from '../../vivo/modelo/estado-conexion';

const tellPantalla = tellPie('data-pie-cocina');

interface PropsPantallaCocina extends PropsCocina {
  tema: Tema;
  onTema: (tema: Tema) => void;
}

export function PantallaCocina({
  restaurante,
  dispositivo,
  filtro,
  onFiltro,
  salida,
  tema,
  onTema,
}: PropsPantallaCocina) {
  useTableroEnVivo(restaurante._id);
  usePantalla(filtro);
  const muerta = useTablero(({ conexion }) => isMuerta(conexion));
  const [panel, setPanel] = useState<NombrePanel | null>(null);
  const [hoja, setHoja] = useState<'menu' | 'ayuda' | null>(null);
  const [objetivo, setObjetivo] = useState<ObjetivoLinea | null>(null);

  const togglePanel = (nombre: NombrePanel) => setPanel((abierto) => (abierto === nombre ? null : nombre));
  useTeclas({ filtro, onFiltro, onPanel: togglePanel, onAyuda: () => setHoja('ayuda') });

  return (
    <div ref={tellPantalla} className={css.pantalla} data-muerta={muerta ? '' : undefined}>
      {muerta ? <BandaMuerta /> : <BandaSinConexion />}
      <CambiosSinEnviar />
      <AvisoSinPantalla onVerBarra={() => onFiltro('todo')} />
      <BarraCocina
        filtro={filtro}
        onFiltro={onFiltro}
        panel={panel}
        onPanel={togglePanel}
        onMenu={() => setHoja('menu')}
      />
      <main className={css.cuerpo}>
        <h1 className="solo-lectores">Pedidos de {restaurante.nombre}</h1>
        <CuerpoCocina
          filtro={filtro}
          panel={panel}
          onMenu={setObjetivo}
          onClosePanel={() => setPanel(null)}
          vacio={<Hueco muerta={muerta} />}
        />
      </main>
      <EstadoPantalla nombre={dispositivo?.nombre ?? restaurante.nombre} />
      <MenuLinea objetivo={objetivo} onClose={() => setObjetivo(null)} />
      <MenuCocina
        abierta={hoja === 'menu'}
        restauranteId={restaurante._id}
        nombre={dispositivo?.nombre ?? restaurante.nombre}
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
  const leido = useTablero((tablero) => tablero.leido);
  const fallo = useTablero((tablero) => tablero.fallo);
  if (leido && muerta) {
    return (
      <EstadoVacio titulo="No se sabe si hay pedidos" texto="Estaba todo hecho al perder la conexión." />
    );
  }
  if (leido) {
    return (
      <EstadoVacio
        titulo="Todo hecho"
        texto="Los pedidos nuevos aparecen aquí solos, y suenan."
        icono={<CircleCheck />}
      />
    );
  }
  if (fallo === null) return <Cargando texto="Leyendo los pedidos…" />;
  return (
    <EstadoVacio
      titulo="No se han podido leer los pedidos"
      texto={fallo}
      acciones={<Boton onClick={retryLectura}>Reintentar</Boton>}
    />
  );
}
