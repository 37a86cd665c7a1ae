import { Body, Controller, Headers, HttpStatus, Param, Post, Put, Res } from '@nestjs/common';
import { CABECERA_CLAVE, CABECERA_REPETIDO } from '@carta/contracts';
import type { Grupo } from '@carta/contracts';
import type { FastifyReply } from 'fastify';
import { CurrentContexto, Permite } from '../../../../plataforma/acceso/acceso';
import type { Contexto } from '../../../../plataforma/acceso/acceso';
import { parseClave } from '../../../../plataforma/validacion/clave';
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
    @Headers(CABECERA_CLAVE) clave: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Grupo> {
    const { grupo, repetido } = await this.rebajas.adjust(contexto, grupoId, request, claveOf(clave));
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
    @Headers(CABECERA_CLAVE) clave: string | undefined,
  ): Promise<Grupo> {
    return this.rebajas.undo(contexto, grupoId, ajuste, rev, parseClave(clave));
  }
}

/** @throws 422 without a key: one that is sent twice would be taken off twice. */
function claveOf(cabecera: string | undefined): string {
  const clave = parseClave(cabecera);
  if (clave === undefined) throw rebajaSinClave();
  return clave;
}
