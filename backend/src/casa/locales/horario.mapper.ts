import type { CambiarHorarioRequest, Horario } from '@carta/contracts';
import { toTramos } from '../../plataforma/base-datos/tramos';

/** What is stored of when a restaurant is open; a station that is absent is open day and night. */
export function horarioOf(stored: Partial<Horario> | null | undefined): Horario {
  const { cocina, barra, cerrados = [] } = stored ?? {};
  return { ...(cocina ? { cocina } : {}), ...(barra ? { barra } : {}), cerrados };
}

/** Whether nothing ever closes. */
export function isSiempreAbierto({ cocina, barra, cerrados }: Horario): boolean {
  return !cocina && !barra && cerrados.length === 0;
}

/** What a change stores, and what it takes away. */
export interface CambiosHorario {
  pone: Partial<Horario>;
  quita: ('cocina' | 'barra')[];
}

/** What a request whose fields have kept their rules changes: absent stays, a station that is null goes. */
export function toCambiosHorario({ cocina, barra, cerrados }: CambiarHorarioRequest): CambiosHorario {
  return {
    pone: {
      ...(cocina ? { cocina: toTramos(cocina) } : {}),
      ...(barra ? { barra: toTramos(barra) } : {}),
      ...(cerrados ? { cerrados: [...cerrados].sort() } : {}),
    },
    quita: [...(cocina === null ? ['cocina' as const] : []), ...(barra === null ? ['barra' as const] : [])],
  };
}
