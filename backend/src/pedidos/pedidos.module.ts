import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ProductosModule } from '../productos/productos.module';
import { RestaurantesModule } from '../restaurantes/restaurantes.module';
import { EstadisticasController } from './estadisticas.controller';
import { EstadisticasService } from './estadisticas.service';
import { GRUPO, grupoSchema } from './grupo.schema';
import { GruposLecturas } from './grupos-lecturas.repository';
import { GruposRepository } from './grupos.repository';
import { PedidosController } from './pedidos.controller';
import { PedidosService } from './pedidos.service';
import { SeguimientoService } from './seguimiento.service';
import { TableroController } from './tablero.controller';
import { TableroService } from './tablero.service';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: GRUPO, schema: grupoSchema }]),
    RestaurantesModule,
    ProductosModule,
  ],
  controllers: [PedidosController, TableroController, EstadisticasController],
  providers: [
    PedidosService,
    TableroService,
    EstadisticasService,
    SeguimientoService,
    GruposRepository,
    GruposLecturas,
  ],
  exports: [PedidosService, TableroService],
})
export class PedidosModule {}
