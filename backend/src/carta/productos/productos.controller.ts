import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import type { Producto } from '@carta/contracts';
import { CurrentContexto, Permite } from '../../plataforma/acceso/acceso';
import type { Contexto } from '../../plataforma/acceso/acceso';
import { Archivo, Formulario } from '../../plataforma/multipart/formulario';
import type { ArchivoRecibido } from '../../plataforma/multipart/formulario';
import { Clave } from '../../plataforma/validacion/clave';
import { IdPipe } from '../../plataforma/validacion/id.pipe';
import { CambiarProductoDto, CrearProductoDto, DisponibilidadDto } from './edicion/dto/producto.dto';
import { EdicionService } from './edicion/edicion.service';
import { OrdenProductosDto } from './orden/dto/orden.dto';
import { OrdenProductosService } from './orden/orden-productos.service';
import { ProductosService } from './lista/productos.service';

const FORMULARIO = {
  archivo: 'imagen',
  repetidos: ['ingredientes', 'alergenos', 'opciones'],
  json: ['formatos', 'precios', 'menu', 'cuenta', 'porPeso', 'rev'],
  limite: 'subidas',
} as const;

@Controller('productos')
export class ProductosController {
  constructor(
    private readonly productos: ProductosService,
    private readonly edicion: EdicionService,
    private readonly orden: OrdenProductosService,
  ) {}

  /** Lists one's own products. */
  @Get()
  @Permite('carta.leer')
  listProductos(@CurrentContexto() contexto: Contexto): Promise<Producto[]> {
    return this.productos.listProductos(contexto.restauranteId);
  }

  /** Lists one's own products of a categoría. */
  @Get('categoria/:id')
  @Permite('carta.leer')
  listProductosDeCategoria(
    @Param('id', IdPipe) id: string,
    @CurrentContexto() contexto: Contexto,
  ): Promise<Producto[]> {
    return this.productos.listProductosDeCategoria(contexto.restauranteId, id);
  }

  /** Makes a product, as JSON or as a form with a photo. */
  @Post()
  @Permite('carta.editar')
  @Formulario(FORMULARIO)
  createProducto(
    @CurrentContexto() { restauranteId }: Contexto,
    @Body() datos: CrearProductoDto,
    @Archivo() foto: ArchivoRecibido | undefined,
    @Clave() clave: string | undefined,
  ): Promise<Producto> {
    return this.edicion.createProducto(restauranteId, datos, foto, clave);
  }

  /** Sets which products stand in each categoría, in their order. */
  @Put('orden')
  @Permite('carta.editar')
  reorderProductos(
    @CurrentContexto() { restauranteId }: Contexto,
    @Body() { secciones }: OrdenProductosDto,
  ): Promise<Producto[]> {
    return this.orden.reorderProductos(restauranteId, secciones);
  }

  /** Changes a product, as JSON or as a form with a photo; over a newer one nothing is stored. */
  @Put(':id')
  @Permite('carta.editar')
  @Formulario(FORMULARIO)
  updateProducto(
    @CurrentContexto() { restauranteId }: Contexto,
    @Param('id', IdPipe) id: string,
    @Body() datos: CambiarProductoDto,
    @Archivo() foto: ArchivoRecibido | undefined,
    @Clave() clave: string | undefined,
  ): Promise<Producto> {
    return this.edicion.updateProducto(restauranteId, id, datos, foto, clave);
  }

  /** Says that a product, a formato or a dish of a menu is sold out, or is back. */
  @Put(':id/disponibilidad')
  @Permite('carta.disponibilidad')
  setDisponibilidadProducto(
    @CurrentContexto() { restauranteId }: Contexto,
    @Param('id', IdPipe) id: string,
    @Body() request: DisponibilidadDto,
    @Clave() clave: string | undefined,
  ): Promise<Producto> {
    return this.edicion.setDisponibilidadProducto(restauranteId, id, request, clave);
  }

  /** Deletes a product. */
  @Delete(':id')
  @Permite('carta.editar')
  removeProducto(
    @CurrentContexto() { restauranteId }: Contexto,
    @Param('id', IdPipe) id: string,
  ): Promise<void> {
    return this.edicion.removeProducto(restauranteId, id);
  }
}
