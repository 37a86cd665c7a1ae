import { Module } from '@nestjs/common';
import { AuthModule } from '../acceso/auth.module';
import { RestaurantesModule } from '../locales/restaurantes.module';
import { PersonasController } from './personas.controller';
import { PersonasService } from './personas.service';
import { TurnoController } from './turno.controller';
import { TurnoPersonaService } from './turno-persona.service';

@Module({
  imports: [AuthModule, RestaurantesModule],
  controllers: [PersonasController, TurnoController],
  providers: [PersonasService, TurnoPersonaService],
})
export class PersonasModule {}
