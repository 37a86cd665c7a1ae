import { Module } from '@nestjs/common';
import { colecciones } from '../../plataforma/base-datos/coleccion';
import { ProductosModule } from '../../carta/productos/productos.module';
import { PersonasModule } from '../../casa/personas/personas.module';
import { RestaurantesModule } from '../../casa/locales/restaurantes.module';
import { AltaService } from './entrada/alta.service';
import { ApartadosService } from './entrada/apartados.service';
import { ArchivoRepository } from './pagados/archivo.repository';
import { ArchivoService } from './pagados/archivo.service';
import { AjustesMesaController } from './movimientos/ajustes-mesa.controller';
import { AjustesMesaService } from './movimientos/ajustes-mesa.service';
import { CobrosController } from './movimientos/cobros.controller';
import { CobrosService } from './movimientos/cobros.service';
import { DevolucionesService } from './movimientos/devoluciones.service';
import { DemorasService } from './seguimiento/demoras.service';
import { DestinoService } from './entrada/destino.service';
import { grupoSchema } from './grupos/grupo.schema';
import { GruposLecturas } from './grupos/grupos-lecturas.repository';
import { GruposRepository } from './grupos/grupos.repository';
import { MedidasService } from './medidas.service';
import { MesaValidaController } from './seguimiento/mesa-valida.controller';
import { MesasServidasService } from './grupos/mesas-servidas.service';
import { MovimientosService } from './movimientos/movimientos.service';
import { NombresRepository } from './pagados/nombres.repository';
import { NombresService } from './pagados/nombres.service';
import { OlvidoService } from './pagados/olvido.service';
import { VaciasService } from './movimientos/vacias.service';
import { PagoPartidasService } from './movimientos/pago-partidas.service';
import { PartidasController } from './movimientos/partidas.controller';
import { PartidasService } from './movimientos/partidas.service';
import { GruposService } from './seguimiento/grupos.service';
import { PedidosController } from './entrada/pedidos.controller';
import { PedidosService } from './entrada/pedidos.service';
import { rechazoSchema } from './entrada/rechazo.schema';
import { RechazosRepository } from './entrada/rechazos.repository';
import { RechazosService } from './entrada/rechazos.service';
import { MarcharController } from './movimientos/marchar.controller';
import { MarcharService } from './movimientos/marchar.service';
import { SalaController } from './movimientos/sala.controller';
import { SalaService } from './movimientos/sala.service';
import { SeguidosService } from './seguimiento/seguidos.service';
import { SeguimientoService } from './seguimiento/seguimiento.service';
import { TableroController } from './movimientos/tablero.controller';
import { TableroService } from './movimientos/tablero.service';
import { diaSelladoSchema } from './sello/dia-sellado.schema';
import { DiasSelladosRepository } from './sello/dias-sellados.repository';
import { SelloService } from './sello/sello.service';
import { ArqueosModule } from '../arqueos/arqueos.module';
import { PartesModule } from '../partes/partes.module';
import { SinConfirmarController } from './entrada/sin-confirmar.controller';
import { SinConfirmarService } from './entrada/sin-confirmar.service';
import { TurnosService } from './entrada/turnos.service';

@Module({
  imports: [
    colecciones(grupoSchema, rechazoSchema, diaSelladoSchema),
    RestaurantesModule,
    PersonasModule,
    PartesModule,
    ArqueosModule,
    ProductosModule,
  ],
  controllers: [
    PedidosController,
    SinConfirmarController,
    TableroController,
    SalaController,
    MarcharController,
    AjustesMesaController,
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
    SalaService,
    DevolucionesService,
    MarcharService,
    AjustesMesaService,
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
    GruposLecturas,
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
    GruposLecturas,
  ],
})
export class PedidosModule {}
