import { useMemo } from 'react';
import { useSesion } from '../../sesion/useSesion';
import { llevadosOf, withLlevados } from '../vivo/actos/llevar';
import { vistaPasaplatosOf } from '../vivo/tickets/tarjetas-pasaplatos';
import type { VistaPasaplatos } from '../vivo/tickets/tarjetas-pasaplatos';
import { horaServidor } from '../vivo/tablero/reloj';
import { useTablero } from '../vivo/tablero/useTablero';
import { useVista } from '../vivo/tablero/useVista';

/** The server's state with this screen's pending moves on top; the others read `quien` in 'Lo lleva …'. */
export function useVistaPasaplatos(quien: string): VistaPasaplatos {
  const grupos = useVista();
  const casa = useSesion(({ restaurante }) => restaurante?.estaciones);
  const enCola = useTablero((tablero) => tablero.enCola);
  return useMemo(() => {
    const ahora = horaServidor();
    const llevados = llevadosOf(enCola);
    return vistaPasaplatosOf(
      grupos.map((grupo) => withLlevados(grupo, llevados, quien, ahora)),
      ahora,
      casa,
    );
  }, [grupos, enCola, quien, casa]);
}
