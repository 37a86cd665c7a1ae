import { Body, Controller, Delete, Get, Headers, Param, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiHeader, ApiTags } from '@nestjs/swagger';
import { CABECERA_CLAVE } from '@carta/contracts';
import type { Producto } from '@carta/contracts';
import { CurrentContexto, Permite } from '../../plataforma/acceso/acceso';
import type { Contexto } from '../../plataforma/acceso/acceso';
import { Archivo, Formulario } from '../../plataforma/multipart/formulario';
import type { ArchivoRecibido } from '../../plataforma/multipart/formulario';
import { parseClave } from '../../plataforma/validacion/clave';
import { IdPipe } from '../../plataforma/validacion/id.pipe';
import {
  CambiarProductoDto,
  CrearProductoDto,
  DisponibilidadDto,
  OrdenProductosDto,
  QuedanDto,
} from './dto/producto.dto';
import { EdicionService } from './edicion.service';
import { ExistenciasService } from './existencias/existencias.service';
import { OrdenProductosService } from './orden-productos.service';
import { ProductosService } from './productos.service';

const FORMULARIO = {
  archivo: 'imagen',
  repetidos: ['ingredientes', 'alergenos', 'opciones'],
  json: ['formatos', 'precios', 'menu', 'cuenta', 'porPeso', 'rev'],
  limite: 'subidas',
} as const;

@ApiTags('productos')
@ApiBearerAuth()
@Controller('productos')
export class ProductosController {
  constructor(
    private readonly productos: ProductosService,
    private readonly edicion: EdicionService,
    private readonly orden: OrdenProductosService,
    private readonly existencias: ExistenciasService,
  ) {}

  @Get()
  @Permite('carta.leer')
  listProductos(@CurrentContexto() contexto: Contexto): Promise<Producto[]> {
    return this.productos.listProductos(contexto.restauranteId);
  }

  @Get('categoria/:id')
  @Permite('carta.leer')
  listProductosDeCategoria(
    @Param('id', IdPipe) id: string,
    @CurrentContexto() contexto: Contexto,
  ): Promise<Producto[]> {
    return this.productos.listProductosDeCategoria(contexto.restauranteId, id);
  }

  @Post()
  @Permite('carta.editar')
  @Formulario(FORMULARIO)
  @ApiHeader({ name: CABECERA_CLAVE, required: false, description: 'A UUID made once per product' })
  createProducto(
    @CurrentContexto() { restauranteId }: Contexto,
    @Body() datos: CrearProductoDto,
    @Archivo() foto: ArchivoRecibido | undefined,
    @Headers(CABECERA_CLAVE) clave: string | undefined,
  ): Promise<Producto> {
    return this.edicion.createProducto(restauranteId, datos, foto, parseClave(clave));
  }

  @Put('orden')
  @Permite('carta.editar')
  reorderProductos(
    @CurrentContexto() { restauranteId }: Contexto,
    @Body() { secciones }: OrdenProductosDto,
  ): Promise<Producto[]> {
    return this.orden.reorderProductos(restauranteId, secciones);
  }

  @Put(':id')
  @Permite('carta.editar')
  @Formulario(FORMULARIO)
  @ApiHeader({ name: CABECERA_CLAVE, required: false, description: 'A UUID made once per change' })
  updateProducto(
    @CurrentContexto() { restauranteId }: Contexto,
    @Param('id', IdPipe) id: string,
    @Body() datos: CambiarProductoDto,
    @Archivo() foto: ArchivoRecibido | undefined,
    @Headers(CABECERA_CLAVE) clave: string | undefined,
  ): Promise<Producto> {
    return this.edicion.updateProducto(restauranteId, id, datos, foto, parseClave(clave));
  }

  @Put(':id/disponibilidad')
  @Permite('carta.disponibilidad')
  @ApiHeader({ name: CABECERA_CLAVE, required: false, description: 'A UUID made once per change' })
  setDisponibilidadProducto(
    @CurrentContexto() { restauranteId }: Contexto,
    @Param('id', IdPipe) id: string,
    @Body() request: DisponibilidadDto,
    @Headers(CABECERA_CLAVE) clave: string | undefined,
  ): Promise<Producto> {
    return this.edicion.setDisponibilidadProducto(restauranteId, id, request, parseClave(clave));
  }

  @Put(':id/quedan')
  @Permite('carta.disponibilidad')
  @ApiHeader({ name: CABECERA_CLAVE, required: false, description: 'A UUID made once per change' })
  setQuedan(
    @CurrentContexto() { restauranteId }: Contexto,
    @Param('id', IdPipe) id: string,
    @Body() request: QuedanDto,
    @Headers(CABECERA_CLAVE) clave: string | undefined,
  ): Promise<Producto> {
    return this.existencias.setQuedan(restauranteId, id, request, parseClave(clave));
  }

  @Delete(':id')
  @Permite('carta.editar')
  removeProducto(
    @CurrentContexto() { restauranteId }: Contexto,
    @Param('id', IdPipe) id: string,
  ): Promise<void> {
    return this.edicion.removeProducto(restauranteId, id);
  }
}
