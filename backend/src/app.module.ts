import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { AuthModule } from './auth/auth.module';
import { LlamadasModule } from './llamadas/llamadas.module';
import { BaseDatosModule } from './base-datos/base-datos.module';
import type { BaseDatosService } from './base-datos/base-datos.service';
import { CartaModule } from './carta/carta.module';
import { CategoriasModule } from './categorias/categorias.module';
import { DomainEventsModule } from './common/domain-events';
import { ConexionesModule } from './common/http/conexiones.module';
import { LimitesModule } from './common/limites/limites.module';
import { RedisModule } from './common/redis/redis.module';
import type { Config } from './config/config';
import { ConfigModule } from './config/config.module';
import { CorreoModule } from './correo/correo.module';
import { copyBeforeMigrating } from './datos/copia-previa';
import { DatosModule } from './datos/datos.module';
import { DemoModule } from './demo/demo.module';
import { DispositivosModule } from './dispositivos/dispositivos.module';
import { FallosModule } from './fallos/fallos.module';
import { ImagenesModule } from './imagenes/imagenes.module';
import { OpcionesModule } from './opciones/opciones.module';
import { PaginasModule } from './paginas/paginas.module';
import { PedidosModule } from './pedidos/pedidos.module';
import { PlanModule } from './plan/plan.module';
import { ProductosModule } from './productos/productos.module';
import { RestaurantesModule } from './restaurantes/restaurantes.module';
import { SaludModule } from './salud/salud.module';
import { TiempoRealModule } from './tiempo-real/tiempo-real.module';

/** The rooms of the house; each module says what it needs. */
@Module({})
export class AppModule {
  static forRoot(config: Config, database?: BaseDatosService): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.forRoot(config),
        BaseDatosModule.forRoot((connection) => copyBeforeMigrating(config, connection), database),
        DomainEventsModule,
        RedisModule,
        LimitesModule,
        ConexionesModule,
        CorreoModule,
        AuthModule,
        RestaurantesModule,
        DispositivosModule,
        CategoriasModule,
        OpcionesModule,
        ProductosModule,
        ImagenesModule,
        CartaModule,
        PedidosModule,
        LlamadasModule,
        PlanModule,
        TiempoRealModule,
        SaludModule,
        FallosModule,
        DatosModule,
        DemoModule,
        PaginasModule,
      ],
    };
  }
}
