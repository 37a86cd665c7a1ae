import { Module } from '@nestjs/common';
import { colecciones } from '../../plataforma/base-datos/coleccion';
import { CorreoModule } from '../../plataforma/correo/correo.module';
import { AuthModule } from '../acceso/auth.module';
import { RestaurantesModule } from '../locales/restaurantes.module';
import { aprobacionSchema } from './aprobacion.schema';
import { AprobacionesController } from './aprobaciones.controller';
import { AprobacionesRepository } from './aprobaciones.repository';
import { AprobacionesService } from './aprobaciones.service';
import { AvisoPinService } from './aviso-pin.service';
import { HuellasPin } from './huellas-pin.service';
import { PersonasController } from './personas.controller';
import { PersonasService } from './personas.service';
import { TurnoController } from './turno.controller';
import { TurnoPersonaService } from './turno-persona.service';

@Module({
  imports: [colecciones(aprobacionSchema), AuthModule, CorreoModule, RestaurantesModule],
  controllers: [PersonasController, TurnoController, AprobacionesController],
  providers: [
    AvisoPinService,
    HuellasPin,
    PersonasService,
    TurnoPersonaService,
    AprobacionesService,
    AprobacionesRepository,
  ],
  exports: [AprobacionesService, PersonasService],
})
export class PersonasModule {}
