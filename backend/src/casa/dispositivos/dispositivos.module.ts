import { Module } from '@nestjs/common';
import { colecciones } from '../../plataforma/base-datos/coleccion';
import { AuthModule } from '../acceso/auth.module';
import { RestaurantesModule } from '../locales/restaurantes.module';
import { codigoDispositivoSchema } from './codigo-dispositivo.schema';
import { CodigosDispositivoRepository } from './codigos-dispositivo.repository';
import { dispositivoSchema } from './dispositivo.schema';
import { DispositivosController } from './dispositivos.controller';
import { DispositivosRepository } from './dispositivos.repository';
import { DispositivosService } from './dispositivos.service';
import { EmparejadoService } from './emparejado.service';
import { ReadmisionService } from './readmision.service';

@Module({
  imports: [AuthModule, RestaurantesModule, colecciones(dispositivoSchema, codigoDispositivoSchema)],
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
