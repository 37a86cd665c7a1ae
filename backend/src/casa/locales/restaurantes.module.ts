import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CuentasModule } from '../cuentas/cuentas.module';
import { SecretosQrRepository } from './secretos-qr.repository';
import { ImagenesModule } from '../../plataforma/imagenes/imagenes.module';
import { AspectoController } from './aspecto.controller';
import { AspectoService } from './aspecto.service';
import { HorarioController } from './horario.controller';
import { HorarioService } from './horario.service';
import { LegalController } from './legal.controller';
import { LegalService } from './legal.service';
import { LocalesSinCuenta } from './locales-sin-cuenta.service';
import { MesasFirmadasService } from './mesas-firmadas.service';
import { MesasController } from './mesas.controller';
import { MesasService } from './mesas.service';
import { RESTAURANTE, restauranteSchema } from './restaurante.schema';
import { RestaurantesController } from './restaurantes.controller';
import { RestaurantesRepository } from './restaurantes.repository';
import { RestaurantesService } from './restaurantes.service';
import { ResumenesService } from './resumenes.service';
import { ServicioController } from './servicio.controller';
import { ServicioService } from './servicio.service';
import { ZonasController } from './zonas.controller';
import { ZonasService } from './zonas.service';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: RESTAURANTE, schema: restauranteSchema }]),
    CuentasModule,
    ImagenesModule,
  ],
  controllers: [
    RestaurantesController,
    MesasController,
    ServicioController,
    LegalController,
    HorarioController,
    ZonasController,
    AspectoController,
  ],
  providers: [
    SecretosQrRepository,
    MesasFirmadasService,
    MesasService,
    RestaurantesRepository,
    RestaurantesService,
    ResumenesService,
    ServicioService,
    LegalService,
    LocalesSinCuenta,
    HorarioService,
    ZonasService,
    AspectoService,
  ],
  exports: [MesasFirmadasService, RestaurantesService, ResumenesService, ZonasService, AspectoService],
})
export class RestaurantesModule {}
