import { Module } from '@nestjs/common';
import { PedidosModule } from '../pedidos/pedidos.module';
import { RestaurantesModule } from '../../casa/locales/restaurantes.module';
import { PlanController } from './plan.controller';
import { PlanService } from './plan.service';

@Module({
  imports: [RestaurantesModule, PedidosModule],
  controllers: [PlanController],
  providers: [PlanService],
})
export class PlanModule {}
