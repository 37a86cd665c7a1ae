import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import ChartColumn from 'lucide-react/icons/chart-column';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { Link } from 'react-router-dom';
import type { Restaurante } from '@carta/contracts';
import { anunciado } from '../../../../shared/lib/anuncio';
import { paths } from '../../../../shared/paths';
import { CobrosSinRespuesta } from '../../../cobrar/CobrosSinRespuesta';
import { CuentaAbierta } from '../../../cobrar/CuentaAbierta';
import { resumeCobros } from '../../../vivo/actos/cobrar';
import { tellPie } from '../../../../shared/lib/pie';
import { AvisoSonidoBloqueado } from '../../../ui/ControlSonido';
import { Marco } from '../../../ui/Marco/Marco';
import css from './MarcoTablero.module.css';
import BellRing from 'lucide-react/icons/bell-ring';
import { Boton } from '../../../../shared/ui/Boton/Boton';
import { useTextoNovedades } from '../../../vivo/tablero/useVista';

const tellPestanas = tellPie('data-pie-pestanas');

interface PropsMarcoTablero {
  restaurante: Restaurante;
  titulo: string;
  /** Not everybody may see the figures. */
  conCifras?: boolean;
  /** The new orders may be on this page or on another. */
  onShowNuevos: () => void;
  children: ReactNode;
}

/** The three order pages share the news and the open bill. */
export function MarcoTablero(props: PropsMarcoTablero) {
  const { restaurante, titulo, conCifras = false, onShowNuevos, children } = props;
  const { _id: restauranteId } = restaurante;
  useEffect(() => resumeCobros(restauranteId), [restauranteId]);
  return (
    <>
      <Marco
        ref={tellPestanas}
        restauranteId={restauranteId}
        titulo={
          <p className={`fuerte ${css.nombre}`} data-cuerpo="l" title={restaurante.nombre}>
            {restaurante.nombre}
          </p>
        }
        avisos={
          <>
            <AnuncioPedidos onShow={onShowNuevos} />
            <AvisoSonidoBloqueado />
          </>
        }
        enlaces={
          conCifras && (
            <>
              <EnlaceCifras a={paths.estadisticas()} nombre="Estadísticas" icono={<ChartColumn />} />
              <EnlaceCifras a={paths.cierre()} nombre="Cierre del día" icono={<ReceiptText />} />
            </>
          )
        }
      >
        <h1 className="solo-lectores">{titulo}</h1>
        <CobrosSinRespuesta />
        {children}
      </Marco>
      <CuentaAbierta />
    </>
  );
}

interface PropsEnlaceCifras {
  a: string;
  nombre: string;
  icono: ReactNode;
}

/** A laptop shows it at the left of every page. */
function EnlaceCifras({ a, nombre, icono }: PropsEnlaceCifras) {
  return (
    <Link className={css.enlace} to={a} aria-label={nombre} title={nombre}>
      <span aria-hidden="true">{icono}</span>
    </Link>
  );
}

interface PropsAnuncioPedidos {
  onShow: () => void;
}

/**
 * Announces new orders, and what marches, to screen readers, and leads everybody else to them: the newest ticket is the last of
 * the board, maybe below the edge. Once followed it disappears until more come.
 */
function AnuncioPedidos({ onShow }: PropsAnuncioPedidos) {
  const texto = useTextoNovedades();
  const [seguido, setSeguido] = useState('');

  const handleClick = () => {
    setSeguido(texto);
    onShow();
  };

  return (
    <div ref={anunciado} data-aviso="">
      {texto !== '' && texto !== seguido && (
        <Boton tamano="compacto" icono={<BellRing aria-hidden="true" />} onClick={handleClick}>
          <span className={css.corto}>{texto}</span>
        </Boton>
      )}
    </div>
  );
}
