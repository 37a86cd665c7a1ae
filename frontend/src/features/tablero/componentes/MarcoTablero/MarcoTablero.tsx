import type { ReactNode } from 'react';
import type { Restaurante } from '@carta/contracts';
import { useTableroEnVivo } from '../../useTableroEnVivo';
import { BarraPestanas } from '../BarraPestanas/BarraPestanas';
import type { EnlacesTablero } from '../BarraPestanas/BarraPestanas';
import { AvisoSonidoBloqueado, BotonSonido } from '../ControlSonido/ControlSonido';
import { BandaSinConexion, LamparaConexion } from '../EstadoConexion/EstadoConexion';
import { AnuncioPedidos } from './AnuncioPedidos';
import css from './MarcoTablero.module.css';

interface PropsMarcoTablero {
  restaurante: Restaurante;
  titulo: string;
  enlaces: EnlacesTablero;
  /** Takes its person to the new orders, on this page or on another. */
  onShowNuevos: () => void;
  children: ReactNode;
}

/** What the three order pages share: tabs, connection, sound, and the live board itself. */
export function MarcoTablero({ restaurante, titulo, enlaces, onShowNuevos, children }: PropsMarcoTablero) {
  useTableroEnVivo(restaurante._id);
  return (
    <div className={css.marco}>
      <div className={css.cima}>
        <BandaSinConexion />
        <header className={css.cabecera}>
          <p className={css.nombre}>{restaurante.nombre}</p>
          <BarraPestanas enlaces={enlaces} conTableros />
          <div className={css.estado}>
            <LamparaConexion />
            <BotonSonido />
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
