import { Body, Controller, Get, Headers, Param, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiHeader, ApiTags } from '@nestjs/swagger';
import { CABECERA_CLAVE } from '@carta/contracts';
import type { Categoria, PosicionCategoria } from '@carta/contracts';
import { CurrentSesion, Permite } from '../../plataforma/acceso/acceso';
import type { Sesion } from '../../plataforma/acceso/acceso';
import { parseClave } from '../../plataforma/validacion/clave';
import { IdPipe } from '../../plataforma/validacion/id.pipe';
import { CategoriasService } from './categorias.service';
import { CambiarCategoriaDto, CrearCategoriaDto, OrdenCategoriasDto } from './dto/categoria.dto';

/** DELETE is in productos/borrado-categoria.controller, with its products. */
@ApiTags('categorias')
@ApiBearerAuth()
@Controller('categorias')
export class CategoriasController {
  constructor(private readonly categorias: CategoriasService) {}

  @Get()
  @Permite('carta.leer')
  list(@CurrentSesion() { restauranteId }: Sesion): Promise<Categoria[]> {
    return this.categorias.list(restauranteId);
  }

  @Get('debug-posiciones')
  @Permite('carta.editar')
  listPosiciones(@CurrentSesion() { restauranteId }: Sesion): Promise<PosicionCategoria[]> {
    return this.categorias.listPosiciones(restauranteId);
  }

  @Post()
  @Permite('carta.editar')
  @ApiHeader({ name: CABECERA_CLAVE, required: false, description: 'A UUID made once per categoría' })
  create(
    @CurrentSesion() { restauranteId }: Sesion,
    @Body() { nombre, tipo, horas }: CrearCategoriaDto,
    @Headers(CABECERA_CLAVE) clave: string | undefined,
  ): Promise<Categoria> {
    return this.categorias.create(restauranteId, nombre, { tipo, horas, clave: parseClave(clave) });
  }

  @Put('orden')
  @Permite('carta.editar')
  reorder(
    @CurrentSesion() { restauranteId }: Sesion,
    @Body() { ids }: OrdenCategoriasDto,
  ): Promise<Categoria[]> {
    return this.categorias.reorder(restauranteId, ids);
  }

  @Put(':id')
  @Permite('carta.editar')
  update(
    @CurrentSesion() { restauranteId }: Sesion,
    @Param('id', IdPipe) id: string,
    @Body() cambios: CambiarCategoriaDto,
  ): Promise<Categoria> {
    return this.categorias.update(restauranteId, id, cambios);
  }
}
