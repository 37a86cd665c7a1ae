import { Controller, Get, HttpCode, Param, Post, Query, Req, UseGuards } from '@nestjs/common';
import { ApiBearerAuth, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { CodigosRenovados, MesaConEnlace, MesaValida } from '@carta/contracts';
import type { FastifyRequest } from 'fastify';
import { CurrentSesion, Permite, Publico } from '../common/acceso/acceso';
import type { Sesion } from '../common/acceso/acceso';
import { LimiteCarta } from '../common/limites/limite-carta.guard';
import { basePublica } from '../common/red/base-publica';
import { IdPipe } from '../common/validation/id.pipe';
import { Config } from '../config/config';
import { MesasService } from './mesas.service';

@ApiTags('restaurantes')
@Controller('restaurantes/:id/mesas')
export class MesasController {
  constructor(
    private readonly mesas: MesasService,
    private readonly config: Config,
  ) {}

  @Get(':mesa/validar')
  @Publico()
  @UseGuards(LimiteCarta)
  @ApiQuery({ name: 't', required: false, description: 'The signature of a printed QR' })
  validarMesa(
    @Param('id', IdPipe) id: string,
    @Param('mesa') mesa: string,
    @Query('t') t: unknown,
  ): Promise<MesaValida> {
    return this.mesas.validarMesa(id, mesa, t);
  }

  @Get()
  @ApiBearerAuth()
  @Permite('carta.leer')
  listMesas(
    @Param('id', IdPipe) id: string,
    @CurrentSesion() sesion: Sesion,
    @Req() request: FastifyRequest,
  ): Promise<MesaConEnlace[]> {
    return this.mesas.listMesas(id, sesion.restauranteId, basePublica(this.config, request));
  }

  @Post('renovar')
  @HttpCode(200)
  @ApiBearerAuth()
  @Permite('servicio.cambiar')
  renovar(
    @Param('id', IdPipe) id: string,
    @CurrentSesion() sesion: Sesion,
    @Req() request: FastifyRequest,
  ): Promise<CodigosRenovados> {
    return this.mesas.renovar(id, sesion.restauranteId, basePublica(this.config, request));
  }
}
