import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ProductosModule } from '../productos/productos.module';
import { RestaurantesModule } from '../restaurantes/restaurantes.module';
import { AltaService } from './entrada/alta.service';
import { ArchivoLecturas } from './archivo/archivo-lecturas.repository';
import { ArchivoRepository } from './archivo/archivo.repository';
import { ArchivoService } from './archivo/archivo.service';
import { CierreController } from './archivo/cierre.controller';
import { CierreLecturas } from './archivo/cierre-lecturas.repository';
import { CierreService } from './archivo/cierre.service';
import { CobrosController } from './movimientos/cobros.controller';
import { CobrosService } from './movimientos/cobros.service';
import { DemorasService } from './seguimiento/demoras.service';
import { DestinoService } from './entrada/destino.service';
import { EstadisticasController } from './archivo/estadisticas.controller';
import { EstadisticasService } from './archivo/estadisticas.service';
import { GRUPO, grupoSchema } from './grupos/grupo.schema';
import { GruposLecturas } from './grupos/grupos-lecturas.repository';
import { GruposRepository } from './grupos/grupos.repository';
import { MesaValidaController } from './seguimiento/mesa-valida.controller';
import { MesasServidasService } from './grupos/mesas-servidas.service';
import { MovimientosService } from './movimientos/movimientos.service';
import { OlvidoService } from './archivo/olvido.service';
import { VaciasService } from './movimientos/vacias.service';
import { PagoPartidasService } from './movimientos/pago-partidas.service';
import { PartidasController } from './movimientos/partidas.controller';
import { PartidasService } from './movimientos/partidas.service';
import { ParaderoService } from './seguimiento/paradero.service';
import { PedidosController } from './entrada/pedidos.controller';
import { PedidosService } from './entrada/pedidos.service';
import { RECHAZO, rechazoSchema } from './entrada/rechazo.schema';
import { RechazosController } from './entrada/rechazos.controller';
import { RechazosRepository } from './entrada/rechazos.repository';
import { RechazosService } from './entrada/rechazos.service';
import { SalaController } from './movimientos/sala.controller';
import { SalaService } from './movimientos/sala.service';
import { SeguidosService } from './seguimiento/seguidos.service';
import { SeguimientoService } from './seguimiento/seguimiento.service';
import { SUMA, sumaSchema } from './archivo/suma.schema';
import { SumasRepository } from './archivo/sumas.repository';
import { SumasService } from './archivo/sumas.service';
import { TableroController } from './movimientos/tablero.controller';
import { TableroService } from './movimientos/tablero.service';
import { TurnosService } from './entrada/turnos.service';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: GRUPO, schema: grupoSchema },
      { name: RECHAZO, schema: rechazoSchema },
      { name: SUMA, schema: sumaSchema },
    ]),
    RestaurantesModule,
    ProductosModule,
  ],
  controllers: [
    PedidosController,
    TableroController,
    SalaController,
    CobrosController,
    PartidasController,
    RechazosController,
    EstadisticasController,
    CierreController,
    MesaValidaController,
  ],
  providers: [
    PedidosService,
    AltaService,
    DestinoService,
    TurnosService,
    RechazosService,
    RechazosRepository,
    SeguidosService,
    ParaderoService,
    MesasServidasService,
    TableroService,
    SalaService,
    CobrosService,
    PartidasService,
    PagoPartidasService,
    MovimientosService,
    DemorasService,
    EstadisticasService,
    CierreService,
    CierreLecturas,
    SumasService,
    SumasRepository,
    ArchivoService,
    ArchivoRepository,
    ArchivoLecturas,
    OlvidoService,
    VaciasService,
    SeguimientoService,
    GruposRepository,
    GruposLecturas,
  ],
  exports: [
    ParaderoService,
    MesasServidasService,
    SeguidosService,
    SeguimientoService,
    TableroService,
    ArchivoService,
  ],
})
export class PedidosModule {}
