import { useEffect, useRef } from 'react';
import HandPlatter from 'lucide-react/icons/hand-platter';
import { anunciar } from '../../shared/lib/anunciar';
import { Cargando } from '../../shared/ui/Cargando/Cargando';
import { EstadoVacio } from '../../shared/ui/EstadoVacio/EstadoVacio';
import { LimiteTarjeta } from '../../shared/ui/Limite/LimiteTarjeta';
import { ErrorLectura } from '../ui/ErrorLectura';
import type { VistaPase } from '../vivo/modelo/tarjetas-pase';
import { useTablero } from '../vivo/useTablero';
import { FilaEspera } from './FilaEspera';
import { nombreTarjeta } from './textos-pase';
import { TarjetaPase } from './TarjetaPase';
import { useVistaPase } from './useVistaPase';
import { t } from '../lenguas/t';
import css from './Pase.module.css';

interface PropsPase {
  /** The server records this name of the person, the device, or the account. */
  quien: string;
}

/** Cards of what is made, and below them what waits its turn. */
export function Pase({ quien }: PropsPase) {
  const leido = useTablero((tablero) => tablero.leido);
  const fallo = useTablero((tablero) => tablero.fallo);
  const vista = useVistaPase(quien);
  const { tarjetas, esperas } = vista;
  if (!leido) return fallo === null ? <Cargando /> : <ErrorLectura fallo={fallo} />;
  return (
    <>
      <AnuncioPase vista={vista} />
      {tarjetas.length === 0 ? (
        <EstadoVacio
          icono={<HandPlatter />}
          titulo={t('Nada en el pase')}
          texto={t('Lo que se esté haciendo aparece aquí solo, con lo que falta para que salga.')}
        />
      ) : (
        <ul className={css.tarjetas} aria-label={t('En el pase')}>
          {tarjetas.map((tarjeta) => (
            <li key={tarjeta.id}>
              <LimiteTarjeta nombre={t('Mesa {n}', { n: tarjeta.grupo.mesa.numero })} de={tarjeta} sola>
                <TarjetaPase tarjeta={tarjeta} />
              </LimiteTarjeta>
            </li>
          ))}
        </ul>
      )}
      {esperas.length > 0 && (
        <ul className={css.esperas} aria-label={t('En espera')}>
          {esperas.map((espera) => (
            <FilaEspera key={espera.grupo.grupoMesa} {...espera} />
          ))}
        </ul>
      )}
    </>
  );
}

/** Announces to screen readers what has just become ready; what was there on opening is not news. */
function AnuncioPase({ vista: actual }: { vista: VistaPase }) {
  const vista = useRef(actual);
  useEffect(() => {
    const conocidas = new Set(vista.current.tarjetas.flatMap(({ id, isLista }) => (isLista ? [id] : [])));
    vista.current = actual;
    for (const tarjeta of actual.tarjetas) {
      if (tarjeta.isLista && !conocidas.has(tarjeta.id)) anunciar(nombreTarjeta(tarjeta));
    }
  }, [actual]);
  return null;
}
