import type { ReactNode } from 'react';
import type { Restaurante } from '@carta/contracts';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths';
import { BandaPausa } from '../../ui/BandaPausa';
import { AvisoSinPantalla } from '../../ui/AvisoSinPantalla';
import { AvisoSonidoBloqueado, BotonSonido } from '../../ui/ControlSonido';
import { CambiosSinEnviar } from '../../ui/CambiosSinEnviar';
import { BandaSinConexion, LamparaConexion } from '../../ui/EstadoConexion';
import { useTableroEnVivo } from '../../vivo/useTableroEnVivo';
import { usePantalla } from '../../vivo/vistos';
import { QuienProvider } from '../quien';
import { PedidosSinConfirmar } from '../../tomar-pedido/PedidosSinConfirmar';
import { useVibracion } from '../../vivo/useVibracion';
import { CobrosSinRespuesta } from '../../cobrar/CobrosSinRespuesta';
import { CuentaAbierta } from '../../cobrar/CuentaAbierta';
import { BarraSala } from './BarraSala';
import type { Vista } from './BarraSala';
import css from './MarcoSala.module.css';

interface PropsMarcoSala {
  restaurante: Restaurante;
  /** The name of this phone, or of the account, as the server writes it down. */
  quien: string;
  titulo: string;
  vista: Vista;
  children: ReactNode;
}

/** What the waiters' pages share: the live floor, its bar, and what is wrong, always in view. */
export function MarcoSala(props: PropsMarcoSala) {
  const { restaurante, quien, titulo, vista, children } = props;
  useTableroEnVivo(restaurante._id);
  usePantalla('sala');
  useVibracion();
  return (
    <QuienProvider value={quien}>
      <div className={css.marco}>
        <div className={css.cima}>
          <BandaSinConexion />
          <CambiosSinEnviar />
          <AvisoSinPantalla />
          <BandaPausa restauranteId={restaurante._id} />
          <header className={css.cabecera}>
            {vista === null && (
              <Link className={css.volver} to={paths.sala()} aria-label="Volver al radar">
                <ArrowLeft aria-hidden="true" />
              </Link>
            )}
            <h1 className={css.titulo}>{titulo}</h1>
            <div className={css.estado}>
              <LamparaConexion />
              <BotonSonido />
            </div>
          </header>
          {vista !== null && (
            <div className={css.flotante}>
              <AvisoSonidoBloqueado />
            </div>
          )}
        </div>
        <main className={css.cuerpo}>
          <PedidosSinConfirmar />
          <CobrosSinRespuesta />
          {children}
        </main>
        <CuentaAbierta />
        <BarraSala restauranteId={restaurante._id} vista={vista} />
      </div>
    </QuienProvider>
  );
}
