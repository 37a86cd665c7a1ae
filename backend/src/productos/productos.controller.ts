import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Producto } from '@carta/contracts';
import { CurrentSesion, Permite } from '../common/acceso/acceso';
import type { Sesion } from '../common/acceso/acceso';
import { IdPipe } from '../common/validation/id.pipe';
import { ProductosService } from './productos.service';

@ApiTags('productos')
@Controller('productos')
export class ProductosController {
  constructor(private readonly productos: ProductosService) {}

  @Get()
  @Permite('carta.leer')
  list(@CurrentSesion() sesion: Sesion): Promise<Producto[]> {
    return this.productos.list(sesion.restauranteId);
  }

  @Get('categoria/:id')
  @Permite('carta.leer')
  listByCategoria(@Param('id', IdPipe) id: string, @CurrentSesion() sesion: Sesion): Promise<Producto[]> {
    return this.productos.listByCategoria(sesion.restauranteId, id);
  }
}
