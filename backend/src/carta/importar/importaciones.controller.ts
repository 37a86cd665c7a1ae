import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import type { FilaImportacion, Importacion } from '@carta/contracts';
import { COLUMNAS, IMPORTAR, RESOLVER_FILA } from '@carta/contracts';
import { CurrentContexto, Permite } from '../../plataforma/acceso/acceso';
import type { Contexto } from '../../plataforma/acceso/acceso';
import { dtoOf } from '../../plataforma/validacion/dto';
import { IdPipe } from '../../plataforma/validacion/id.pipe';
import { ImportacionesService } from './importaciones.service';

class ImportarDto extends dtoOf(IMPORTAR) {}

class ColumnasDto extends dtoOf(COLUMNAS) {}

class ResolverFilaDto extends dtoOf(RESOLVER_FILA) {}

@Controller('productos/importaciones')
export class ImportacionesController {
  constructor(private readonly importaciones: ImportacionesService) {}

  /** Reads the last import, and how far it is. */
  @Get()
  @Permite('carta.editar')
  findLastImportacion(@CurrentContexto() { restauranteId }: Contexto): Promise<Importacion | null> {
    return this.importaciones.findLastImportacion(restauranteId);
  }

  /** Reads a whole carta from a text or a table into a plan, of which nothing is written. */
  @Post()
  @Permite('carta.editar')
  createImportacion(
    @CurrentContexto() { restauranteId }: Contexto,
    @Body() request: ImportarDto,
  ): Promise<Importacion> {
    return this.importaciones.createPlan(restauranteId, request);
  }

  /** Says what each column of the table is, by which it is read again. */
  @Put(':id/columnas')
  @Permite('carta.editar')
  setColumnasImportacion(
    @Param('id', IdPipe) id: string,
    @CurrentContexto() { restauranteId }: Contexto,
    @Body() { columnas }: ColumnasDto,
  ): Promise<Importacion> {
    return this.importaciones.setColumnas(restauranteId, id, columnas);
  }

  /** Leaves a row of the plan out, or takes a doubtful one in. */
  @Put(':id/filas/:fila')
  @Permite('carta.editar')
  resolveFilaImportacion(
    @Param('id', IdPipe) id: string,
    @Param('fila') fila: string,
    @CurrentContexto() { restauranteId }: Contexto,
    @Body() resuelta: ResolverFilaDto,
  ): Promise<FilaImportacion> {
    return this.importaciones.resolveFila(restauranteId, id, Number(fila), resuelta);
  }

  /** Writes a plan into the carta; answers how far it is. */
  @Post(':id/aplicar')
  @Permite('carta.editar')
  applyImportacion(
    @Param('id', IdPipe) id: string,
    @CurrentContexto() { restauranteId }: Contexto,
  ): Promise<Importacion> {
    return this.importaciones.applyImportacion(restauranteId, id);
  }

  /** Undoes an import within its time, once. */
  @Post(':id/deshacer')
  @Permite('carta.editar')
  undoImportacion(
    @Param('id', IdPipe) id: string,
    @CurrentContexto() { restauranteId }: Contexto,
  ): Promise<Importacion> {
    return this.importaciones.undoImportacion(restauranteId, id);
  }

  /** Gives up a plan. */
  @Delete(':id')
  @Permite('carta.editar')
  discardImportacion(
    @Param('id', IdPipe) id: string,
    @CurrentContexto() { restauranteId }: Contexto,
  ): Promise<void> {
    return this.importaciones.discardPlan(restauranteId, id);
  }
}
