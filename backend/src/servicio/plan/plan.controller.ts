import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import type { Plan } from '@carta/contracts';
import { CurrentContexto, Permite } from '../../plataforma/acceso/acceso';
import type { Contexto } from '../../plataforma/acceso/acceso';
import { IdPipe } from '../../plataforma/validacion/id.pipe';
import { PlanService } from './plan.service';
import { CAMBIAR_PLAN } from '@carta/contracts';
import { dtoOf } from '../../plataforma/validacion/dto';

class CambiarPlanDto extends dtoOf(CAMBIAR_PLAN) {}

@Controller('restaurantes/:id/plan')
export class PlanController {
  constructor(private readonly plan: PlanService) {}

  /** Says whether the mesas of the house may order, and who decides it. */
  @Get()
  @Permite('plan')
  getPlan(@Param('id', IdPipe) id: string, @CurrentContexto() { restauranteId }: Contexto): Promise<Plan> {
    return this.plan.getPlan(id, restauranteId);
  }

  /** Lets the mesas of the house order, or no longer. */
  @Put()
  @Permite('plan')
  changePlan(
    @Param('id', IdPipe) id: string,
    @CurrentContexto() { restauranteId }: Contexto,
    @Body() { conPedidos }: CambiarPlanDto,
  ): Promise<Plan> {
    return this.plan.changePlan(id, restauranteId, conPedidos);
  }
}
