import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { FilaImportacion, Importacion } from '@carta/contracts';
import { CurrentContexto, Permite } from '../../../plataforma/acceso/acceso';
import type { Contexto } from '../../../plataforma/acceso/acceso';
import { IdPipe } from '../../../plataforma/validacion/id.pipe';
import { ColumnasDto, ImportarDto, ResolverFilaDto } from '../dto/importacion.dto';
import { ImportacionesService } from './importaciones.service';

@ApiTags('productos')
@ApiBearerAuth()
@Controller('productos/importaciones')
export class ImportacionesController {
  constructor(private readonly importaciones: ImportacionesService) {}

  @Get()
  @Permite('carta.editar')
  findLastImportacion(@CurrentContexto() { restauranteId }: Contexto): Promise<Importacion | null> {
    return this.importaciones.findLastImportacion(restauranteId);
  }

  @Post()
  @Permite('carta.editar')
  createPlan(
    @CurrentContexto() { restauranteId }: Contexto,
    @Body() request: ImportarDto,
  ): Promise<Importacion> {
    return this.importaciones.createPlan(restauranteId, request);
  }

  @Put(':id/columnas')
  @Permite('carta.editar')
  setColumnas(
    @Param('id', IdPipe) id: string,
    @CurrentContexto() { restauranteId }: Contexto,
    @Body() { columnas }: ColumnasDto,
  ): Promise<Importacion> {
    return this.importaciones.setColumnas(restauranteId, id, columnas);
  }

  @Put(':id/filas/:fila')
  @Permite('carta.editar')
  resolveFila(
    @Param('id', IdPipe) id: string,
    @Param('fila') fila: string,
    @CurrentContexto() { restauranteId }: Contexto,
    @Body() resuelta: ResolverFilaDto,
  ): Promise<FilaImportacion> {
    return this.importaciones.resolveFila(restauranteId, id, Number(fila), resuelta);
  }

  @Post(':id/aplicar')
  @Permite('carta.editar')
  applyImportacion(
    @Param('id', IdPipe) id: string,
    @CurrentContexto() { restauranteId }: Contexto,
  ): Promise<Importacion> {
    return this.importaciones.applyImportacion(restauranteId, id);
  }

  @Post(':id/deshacer')
  @Permite('carta.editar')
  undoImportacion(
    @Param('id', IdPipe) id: string,
    @CurrentContexto() { restauranteId }: Contexto,
  ): Promise<Importacion> {
    return this.importaciones.undoImportacion(restauranteId, id);
  }

  @Delete(':id')
  @Permite('carta.editar')
  discardPlan(
    @Param('id', IdPipe) id: string,
    @CurrentContexto() { restauranteId }: Contexto,
  ): Promise<void> {
    return this.importaciones.discardPlan(restauranteId, id);
  }
}
