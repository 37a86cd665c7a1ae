import { Module } from '@nestjs/common';
import { colecciones } from '../../plataforma/base-datos/coleccion';
import { CuentasModule } from '../cuentas/cuentas.module';
import { SecretosQrRepository } from './secretos-qr.repository';
import { ImagenesModule } from '../../plataforma/imagenes/imagenes.module';
import { AjustesService } from './ajustes.service';
import { AspectoController } from './aspecto.controller';
import { AspectoService } from './aspecto.service';
import { EquipoService } from './equipo.service';
import { LocalesSinCuenta } from './locales-sin-cuenta.service';
import { MesasFirmadasService } from './mesas-firmadas.service';
import { MesasController } from './mesas.controller';
import { MesasService } from './mesas.service';
import { AjustesParteDeNocheService } from './ajustes-parte-de-noche.service';
import { PersonasRepository } from './personas.repository';
import { restauranteSchema } from './restaurante.schema';
import { RestaurantesController } from './restaurantes.controller';
import { RestaurantesRepository } from './restaurantes.repository';
import { RestaurantesService } from './restaurantes.service';
import { ResumenesService } from './resumenes.service';
import { ServicioController } from './servicio.controller';
import { ServicioService } from './servicio.service';

@Module({
  imports: [colecciones(restauranteSchema), CuentasModule, ImagenesModule],
  controllers: [RestaurantesController, MesasController, ServicioController, AspectoController],
  providers: [
    SecretosQrRepository,
    MesasFirmadasService,
    MesasService,
    RestaurantesRepository,
    RestaurantesService,
    ResumenesService,
    ServicioService,
    LocalesSinCuenta,
    AjustesService,
    AspectoService,
    PersonasRepository,
    EquipoService,
    AjustesParteDeNocheService,
  ],
  exports: [
    MesasFirmadasService,
    RestaurantesService,
    ResumenesService,
    AjustesService,
    AspectoService,
    EquipoService,
    AjustesParteDeNocheService,
  ],
})
export class RestaurantesModule {}
