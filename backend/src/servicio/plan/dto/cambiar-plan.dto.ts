import { reglasSala } from '@carta/contracts';
import type { CambiarPlanRequest } from '@carta/contracts';
import { Cumple } from '../../../plataforma/validacion/cumple';

export class CambiarPlanDto implements CambiarPlanRequest {
  @Cumple(reglasSala.interruptor, { type: Boolean })
  conPedidos!: boolean;
}
