import type { ReactNode } from 'react';
import type { Restaurante } from '@carta/contracts';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths';
import { AvisoSonidoBloqueado } from '../../ui/ControlSonido';
import { ChipTurno } from '../../ui/Turno/ChipTurno';
import { Marco } from '../../ui/Marco/Marco';
import { usePantalla } from '../../vivo/motor/vistos';
import { QuienProvider } from '../quien';
import { PedidosSinConfirmar } from '../../tomar-pedido/PedidosSinConfirmar';
import { useVibracion } from '../../vivo/sonido/useVibracion';
import { CobrosSinRespuesta } from '../../cobrar/CobrosSinRespuesta';
import { CuentaAbierta } from '../../cobrar/CuentaAbierta';
import { AnuncioSala } from '../AnuncioSala';
import { BarraSala } from './BarraSala';
import type { Vista } from './BarraSala';
import css from './MarcoSala.module.css';

interface PropsMarcoSala {
  restaurante: Restaurante;
  /** The server records this name of the person, the phone, or the account. */
  quien: string;
  titulo: string;
  /** On a line of its own, so that the number of a mesa has all the room it needs. */
  dato?: string;
  vista: Vista;
  /** Those that the page is about. */
  mesas?: readonly number[];
  children: ReactNode;
}

export function MarcoSala(props: PropsMarcoSala) {
  const { restaurante, quien, titulo, dato = '', vista, mesas = [], children } = props;
  usePantalla('sala');
  useVibracion();
  return (
    <QuienProvider value={quien}>
      <Marco
        restauranteId={restaurante._id}
        enColumna
        titulo={
          <>
            {vista === null && (
              <Link className={css.volver} to={paths.sala()} aria-label="Volver al radar">
                <ArrowLeft aria-hidden="true" />
              </Link>
            )}
            <div className={css.nombre}>
              <h1 className={css.titulo}>{titulo}</h1>
              {dato !== '' && <p className={`suave ${css.dato}`}>{dato}</p>}
            </div>
          </>
        }
        avisos={vista !== null && <AvisoSonidoBloqueado />}
        enlaces={<ChipTurno />}
      >
        <AnuncioSala deEstaPagina={mesas} />
        <PedidosSinConfirmar />
        <CobrosSinRespuesta />
        {children}
      </Marco>
      <CuentaAbierta />
      <BarraSala restauranteId={restaurante._id} vista={vista} />
    </QuienProvider>
  );
}
