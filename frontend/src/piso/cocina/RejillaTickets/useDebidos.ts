import { useEffect, useEffectEvent, useRef } from 'react';
import { readVista } from '../../vivo/tablero/useVista';
import { useTablero } from '../../vivo/tablero/useTablero';
import { TANDA } from '../modelo/dibujados';
import { nextDibujo } from '../modelo/dibujo';
import { idOf } from '../modelo/colocacion';
import type { Lugar } from '../modelo/colocacion';
import { splitEspera, ticketsDeCocina } from '../modelo/tickets-cocina';
import type { Filtro } from '../modelo/tickets-cocina';

/** At each latido the wall shows that what the store has hangs (docs/decisiones/latido-y-foto.md#what-hangs). */
export function useDebidos(lugares: readonly Lugar[], filtro: Filtro): void {
  const faltabanRef = useRef<ReadonlySet<string>>(new Set());
  const check = useEffectEvent(() => {
    const colgados = new Set(lugares.filter(({ caja }) => caja !== null).map(idOf));
    const faltan = new Set(listDebidos(filtro).filter((id) => !colgados.has(id)));
    const { dibujo } = useTablero.getState();
    const siguiente = nextDibujo(dibujo, faltabanRef.current, faltan);
    faltabanRef.current = faltan;
    if (siguiente !== dibujo) useTablero.setState({ dibujo: siguiente });
  });
  useEffect(() => {
    const stop = useTablero.subscribe(({ latidos }, antes) => {
      if (latidos !== antes.latidos) check();
    });
    return () => {
      stop();
      useTablero.setState({ dibujo: 'por-partes' });
    };
  }, []);
}

function listDebidos(filtro: Filtro): string[] {
  const [colgados] = splitEspera(ticketsDeCocina(readVista(), filtro, useTablero.getState().solo));
  return colgados.slice(0, TANDA).map(idOf);
}
