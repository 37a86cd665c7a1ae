import { Module } from '@nestjs/common';
import { colecciones } from '../plataforma/base-datos/coleccion';
import { ProductosModule } from '../carta/productos/productos.module';
import { RestaurantesModule } from '../casa/locales/restaurantes.module';
import { grupoSchema } from '../servicio/pedidos/grupos/grupo.schema';
import { PedidosModule } from '../servicio/pedidos/pedidos.module';
import { ArqueosModule } from '../servicio/arqueos/arqueos.module';
import { CorreoModule } from '../plataforma/correo/correo.module';
import { LlamadasModule } from '../servicio/llamadas/llamadas.module';
import { PartesDeNocheModule } from '../servicio/partes-de-noche/partes-de-noche.module';
import { ParteDeNocheController } from './parte-de-noche.controller';
import { ParteDeNocheService } from './parte-de-noche.service';
import { PartesDeNocheConsultas } from './partes-de-noche-consultas.repository';
import { EscrituraPartesService } from './escritura-partes.service';
import { ArchivoConsultas } from './archivo-consultas.repository';
import { ArqueoController } from './arqueo.controller';
import { ArqueoService } from './arqueo.service';
import { CifrasController } from './cifras.controller';
import { CierreConsultas } from './cierre-consultas.repository';
import { CierreService } from './cierre.service';
import { EstadisticasService } from './estadisticas.service';
import { sumaSchema } from './suma.schema';
import { SumasRepository } from './sumas.repository';
import { SumasService } from './sumas.service';

@Module({
  imports: [
    colecciones(grupoSchema, sumaSchema),
    RestaurantesModule,
    ProductosModule,
    PedidosModule,
    ArqueosModule,
    PartesDeNocheModule,
    LlamadasModule,
    CorreoModule,
  ],
  controllers: [CifrasController, ArqueoController, ParteDeNocheController],
  providers: [
    EstadisticasService,
    CierreService,
    ArqueoService,
    ParteDeNocheService,
    PartesDeNocheConsultas,
    EscrituraPartesService,
    CierreConsultas,
    SumasService,
    SumasRepository,
    ArchivoConsultas,
  ],
  exports: [CierreService],
})
export class CifrasModule {}
