import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import type { Categoria, PosicionCategoria } from '@carta/contracts';
import { CurrentContexto, Permite } from '../../plataforma/acceso/acceso';
import type { Contexto } from '../../plataforma/acceso/acceso';
import { Clave } from '../../plataforma/validacion/clave';
import { IdPipe } from '../../plataforma/validacion/id.pipe';
import { CategoriasService } from './categorias.service';
import { CambiarCategoriaDto, CrearCategoriaDto, OrdenCategoriasDto } from './dto/categoria.dto';

/** DELETE is in productos/borrado.controller, with its products. */
@Controller('categorias')
export class CategoriasController {
  constructor(private readonly categorias: CategoriasService) {}

  /** Lists one's own categorías, in their order. */
  @Get()
  @Permite('carta.leer')
  listCategorias(@CurrentContexto() { restauranteId }: Contexto): Promise<Categoria[]> {
    return this.categorias.listCategorias(restauranteId);
  }

  /** Lists the positions of the categorías, as stored and as answered. */
  @Get('debug-posiciones')
  @Permite('carta.editar')
  listPosiciones(@CurrentContexto() { restauranteId }: Contexto): Promise<PosicionCategoria[]> {
    return this.categorias.listPosiciones(restauranteId);
  }

  /** Makes a categoría. */
  @Post()
  @Permite('carta.editar')
  createCategoria(
    @CurrentContexto() { restauranteId }: Contexto,
    @Body() { nombre, ...datos }: CrearCategoriaDto,
    @Clave() clave: string | undefined,
  ): Promise<Categoria> {
    return this.categorias.createCategoria(restauranteId, nombre, { ...datos, clave: clave });
  }

  /** Sets the position of every categoría at once. */
  @Put('orden')
  @Permite('carta.editar')
  reorderCategorias(
    @CurrentContexto() { restauranteId }: Contexto,
    @Body() { ids }: OrdenCategoriasDto,
  ): Promise<Categoria[]> {
    return this.categorias.reorderCategorias(restauranteId, ids);
  }

  /** Changes a categoría. */
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
