import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import type { CarritoStore } from '../../pedir/carrito-store';
import { paths } from '../../shared/paths';
import { Boton } from '../../shared/ui/Boton/Boton';
import { HojaInferior } from '../../shared/ui/HojaInferior/HojaInferior';
import { showToast } from '../../shared/ui/Toasts/toast';
import { useReposo } from '../ui/useReposo';
import { useReloj } from '../vivo/tablero/reloj';
import { useTablero } from '../vivo/tablero/useTablero';
import { idaPendiente } from './destino-pedido';
import { takeTomado } from './tomados';

interface PropsHojaIda {
  restauranteId: string;
  mesa: number;
  carrito: CarritoStore;
}

/**
 * When the party has left the mesa, nothing is sent before the waiter says whose the order is. If postponed,
 * a refusal for that reason asks again.
 */
export function HojaIda({ restauranteId, mesa, carrito }: PropsHojaIda) {
  const ida = useIda(mesa, carrito);
  const vacio = useStore(carrito, (estado) => estado.carrito.items.length === 0);
  const noticia = useStore(carrito, (estado) => estado.noticia);
  const navigate = useNavigate();
  const isReciente = useReposo(ida?.mesa ?? null);
  const [aplazada, setAplazada] = useState<{ mesa: number; noticia: unknown } | null>(null);
  const [ultima, setUltima] = useState(ida);
  if (ida !== null && (ida.mesa !== ultima?.mesa || ida.grupoMesa !== ultima.grupoMesa)) setUltima(ida);
  const isAplazada = aplazada !== null && aplazada.mesa === ida?.mesa && aplazada.noticia === noticia;

  if (ultima === null) return null;
  const { mesa: nueva, grupoMesa } = ultima;

  function handleSeguir() {
    if (isReciente()) return;
    if (!takeTomado(restauranteId, [mesa, nueva], { grupoMesa })) {
      return showToast({
        texto: `La comanda de la mesa ${nueva} no admite ahora estos platos. Envíala antes.`,
      });
    }
    void navigate(paths.salaPedir(nueva), { replace: true });
  }

  function handleQuedarse() {
    if (isReciente()) return;
    carrito.getState().put('para', { grupoMesa, aquiMismo: true });
    carrito.getState().dismissNoticia();
  }

  return (
    <HojaInferior
      abierta={ida !== null && !isAplazada}
      onClose={() => setAplazada({ mesa: nueva, noticia })}
      titulo={`La mesa ${mesa} ha pasado a la ${nueva}`}
      subtitulo={vacio ? '¿De qué mesa es el pedido?' : 'Lo apuntado no se ha enviado. ¿De qué mesa es?'}
    >
      <div className="pila">
        <Boton ancho="completo" onClick={handleSeguir}>
          Seguir en la mesa {nueva}
        </Boton>
        <Boton ancho="completo" variante="secundario" onClick={handleQuedarse}>
          Es de la mesa {mesa}
        </Boton>
      </div>
    </HojaInferior>
  );
}

/** The board or a refusal reveals it; null when there is nothing to ask, or the order is on its way. */
function useIda(mesa: number, carrito: CarritoStore): { mesa: number; grupoMesa: string } | null {
  const grupos = useTablero((tablero) => tablero.grupos);
  const borrador = useStore(carrito);
  const vista = useReloj((ahora) => idaPendiente(mesa, borrador, grupos.values(), ahora)?.grupoMesa ?? null);
  const mudada = borrador.noticia?.mudada;
  const grupoMesa = vista ?? mudada?.grupoMesa;
  if (borrador.envio !== null || grupoMesa === undefined) return null;
  const vistaEn = grupos.get(grupoMesa)?.mesa.numero ?? mesa;
  const nueva = vistaEn === mesa ? mudada?.mesa : vistaEn;
  return nueva === undefined ? null : { mesa: nueva, grupoMesa };
}
