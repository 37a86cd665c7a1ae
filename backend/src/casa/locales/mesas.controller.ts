import { Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import type { CodigosRenovados, MesaConEnlace } from '@carta/contracts';
import type { FastifyRequest } from 'fastify';
import { CurrentContexto, Permite } from '../../plataforma/acceso/acceso';
import type { Contexto } from '../../plataforma/acceso/acceso';
import { basePublica } from '../../plataforma/red/base-publica';
import { IdPipe } from '../../plataforma/validacion/id.pipe';
import { Config } from '../../plataforma/config/config';
import { MesasService } from './mesas.service';

@Controller('restaurantes/:id/mesas')
export class MesasController {
  constructor(
    private readonly mesas: MesasService,
    private readonly config: Config,
  ) {}

  /** Lists the mesas with the link of each QR. */
  @Get()
  @Permite('carta.leer')
  listMesas(
    @Param('id', IdPipe) id: string,
    @CurrentContexto() contexto: Contexto,
    @Req() request: FastifyRequest,
  ): Promise<MesaConEnlace[]> {
    return this.mesas.listMesas(id, contexto.restauranteId, basePublica(this.config, request));
  }

  /** Voids every printed code of a mesa, and makes new ones. */
  @Post('renovar')
  @HttpCode(200)
  @Permite('servicio.cambiar')
  renewCodigos(
    @Param('id', IdPipe) id: string,
    @CurrentContexto() contexto: Contexto,
    @Req() request: FastifyRequest,
  ): Promise<CodigosRenovados> {
    return this.mesas.renovar(id, contexto.restauranteId, basePublica(this.config, request));
  }
}
