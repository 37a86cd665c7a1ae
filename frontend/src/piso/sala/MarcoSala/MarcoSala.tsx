import type { ReactNode } from 'react';
import type { Restaurante } from '@carta/contracts';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths';
import { AvisoSonidoBloqueado } from '../../ui/ControlSonido';
import { ChipTurno } from '../../ui/Turno/ChipTurno';
import { Marco } from '../../ui/Marco/Marco';
import { usePantalla } from '../../vivo/vistos';
import { QuienProvider } from '../quien';
import { PedidosSinConfirmar } from '../../tomar-pedido/PedidosSinConfirmar';
import { useVibracion } from '../../vivo/useVibracion';
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
  vista: Vista;
  /** Those that the page is about. */
  mesas?: readonly number[];
  children: ReactNode;
}

export function MarcoSala({ restaurante, quien, titulo, vista, mesas = [], children }: PropsMarcoSala) {
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
            <h1 className={css.titulo}>{titulo}</h1>
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
