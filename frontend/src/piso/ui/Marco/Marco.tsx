import type { ReactNode, Ref } from 'react';
import { useTableroEnVivo } from '../../vivo/motor/useTableroEnVivo';
import { AvisoSinPantalla } from '../AvisoSinPantalla';
import { BandaPausa } from '../BandaPausa';
import { CambiosSinEnviar } from '../CambiosSinEnviar';
import { BotonSonido } from '../ControlSonido';
import { BandaSinConexion, LamparaConexion } from '../EstadoConexion';
import { PorEncargado } from '../Turno/PorEncargado';
import css from './Marco.module.css';

interface PropsMarco {
  ref?: Ref<HTMLDivElement>;
  restauranteId: string;
  enColumna?: boolean;
  titulo: ReactNode;
  avisos: ReactNode;
  enlaces?: ReactNode;
  children: ReactNode;
}

/** On the floor's pages everything that is wrong is always in view. */
export function Marco(props: PropsMarco) {
  const { ref, restauranteId, enColumna = false, titulo, avisos, enlaces, children } = props;
  useTableroEnVivo(restauranteId);
  return (
    <div ref={ref} className={css.marco} data-columna={enColumna ? '' : undefined}>
      <div className={css.cima}>
        <BandaSinConexion />
        <CambiosSinEnviar />
        <AvisoSinPantalla />
        <BandaPausa restauranteId={restauranteId} />
        <header className={`renglon ${css.cabecera}`} data-hueco="3">
          <div className={`renglon ${css.frente}`} data-extremos="" data-hueco="3">
            {titulo}
            <div className={css.avisos}>{avisos}</div>
            <LamparaConexion />
          </div>
          <div className="renglon" data-hueco="1">
            <BotonSonido />
            {enlaces}
          </div>
        </header>
      </div>
      <main className={css.cuerpo}>{children}</main>
      <PorEncargado />
    </div>
  );
}
