import CircleUserRound from 'lucide-react/icons/circle-user-round';
import { Link } from 'react-router-dom';
import { Interruptor } from '../../../shared/ui/Interruptor/Interruptor';
import { pausar } from '../../vivo/servicio';
import { switchSonido, useSonido } from '../../vivo/sonido';
import { usePausado } from '../../vivo/useTablero';
import { useEnlaces } from '../enlaces';
import { useQuien } from '../quien';
import css from './ContenidoMenu.module.css';

/** The waiters' menu, once it is open. */
export function ContenidoMenu({ restauranteId }: { restauranteId: string }) {
  const quien = useQuien();
  const { tableros } = useEnlaces();
  const sonido = useSonido(({ encendido }) => encendido);
  const pausado = usePausado();
  return (
    <div className={css.menu}>
      <p className={css.quien}>
        <CircleUserRound aria-hidden="true" />
        <span>
          Este móvil es <strong>{quien}</strong>
        </span>
      </p>
      <Interruptor encendido={sonido} onChange={switchSonido}>
        Sonido de llamadas y platos listos
      </Interruptor>
      <Interruptor encendido={pausado} onChange={(pausa) => void pausar(restauranteId, pausa)}>
        Pausar pedidos desde las mesas
      </Interruptor>
      {tableros !== null && (
        <Link className={css.enlace} to={tableros}>
          Ir a los tableros de pedidos
        </Link>
      )}
    </div>
  );
}
