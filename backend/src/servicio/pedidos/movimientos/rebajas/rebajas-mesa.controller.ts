import { Body, Controller, HttpStatus, Param, Post, Put, Res } from '@nestjs/common';
import { CABECERA_REPETIDO } from '@carta/contracts';
import type { Grupo } from '@carta/contracts';
import type { FastifyReply } from 'fastify';
import { CurrentContexto, Permite } from '../../../../plataforma/acceso/acceso';
import type { Contexto } from '../../../../plataforma/acceso/acceso';
import { Clave, requireClave } from '../../../../plataforma/validacion/clave';
import { IdPipe } from '../../../../plataforma/validacion/id.pipe';
import { rebajaSinClave } from '../../pedidos.errors';
import { RebajarDto, DeshacerRebajaDto } from './rebajas-mesa.dto';
import { RebajasMesaService } from './rebajas-mesa.service';

@Controller('pedidos/grupos/:grupo/ajustes')
export class RebajasMesaController {
  constructor(private readonly rebajas: RebajasMesaService) {}

  /**
   * Invites, or takes a discount off a mesa; under one key once.
   * @param clave Required: a UUID made once per adjustment
   */
  @Post()
  @Permite('tablero')
  async adjustMesa(
    @CurrentContexto() contexto: Contexto,
    @Param('grupo', IdPipe) grupoId: string,
    @Body() request: RebajarDto,
    @Clave() clave: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Grupo> {
    const propia = requireClave(clave, rebajaSinClave);
    const { grupo, repetido } = await this.rebajas.adjust(contexto, grupoId, request, propia);
    if (repetido) void reply.status(HttpStatus.OK).header(CABECERA_REPETIDO, 'true');
    return grupo;
  }

  /** Takes an invitation or a discount back. */
  @Put(':ajuste/deshacer')
  @Permite('tablero')
  undoAjuste(
    @CurrentContexto() contexto: Contexto,
    @Param('grupo', IdPipe) grupoId: string,
    @Param('ajuste', IdPipe) ajuste: string,
    @Body() { rev }: DeshacerRebajaDto,
    @Clave() clave: string | undefined,
  ): Promise<Grupo> {
    return this.rebajas.undo(contexto, grupoId, ajuste, rev, clave);
  }
}
