import { useMemo } from 'react';
import type { Llamada, Grupo } from '@carta/contracts';
import { useEnCursoSala } from '../vivo/actos/llamada';
import { llevadosOf, withLlevados } from '../vivo/actos/llevar';
import { withAtendido } from '../vivo/actos/llamada';
import { withMesaDeGrupo } from '../vivo/mesas/apply-llamada';
import { olvidadosOf } from '../vivo/tickets/estado-pases';
import { horaServidor, useReloj } from '../vivo/tablero/reloj';
import { useTablero } from '../vivo/tablero/useTablero';
import { useGrupos } from '../vivo/tablero/useVista';
import { radarOf } from './modelo/radar';
import type { EntradaRadar } from './modelo/radar';
import { sinEmpezarOf } from './modelo/sin-empezar';
import type { MesaSinEmpezar } from './modelo/sin-empezar';
import { useDudas } from './useDudas';
import { useQuien } from './quien';

interface VistaSala {
  grupos: Grupo[];
  llamadas: Llamada[];
}

/** The waiter sees the server's state with their own pending requests on top. */
export function useSala(): VistaSala {
  const quien = useQuien();
  const enCurso = useEnCursoSala();
  const enCola = useTablero((tablero) => tablero.enCola);
  const activos = useGrupos('activos');
  const entregados = useGrupos('entregados');
  const llamadas = useTablero((tablero) => tablero.llamadas);
  const todos = useTablero((tablero) => tablero.grupos);
  return useMemo(
    () => ({
      grupos: [...activos, ...entregados].map((grupo) =>
        withLlevados(grupo, llevadosOf(enCola), quien, horaServidor()),
      ),
      llamadas: [...llamadas.values()].map((llamada) =>
        withMesaDeGrupo(withAtendido(llamada, enCurso, quien), todos),
      ),
    }),
    [enCurso, enCola, activos, entregados, llamadas, quien, todos],
  );
}

export function useRadar(): EntradaRadar[] {
  const sala = useSala();
  const dudas = useDudas(sala.grupos);
  const olvidados = useReloj((ahora) => olvidadosOf(sala.grupos, ahora).join(' '));
  return useMemo(
    () => radarOf({ ...sala, dudas, olvidados: olvidados.split(' '), ahora: horaServidor() }),
    [sala, dudas, olvidados],
  );
}

export function useSinEmpezar(): MesaSinEmpezar[] {
  const { grupos } = useSala();
  return useMemo(() => sinEmpezarOf(grupos), [grupos]);
}
