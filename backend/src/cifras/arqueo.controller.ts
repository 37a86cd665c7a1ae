import { Body, Controller, Get, Header, HttpStatus, Post, Query, Res } from '@nestjs/common';
import { ARQUEAR, CABECERA_REPETIDO } from '@carta/contracts';
import type { ArqueoDelDia } from '@carta/contracts';
import type { FastifyReply } from 'fastify';
import { CurrentContexto, Permite } from '../plataforma/acceso/acceso';
import type { Contexto } from '../plataforma/acceso/acceso';
import { Clave, requireClave } from '../plataforma/validacion/clave';
import { arqueoSinClave } from '../servicio/arqueos/arqueos.errors';
import { dtoOf } from '../plataforma/validacion/dto';
import { ArqueoService } from './arqueo.service';
import { parseDia } from './rango';

class ArquearDto extends dtoOf(ARQUEAR) {}

@Controller('pedidos/arqueo')
export class ArqueoController {
  constructor(private readonly arqueos: ArqueoService) {}

  /**
   * Reads the cash drawer of a service day.
   * @param dia such as 2026-11-23; absent: the one that is open
   */
  @Get()
  @Header('Cache-Control', 'no-store')
  @Permite('tablero')
  findArqueo(
    @CurrentContexto() { restauranteId }: Contexto,
    @Query('dia') dia?: string,
  ): Promise<ArqueoDelDia> {
    return this.arqueos.findArqueo(restauranteId, parseDia('dia', dia));
  }

  /**
   * Adds an entry to the cash drawer; under one key once.
   * @param clave Required: a UUID made once per entry
   */
  @Post()
  @Permite('tablero')
  async addApunte(
    @CurrentContexto() contexto: Contexto,
    @Body() request: ArquearDto,
    @Clave() clave: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ArqueoDelDia> {
    const propia = requireClave(clave, arqueoSinClave);
    const { arqueo, repetido } = await this.arqueos.addApunte(contexto, request, propia);
    if (repetido) void reply.status(HttpStatus.OK).header(CABECERA_REPETIDO, 'true');
    return arqueo;
  }
}
