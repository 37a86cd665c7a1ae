import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ProductosModule } from '../carta/productos/productos.module';
import { RestaurantesModule } from '../casa/locales/restaurantes.module';
import { GRUPO, grupoSchema } from '../servicio/pedidos/grupos/grupo.schema';
import { PedidosModule } from '../servicio/pedidos/pedidos.module';
import { ArchivoLecturas } from './archivo-lecturas.repository';
import { CierreController } from './cierre.controller';
import { CierreLecturas } from './cierre-lecturas.repository';
import { CierreService } from './cierre.service';
import { EstadisticasController, EstadisticasHoyController } from './estadisticas.controller';
import { EstadisticasService } from './estadisticas.service';
import { SUMA, sumaSchema } from './suma.schema';
import { SumasRepository } from './sumas.repository';
import { SumasService } from './sumas.service';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: GRUPO, schema: grupoSchema },
      { name: SUMA, schema: sumaSchema },
    ]),
    RestaurantesModule,
    ProductosModule,
    PedidosModule,
  ],
  controllers: [EstadisticasHoyController, EstadisticasController, CierreController],
  providers: [
    EstadisticasService,
    CierreService,
    CierreLecturas,
    SumasService,
    SumasRepository,
    ArchivoLecturas,
  ],
})
export class CifrasModule {}
