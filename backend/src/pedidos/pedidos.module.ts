import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ProductosModule } from '../productos/productos.module';
import { RestaurantesModule } from '../restaurantes/restaurantes.module';
import { AltaService } from './alta.service';
import { ArchivoRepository } from './archivo.repository';
import { ArchivoService } from './archivo.service';
import { DemorasService } from './demoras.service';
import { EstadisticasController } from './estadisticas.controller';
import { EstadisticasService } from './estadisticas.service';
import { GRUPO, grupoSchema } from './grupo.schema';
import { GruposLecturas } from './grupos-lecturas.repository';
import { GruposRepository } from './grupos.repository';
import { MovimientosService } from './movimientos.service';
import { PedidosController } from './pedidos.controller';
import { PedidosService } from './pedidos.service';
import { RECHAZO, rechazoSchema } from './rechazo.schema';
import { RechazosController } from './rechazos.controller';
import { RechazosRepository } from './rechazos.repository';
import { RechazosService } from './rechazos.service';
import { SalaController } from './sala.controller';
import { SalaService } from './sala.service';
import { SeguidosService } from './seguidos.service';
import { SeguimientoService } from './seguimiento.service';
import { TableroController } from './tablero.controller';
import { TableroService } from './tablero.service';
import { TurnosService } from './turnos.service';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: GRUPO, schema: grupoSchema },
      { name: RECHAZO, schema: rechazoSchema },
    ]),
    RestaurantesModule,
    ProductosModule,
  ],
  controllers: [
    PedidosController,
    TableroController,
    SalaController,
    RechazosController,
    EstadisticasController,
  ],
  providers: [
    PedidosService,
    AltaService,
    TurnosService,
    RechazosService,
    RechazosRepository,
    SeguidosService,
    TableroService,
    SalaService,
    MovimientosService,
    DemorasService,
    EstadisticasService,
    ArchivoService,
    ArchivoRepository,
    SeguimientoService,
    GruposRepository,
    GruposLecturas,
  ],
  exports: [PedidosService, TableroService, ArchivoService],
})
export class PedidosModule {}
