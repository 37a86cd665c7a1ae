import { Module } from '@nestjs/common';
import { CartaModule } from '../../carta/publicada/carta.module';
import { PedidosModule } from '../../servicio/pedidos/pedidos.module';
import { RestaurantesModule } from '../../casa/locales/restaurantes.module';
import { CarpetaWeb } from './carpeta-web';
import { PaginasComensalService } from './paginas-comensal.service';
import { PaginasService } from './paginas.service';
import { DibujoService } from './dibujo.service';
import { RutasWeb } from './rutas-web';

@Module({
  imports: [CartaModule, PedidosModule, RestaurantesModule],
  providers: [CarpetaWeb, PaginasComensalService, PaginasService, DibujoService, RutasWeb],
  exports: [PaginasService],
})
export class PaginasModule {}
