import CirclePause from 'lucide-react/icons/circle-pause';
import { anunciado } from '../../shared/lib/anuncio';
import { useOcupado } from '../../shared/lib/useAccion';
import { pausar } from '../vivo/actos/servicio';
import { usePausado } from '../vivo/tablero/useTablero';
import { Boton } from '../../shared/ui/Boton/Boton';
import css from './BandaPausa.module.css';

/** Full width, because a forgotten pause would cost a whole evening. */
export function BandaPausa({ restauranteId }: { restauranteId: string }) {
  const pausado = usePausado();
  const { ocupado, during } = useOcupado();
  return (
    <div ref={anunciado}>
      {pausado && (
        <div className={`renglon ${css.banda}`} data-hueco="3">
          <CirclePause aria-hidden="true" />
          <p>
            <strong>Pedidos en pausa</strong>: las mesas no pueden pedir
          </p>
          <Boton
            variante="secundario"
            tamano="compacto"
            ocupado={ocupado}
            onClick={() => void during(() => pausar(restauranteId, false))}
          >
            Reanudar
          </Boton>
        </div>
      )}
    </div>
  );
}
