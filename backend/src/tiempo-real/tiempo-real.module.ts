import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module';
import { CartaModule } from '../carta/carta.module';
import { PedidosModule } from '../pedidos/pedidos.module';
import { RestaurantesModule } from '../restaurantes/restaurantes.module';
import { AforoService } from './aforo.service';
import { ComensalGateway } from './comensal.gateway';
import { EmisorService } from './emisor.service';
import { LatidoService } from './latido.service';
import { TableroGateway } from './tablero.gateway';
import { VigilanciaService } from './vigilancia.service';

@Module({
  imports: [AuthModule, PedidosModule, RestaurantesModule, CartaModule],
  providers: [TableroGateway, ComensalGateway, AforoService, EmisorService, LatidoService, VigilanciaService],
})
export class TiempoRealModule {}
