import type { ReactNode } from 'react';
import ChartColumn from 'lucide-react/icons/chart-column';
import { Link } from 'react-router-dom';
import type { Restaurante } from '@carta/contracts';
import { AvisoSinPantalla } from '../../../ui/AvisoSinPantalla';
import { useTableroEnVivo } from '../../../vivo/useTableroEnVivo';
import { BarraPestanas } from '../BarraPestanas';
import { AvisoSonidoBloqueado, BotonSonido } from '../../../ui/ControlSonido';
import { BandaSinConexion, LamparaConexion } from '../../../ui/EstadoConexion';
import { BandaPausa } from '../../../ui/BandaPausa';
import { AnuncioPedidos } from './AnuncioPedidos';
import css from './MarcoTablero.module.css';

interface PropsMarcoTablero {
  restaurante: Restaurante;
  titulo: string;
  /** Where the figures are, for who may see them. */
  estadisticas?: string | undefined;
  /** Takes its person to the new orders, on this page or on another. */
  onShowNuevos: () => void;
  children: ReactNode;
}

/** What the three order pages share: tabs, connection, sound, and the live board itself. */
export function MarcoTablero(props: PropsMarcoTablero) {
  const { restaurante, titulo, estadisticas, onShowNuevos, children } = props;
  useTableroEnVivo(restaurante._id);
  return (
    <div className={css.marco}>
      <div className={css.cima}>
        <BandaSinConexion />
        <AvisoSinPantalla />
        <BandaPausa restauranteId={restaurante._id} />
        <header className={css.cabecera}>
          <p className={css.nombre}>{restaurante.nombre}</p>
          <BarraPestanas conTableros />
          <div className={css.estado}>
            <LamparaConexion />
            <BotonSonido />
            {estadisticas !== undefined && (
              <Link
                className={css.estadisticas}
                to={estadisticas}
                aria-label="Estadísticas"
                title="Estadísticas"
              >
                <ChartColumn aria-hidden="true" />
              </Link>
            )}
          </div>
        </header>
        <div className={css.flotante}>
          <AvisoSonidoBloqueado />
          <AnuncioPedidos onShow={onShowNuevos} />
        </div>
      </div>
      <main className={css.cuerpo}>
        <h1 className="solo-lectores">{titulo}</h1>
        {children}
      </main>
    </div>
  );
}
