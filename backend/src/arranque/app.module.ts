import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { AuthModule } from '../casa/acceso/auth.module';
import { LlamadasModule } from '../servicio/llamadas/llamadas.module';
import { BaseDatosModule } from '../plataforma/base-datos/base-datos.module';
import type { BaseDatosService } from '../plataforma/base-datos/base-datos.service';
import { CartaModule } from '../carta/publicada/carta.module';
import { CategoriasModule } from '../carta/categorias/categorias.module';
import type { Config } from '../plataforma/config/config';
import { ConfigModule } from '../plataforma/config/config.module';
import { CorreoModule } from '../plataforma/correo/correo.module';
import { copyBeforeMigrating } from '../herramientas/datos/copia-previa';
import { DatosModule } from '../herramientas/datos/datos.module';
import { CifrasModule } from '../cifras/cifras.module';
import { DemoModule } from '../herramientas/demo/demo.module';
import { DispositivosModule } from '../casa/dispositivos/dispositivos.module';
import { ImagenesModule } from '../plataforma/imagenes/imagenes.module';
import { TraduccionModule } from '../carta/traduccion/traduccion.module';
import { ImportarModule } from '../carta/importar/importar.module';
import { LotesModule } from '../carta/lotes/lotes.module';
import { OpcionesModule } from '../carta/opciones/opciones.module';
import { PaginasModule } from '../salidas/paginas/paginas.module';
import { PedidosModule } from '../servicio/pedidos/pedidos.module';
import { PersonasModule } from '../casa/personas/personas.module';
import { PlanModule } from '../servicio/plan/plan.module';
import { ExistenciasModule } from '../carta/existencias/existencias.module';
import { PreciosModule } from '../carta/precios/precios.module';
import { ProductosModule } from '../carta/productos/productos.module';
import { PlataformaModule } from '../plataforma/plataforma.module';
import { RestaurantesModule } from '../casa/locales/restaurantes.module';
import { TiempoRealModule } from '../salidas/tiempo-real/tiempo-real.module';

@Module({})
export class AppModule {
  static forRoot(config: Config, database?: BaseDatosService): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.forRoot(config),
        BaseDatosModule.forRoot((connection) => copyBeforeMigrating(config, connection), database),
        PlataformaModule,
        CorreoModule,
        AuthModule,
        RestaurantesModule,
        DispositivosModule,
        PersonasModule,
        CategoriasModule,
        OpcionesModule,
        ProductosModule,
        ExistenciasModule,
        PreciosModule,
        LotesModule,
        ImportarModule,
        ImagenesModule,
        CartaModule,
        TraduccionModule,
        PedidosModule,
        CifrasModule,
        LlamadasModule,
        PlanModule,
        TiempoRealModule,
        DatosModule,
        DemoModule,
        PaginasModule,
      ],
    };
  }
}
