import { Module } from '@nestjs/common';
import { colecciones } from '../../plataforma/base-datos/coleccion';
import { ArqueosModule } from '../arqueos/arqueos.module';
import { PartesDeNocheModule } from '../partes-de-noche/partes-de-noche.module';
import { PedidosModule } from '../pedidos/pedidos.module';
import { RestaurantesModule } from '../../casa/locales/restaurantes.module';
import { llamadaSchema } from './llamada.schema';
import { LlamadasMesaService } from './llamadas-mesa.service';
import { LlamadasController } from './llamadas.controller';
import { LlamadasRepository } from './llamadas.repository';
import { LlamadasService } from './llamadas.service';
import { OlvidoPersonasService } from './olvido-personas.service';
import { SeguimientoLlamadas } from './seguimiento-llamadas.service';
import { UbicacionService } from './ubicacion.service';

@Module({
  imports: [
    colecciones(llamadaSchema),
    PedidosModule,
    RestaurantesModule,
    ArqueosModule,
    PartesDeNocheModule,
  ],
  controllers: [LlamadasController],
  providers: [
    LlamadasService,
    LlamadasMesaService,
    LlamadasRepository,
    SeguimientoLlamadas,
    UbicacionService,
    OlvidoPersonasService,
  ],
  exports: [LlamadasService, SeguimientoLlamadas],
})
export class LlamadasModule {}
