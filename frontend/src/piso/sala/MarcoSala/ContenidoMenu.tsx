import CircleUserRound from 'lucide-react/icons/circle-user-round';
import { Link } from 'react-router-dom';
import { useSesion } from '../../../sesion/useSesion';
import { paths } from '../../../shared/paths';
import { Interruptor } from '../../../shared/ui/Interruptor/Interruptor';
import { pausar } from '../../vivo/actos/servicio';
import { switchSonido, useSonido } from '../../vivo/sonido/sonido';
import { usePausado } from '../../vivo/tablero/useTablero';
import { useQuien } from '../quien';
import css from './ContenidoMenu.module.css';

export function ContenidoMenu({ restauranteId }: { restauranteId: string }) {
  const quien = useQuien();
  // a paired phone may not leave the floor
  const esCuenta = useSesion((sesion) => sesion.dispositivo === null);
  const sonido = useSonido(({ encendido }) => encendido);
  const pausado = usePausado();
  return (
    <div className="pila" data-hueco="2">
      <p className={`renglon ${css.quien}`} data-hueco="3">
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
      {esCuenta && (
        <Link className={`renglon ${css.enlace}`} data-hueco="0" to={paths.pedidos()}>
          Ir a los tableros de pedidos
        </Link>
      )}
    </div>
  );
}
