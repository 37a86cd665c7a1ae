import { Module } from '@nestjs/common';
import { colecciones } from '../../plataforma/base-datos/coleccion';
import { AuthModule } from '../../casa/acceso/auth.module';
import { CategoriasModule } from '../../carta/categorias/categorias.module';
import { ImagenesModule } from '../../plataforma/imagenes/imagenes.module';
import { OpcionesModule } from '../../carta/opciones/opciones.module';
import { PedidosModule } from '../../servicio/pedidos/pedidos.module';
import { ProductosModule } from '../../carta/productos/productos.module';
import { TraduccionModule } from '../../carta/traduccion/traduccion.module';
import { CuentasModule } from '../../casa/cuentas/cuentas.module';
import { PersonasModule } from '../../casa/personas/personas.module';
import { RestaurantesModule } from '../../casa/locales/restaurantes.module';
import { ArqueosModule } from '../../servicio/arqueos/arqueos.module';
import { CifrasModule } from '../../cifras/cifras.module';
import { ArqueosDemoService } from './arqueos-demo.service';
import { CartasDemoService } from './cartas-demo.service';
import { ContrasenasDemoService } from './contrasenas-demo.service';
import { DemoService } from './demo.service';
import { ImagenesDemoService } from './imagenes-demo.service';
import { PersonasDemoService } from './personas-demo.service';
import { siembraSchema } from './siembra.schema';
import { SiembraRepository } from './siembra.repository';

@Module({
  imports: [
    AuthModule,
    CuentasModule,
    RestaurantesModule,
    PersonasModule,
    CategoriasModule,
    OpcionesModule,
    ProductosModule,
    TraduccionModule,
    PedidosModule,
    ArqueosModule,
    CifrasModule,
    ImagenesModule,
    colecciones(siembraSchema),
  ],
  providers: [
    DemoService,
    ArqueosDemoService,
    CartasDemoService,
    ContrasenasDemoService,
    ImagenesDemoService,
    PersonasDemoService,
    SiembraRepository,
  ],
  exports: [DemoService],
})
export class DemoModule {}
