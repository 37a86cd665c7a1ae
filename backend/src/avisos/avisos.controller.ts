import { Body, Controller, Get, Headers, HttpStatus, Param, Post, Put, Res, UseGuards } from '@nestjs/common';
import { ApiBearerAuth, ApiHeader, ApiTags } from '@nestjs/swagger';
import { CABECERA_SEGUIMIENTO } from '@carta/contracts';
import type { Aviso, CrearAvisoResponse } from '@carta/contracts';
import type { FastifyReply } from 'fastify';
import { CurrentSesion, Permite, Publico } from '../common/acceso/acceso';
import type { Sesion } from '../common/acceso/acceso';
import { LimiteSeguimiento } from '../common/limites/limite-seguimiento.guard';
import { IdPipe } from '../common/validation/id.pipe';
import { parseSeguimientos } from '../common/validation/seguimientos';
import { AvisosMesaService } from './avisos-mesa.service';
import { AvisosService } from './avisos.service';
import { CambiarAvisoDto, CrearAvisoDto } from './dto/avisos.dto';

/** A mesa's calls: what phones make, and what the staff does about them. */
@ApiTags('avisos')
@Controller('avisos')
export class AvisosController {
  constructor(
    private readonly avisos: AvisosService,
    private readonly mesas: AvisosMesaService,
  ) {}

  @Post()
  @Publico()
  async createAviso(
    @Body() request: CrearAvisoDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CrearAvisoResponse> {
    const { respuesta, creado } = await this.mesas.createAviso(request);
    if (!creado) void reply.status(HttpStatus.OK);
    return respuesta;
  }

  @Get('seguimiento')
  @Publico()
  @ApiHeader({ name: CABECERA_SEGUIMIENTO, description: 'Tokens of one’s own calls, separated by commas' })
  @UseGuards(LimiteSeguimiento)
  findSeguidos(@Headers(CABECERA_SEGUIMIENTO) tokens: string | undefined): Promise<Aviso[]> {
    return this.avisos.findSeguidos(parseSeguimientos(tokens));
  }

  @Get()
  @Permite('tablero')
  @ApiBearerAuth()
  findAbiertos(@CurrentSesion() { restauranteId }: Sesion): Promise<Aviso[]> {
    return this.avisos.findAbiertos(restauranteId);
  }

  @Put(':id')
  @Permite('tablero')
  @ApiBearerAuth()
  changeAviso(
    @CurrentSesion() { restauranteId, nombre }: Sesion,
    @Param('id', IdPipe) id: string,
    @Body() { estado }: CambiarAvisoDto,
  ): Promise<Aviso> {
    return this.avisos.changeAviso(restauranteId, id, estado, nombre);
  }
}
