import { Module } from '@nestjs/common';
import { CartaModule } from '../carta/carta.module';
import { RestaurantesModule } from '../restaurantes/restaurantes.module';
import { CarpetaWeb } from './carpeta-web';
import { PaginasService } from './paginas.service';
import { RutasWeb } from './rutas-web';

@Module({
  imports: [CartaModule, RestaurantesModule],
  providers: [CarpetaWeb, PaginasService, RutasWeb],
})
export class PaginasModule {}
