import { useMemo } from 'react';
import type { Llamada, Grupo } from '@carta/contracts';
import { useEnCursoSala } from '../vivo/acciones-sala';
import { withAtendido, withLlevados } from '../vivo/modelo/enCursoSala';
import { useTablero } from '../vivo/useTablero';
import { useAhora, useGrupos } from '../vivo/useVista';
import { radarOf } from './modelo/radar';
import type { EntradaRadar } from './modelo/radar';
import { sinEmpezarOf } from './modelo/sin-empezar';
import type { MesaSinEmpezar } from './modelo/sin-empezar';
import { useQuien } from './quien';

interface VistaSala {
  /** Mesas with an open tab. */
  grupos: Grupo[];
  llamadas: Llamada[];
  /** ms of the server's clock. */
  ahora: number;
}

/** The floor as this waiter sees it: what the server said, and what they have just asked for. */
export function useSala(): VistaSala {
  const quien = useQuien();
  const ahora = useAhora();
  const enCurso = useEnCursoSala();
  const activos = useGrupos('activos');
  const entregados = useGrupos('entregados');
  const llamadas = useTablero((tablero) => tablero.llamadas);
  return useMemo(
    () => ({
      ahora,
      grupos: [...activos, ...entregados].map((grupo) => withLlevados(grupo, enCurso, quien, ahora)),
      llamadas: [...llamadas.values()].map((llamada) => withAtendido(llamada, enCurso, quien)),
    }),
    [ahora, enCurso, activos, entregados, llamadas, quien],
  );
}

/** Everything that a waiter can do something about, in the radar's order. */
export function useRadar(): EntradaRadar[] {
  const sala = useSala();
  const servicio = useTablero((tablero) => tablero.servicio);
  return useMemo(() => radarOf({ ...sala, servicio }), [sala, servicio]);
}

/** The mesas of which something has not been begun, the longest wait first. */
export function useSinEmpezar(): MesaSinEmpezar[] {
  const sala = useSala();
  const servicio = useTablero((tablero) => tablero.servicio);
  return useMemo(() => sinEmpezarOf({ ...sala, servicio }), [sala, servicio]);
}
