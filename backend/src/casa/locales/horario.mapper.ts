import type { CambiarHorarioRequest, Horario } from '@carta/contracts';
import { toTramos } from '../../plataforma/base-datos/tramos';

/** An absent station is open day and night. */
export function horarioOf(stored: Partial<Horario> | null | undefined): Horario {
  const { cocina, barra, cerrados = [] } = stored ?? {};
  return { ...(cocina ? { cocina } : {}), ...(barra ? { barra } : {}), cerrados };
}

export function isSiempreAbierto({ cocina, barra, cerrados }: Horario): boolean {
  return !cocina && !barra && cerrados.length === 0;
}

export interface CambiosHorario {
  pone: Partial<Horario>;
  quita: ('cocina' | 'barra')[];
}

/** Absent fields stay; null removes a station's hours. */
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
