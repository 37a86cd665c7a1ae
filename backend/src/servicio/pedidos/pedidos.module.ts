import { Module } from '@nestjs/common';
import { colecciones } from '../../plataforma/base-datos/coleccion';
import { ExistenciasModule } from '../../carta/existencias/existencias.module';
import { ProductosModule } from '../../carta/productos/productos.module';
import { PersonasModule } from '../../casa/personas/personas.module';
import { RestaurantesModule } from '../../casa/locales/restaurantes.module';
import { AltaService } from './entrada/alta.service';
import { ApartadosService } from './entrada/apartados.service';
import { ArchivoRepository } from './pagados/archivo.repository';
import { ArchivoService } from './pagados/archivo.service';
import { RebajasMesaController } from './movimientos/rebajas/rebajas-mesa.controller';
import { RebajasMesaService } from './movimientos/rebajas/rebajas-mesa.service';
import { CobrosController } from './movimientos/cobros/cobros.controller';
import { CobrosService } from './movimientos/cobros/cobros.service';
import { DevolucionesService } from './movimientos/cancelar/devoluciones.service';
import { DemorasService } from './seguimiento/demoras.service';
import { DestinoService } from './entrada/destino.service';
import { grupoSchema } from './grupos/grupo.schema';
import { GruposConsultas } from './grupos/grupos-consultas.repository';
import { GruposRepository } from './grupos/grupos.repository';
import { MedidasService } from './medidas.service';
import { MesaValidaController } from './seguimiento/mesa-valida.controller';
import { MesasServidasService } from './grupos/mesas-servidas.service';
import { MovimientosService } from './movimientos/movimientos.service';
import { NombresRepository } from './pagados/nombres.repository';
import { NombresService } from './pagados/nombres.service';
import { OlvidoService } from './pagados/olvido.service';
import { VaciasService } from './movimientos/mover/vacias.service';
import { PagoPartidasService } from './movimientos/partidas/pago-partidas.service';
import { PartidasController } from './movimientos/partidas/partidas.controller';
import { PartidasService } from './movimientos/partidas/partidas.service';
import { GruposService } from './seguimiento/grupos.service';
import { PedidosController } from './entrada/pedidos.controller';
import { PedidosService } from './entrada/pedidos.service';
import { rechazoSchema } from './entrada/rechazo.schema';
import { RechazosRepository } from './entrada/rechazos.repository';
import { RechazosService } from './entrada/rechazos.service';
import { CancelarController } from './movimientos/cancelar/cancelar.controller';
import { CancelarService } from './movimientos/cancelar/cancelar.service';
import { MoverController } from './movimientos/mover/mover.controller';
import { MoverService } from './movimientos/mover/mover.service';
import { MarcharController } from './movimientos/marchar/marchar.controller';
import { MarcharService } from './movimientos/marchar/marchar.service';
import { SalaController } from './movimientos/sala/sala.controller';
import { SalaService } from './movimientos/sala/sala.service';
import { SeguidosService } from './seguimiento/seguidos.service';
import { SeguimientoService } from './seguimiento/seguimiento.service';
import { TableroController } from './movimientos/tablero/tablero.controller';
import { TableroService } from './movimientos/tablero/tablero.service';
import { diaSelladoSchema } from './sello/dia-sellado.schema';
import { DiasSelladosRepository } from './sello/dias-sellados.repository';
import { SelloService } from './sello/sello.service';
import { ArqueosModule } from '../arqueos/arqueos.module';
import { PartesDeNocheModule } from '../partes-de-noche/partes-de-noche.module';
import { SinConfirmarController } from './entrada/sin-confirmar.controller';
import { SinConfirmarService } from './entrada/sin-confirmar.service';
import { TurnosService } from './entrada/turnos.service';

@Module({
  imports: [
    colecciones(grupoSchema, rechazoSchema, diaSelladoSchema),
    RestaurantesModule,
    PersonasModule,
    PartesDeNocheModule,
    ArqueosModule,
    ProductosModule,
    ExistenciasModule,
  ],
  controllers: [
    PedidosController,
    SinConfirmarController,
    TableroController,
    MoverController,
    CancelarController,
    SalaController,
    MarcharController,
    RebajasMesaController,
    CobrosController,
    PartidasController,
    MesaValidaController,
  ],
  providers: [
    PedidosService,
    AltaService,
    DestinoService,
    TurnosService,
    SinConfirmarService,
    ApartadosService,
    RechazosService,
    RechazosRepository,
    SeguidosService,
    GruposService,
    MesasServidasService,
    TableroService,
    MoverService,
    CancelarService,
    SalaService,
    DevolucionesService,
    MarcharService,
    RebajasMesaService,
    CobrosService,
    PartidasService,
    PagoPartidasService,
    MovimientosService,
    DemorasService,
    ArchivoService,
    ArchivoRepository,
    OlvidoService,
    NombresRepository,
    NombresService,
    VaciasService,
    SeguimientoService,
    MedidasService,
    GruposRepository,
    GruposConsultas,
    SelloService,
    DiasSelladosRepository,
  ],
  exports: [
    SelloService,
    GruposService,
    MesasServidasService,
    SeguidosService,
    SeguimientoService,
    TableroService,
    ArchivoService,
    NombresService,
    GruposConsultas,
  ],
})
export class PedidosModule {}
