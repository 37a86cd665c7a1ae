import type { ReactNode } from 'react';
import type { Restaurante } from '@carta/contracts';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link } from 'react-router-dom';
import { BandaPausa } from '../../ui/BandaPausa/BandaPausa';
import { AvisoSordera } from '../../ui/AvisoSordera/AvisoSordera';
import { AvisoSonidoBloqueado, BotonSonido } from '../../ui/ControlSonido/ControlSonido';
import { BandaSinConexion, LamparaConexion } from '../../ui/EstadoConexion/EstadoConexion';
import { useTableroEnVivo } from '../../vivo/useTableroEnVivo';
import { usePantalla } from '../../vivo/vistos';
import type { EnlacesSala } from '../enlaces';
import { EnlacesProvider } from '../enlaces';
import { QuienProvider } from '../quien';
import { useVibracion } from '../useVibracion';
import { BarraSala } from './BarraSala';
import type { Vista } from './BarraSala';
import css from './MarcoSala.module.css';

interface PropsMarcoSala {
  restaurante: Restaurante;
  /** The name of this phone, or of the account, as the server writes it down. */
  quien: string;
  enlaces: EnlacesSala;
  titulo: string;
  vista: Vista;
  /** Something that has to be read before going on. */
  noticia?: ReactNode;
  children: ReactNode;
}

/** What the waiters' pages share: the live floor, its bar, and what is wrong, always in view. */
export function MarcoSala(props: PropsMarcoSala) {
  const { restaurante, quien, enlaces, titulo, vista, noticia, children } = props;
  useTableroEnVivo(restaurante._id);
  usePantalla('sala');
  useVibracion();
  return (
    <EnlacesProvider value={enlaces}>
      <QuienProvider value={quien}>
        <div className={css.marco}>
          <div className={css.cima}>
            <BandaSinConexion />
            <AvisoSordera />
            <BandaPausa restauranteId={restaurante._id} />
            <header className={css.cabecera}>
              {vista === null && (
                <Link className={css.volver} to={enlaces.radar} aria-label="Volver al radar">
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
            {noticia}
            {children}
          </main>
          <BarraSala restauranteId={restaurante._id} vista={vista} />
        </div>
      </QuienProvider>
    </EnlacesProvider>
  );
}
