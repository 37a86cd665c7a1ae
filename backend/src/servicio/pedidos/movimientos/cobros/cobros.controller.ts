import { Body, Controller, HttpStatus, Param, Post, Put, Res } from '@nestjs/common';
import { CABECERA_REPETIDO } from '@carta/contracts';
import type { Grupo, MesasCobradas } from '@carta/contracts';
import type { FastifyReply } from 'fastify';
import { CurrentContexto, Permite } from '../../../../plataforma/acceso/acceso';
import type { Contexto } from '../../../../plataforma/acceso/acceso';
import { Clave, requireClave } from '../../../../plataforma/validacion/clave';
import { IdPipe } from '../../../../plataforma/validacion/id.pipe';
import { cobroSinClave } from '../../pedidos.errors';
import { AnularCobroDto, CobrarDto } from './cobros.dto';
import { CobrosService } from './cobros.service';

@Controller()
export class CobrosController {
  constructor(private readonly cobros: CobrosService) {}

  /**
   * Takes a payment of a mesa or a part of it; under one key once.
   * @param clave Required: a UUID made once per charge
   */
  @Post('pedidos/grupos/:grupo/cobros')
  @Permite('tablero')
  async chargeMesa(
    @CurrentContexto() contexto: Contexto,
    @Param('grupo', IdPipe) grupo: string,
    @Body() request: CobrarDto,
    @Clave() clave: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MesasCobradas> {
    const propia = requireClave(clave, cobroSinClave);
    const { grupos, repetido } = await this.cobros.charge(contexto, grupo, request, propia);
    if (repetido) void reply.status(HttpStatus.OK).header(CABECERA_REPETIDO, 'true');
    return { grupos };
  }

  /** Gives a payment back. */
  @Put('cobros/:id/anular')
  @Permite('tablero')
  annulCobro(
    @CurrentContexto() contexto: Contexto,
    @Param('id', IdPipe) id: string,
    @Body() { motivo }: AnularCobroDto,
    @Clave() clave: string | undefined,
  ): Promise<Grupo> {
    return this.cobros.annul(contexto, id, motivo, clave);
  }
}
