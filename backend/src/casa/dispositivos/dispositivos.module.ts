import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuthModule } from '../acceso/auth.module';
import { RestaurantesModule } from '../locales/restaurantes.module';
import { CODIGO_DISPOSITIVO, codigoDispositivoSchema } from './codigo-dispositivo.schema';
import { CodigosDispositivoRepository } from './codigos-dispositivo.repository';
import { DISPOSITIVO, dispositivoSchema } from './dispositivo.schema';
import { DispositivosController } from './dispositivos.controller';
import { DispositivosRepository } from './dispositivos.repository';
import { DispositivosService } from './dispositivos.service';
import { EmparejadoService } from './emparejado.service';
import { ReadmisionService } from './readmision.service';

@Module({
  imports: [
    AuthModule,
    RestaurantesModule,
    MongooseModule.forFeature([
      { name: DISPOSITIVO, schema: dispositivoSchema },
      { name: CODIGO_DISPOSITIVO, schema: codigoDispositivoSchema },
    ]),
  ],
  controllers: [DispositivosController],
  providers: [
    CodigosDispositivoRepository,
    DispositivosRepository,
    DispositivosService,
    EmparejadoService,
    ReadmisionService,
  ],
  exports: [DispositivosService],
})
export class DispositivosModule {}
