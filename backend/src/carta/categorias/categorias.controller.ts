import { Body, Controller, Get, Headers, Param, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiHeader, ApiTags } from '@nestjs/swagger';
import { CABECERA_CLAVE } from '@carta/contracts';
import type { Categoria, PosicionCategoria } from '@carta/contracts';
import { CurrentContexto, Permite } from '../../plataforma/acceso/acceso';
import type { Contexto } from '../../plataforma/acceso/acceso';
import { parseClave } from '../../plataforma/validacion/clave';
import { IdPipe } from '../../plataforma/validacion/id.pipe';
import { CategoriasService } from './categorias.service';
import { CambiarCategoriaDto, CrearCategoriaDto, OrdenCategoriasDto } from './dto/categoria.dto';

/** DELETE is in productos/borrado.controller, with its products. */
@ApiTags('categorias')
@ApiBearerAuth()
@Controller('categorias')
export class CategoriasController {
  constructor(private readonly categorias: CategoriasService) {}

  @Get()
  @Permite('carta.leer')
  listCategorias(@CurrentContexto() { restauranteId }: Contexto): Promise<Categoria[]> {
    return this.categorias.listCategorias(restauranteId);
  }

  @Get('debug-posiciones')
  @Permite('carta.editar')
  listPosiciones(@CurrentContexto() { restauranteId }: Contexto): Promise<PosicionCategoria[]> {
    return this.categorias.listPosiciones(restauranteId);
  }

  @Post()
  @Permite('carta.editar')
  @ApiHeader({ name: CABECERA_CLAVE, required: false, description: 'A UUID made once per categoría' })
  createCategoria(
    @CurrentContexto() { restauranteId }: Contexto,
    @Body() { nombre, ...datos }: CrearCategoriaDto,
    @Headers(CABECERA_CLAVE) clave: string | undefined,
  ): Promise<Categoria> {
    return this.categorias.createCategoria(restauranteId, nombre, { ...datos, clave: parseClave(clave) });
  }

  @Put('orden')
  @Permite('carta.editar')
  reorderCategorias(
    @CurrentContexto() { restauranteId }: Contexto,
    @Body() { ids }: OrdenCategoriasDto,
  ): Promise<Categoria[]> {
    return this.categorias.reorderCategorias(restauranteId, ids);
  }

  @Put(':id')
  @Permite('carta.editar')
  updateCategoria(
    @CurrentContexto() { restauranteId }: Contexto,
    @Param('id', IdPipe) id: string,
    @Body() cambios: CambiarCategoriaDto,
  ): Promise<Categoria> {
    return this.categorias.updateCategoria(restauranteId, id, cambios);
  }
}
