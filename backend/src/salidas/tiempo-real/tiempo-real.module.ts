import { Module } from '@nestjs/common';
import { AuthModule } from '../../casa/acceso/auth.module';
import { LlamadasModule } from '../../servicio/llamadas/llamadas.module';
import { CartaModule } from '../../carta/publicada/carta.module';
import { DispositivosModule } from '../../casa/dispositivos/dispositivos.module';
import { PedidosModule } from '../../servicio/pedidos/pedidos.module';
import { PartesDeNocheModule } from '../../servicio/partes-de-noche/partes-de-noche.module';
import { RestaurantesModule } from '../../casa/locales/restaurantes.module';
import { PaginasModule } from '../paginas/paginas.module';
import { AforoService } from './aforo.service';
import { ComensalGateway } from './comensal.gateway';
import { EmisorService } from './emisor.service';
import { EstacionesService } from './estaciones.service';
import { LatidoService } from './latido.service';
import { PantallasService } from './pantallas.service';
import { MinutosCocinaService } from './minutos-cocina.service';
import { PresenciaService } from './presencia.service';
import { SocketsService } from './sockets.service';
import { TableroGateway } from './tablero.gateway';
import { VigilanciaService } from './vigilancia.service';

@Module({
  imports: [
    AuthModule,
    DispositivosModule,
    PedidosModule,
    LlamadasModule,
    RestaurantesModule,
    CartaModule,
    PartesDeNocheModule,
    PaginasModule,
  ],
  providers: [
    TableroGateway,
    ComensalGateway,
    AforoService,
    EmisorService,
    EstacionesService,
    PantallasService,
    PresenciaService,
    MinutosCocinaService,
    LatidoService,
    VigilanciaService,
    SocketsService,
  ],
})
export class TiempoRealModule {}
