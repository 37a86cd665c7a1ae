import { reglasHorario } from '@carta/contracts';
import type { CambiarHorarioRequest, Tramo } from '@carta/contracts';
import { apiTramos } from '../../../plataforma/validacion/api-tramos';
import { CumpleOpcional } from '../../../plataforma/validacion/cumple';

const { diasCerrados, tramosEstacion } = reglasHorario.LIMITES_HORARIO;
const HORAS = apiTramos('When it takes orders; null is day and night', tramosEstacion);

export class CambiarHorarioDto implements CambiarHorarioRequest {
  @CumpleOpcional(reglasHorario.horasEstacion, HORAS)
  cocina?: Tramo[] | null;

  @CumpleOpcional(reglasHorario.horasEstacion, HORAS)
  barra?: Tramo[] | null;

  @CumpleOpcional(reglasHorario.cerrados, {
    type: [String],
    maxItems: diasCerrados,
    description: "Days on which neither opens: '2026-12-25'",
  })
  cerrados?: string[];
}
