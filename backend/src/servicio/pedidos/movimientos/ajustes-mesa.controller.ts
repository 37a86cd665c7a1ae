import { Body, Controller, Headers, HttpStatus, Param, Post, Put, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiHeader, ApiTags } from '@nestjs/swagger';
import { CABECERA_CLAVE, CABECERA_REPETIDO } from '@carta/contracts';
import type { Grupo } from '@carta/contracts';
import type { FastifyReply } from 'fastify';
import { CurrentContexto, Permite } from '../../../plataforma/acceso/acceso';
import type { Contexto } from '../../../plataforma/acceso/acceso';
import { parseClave } from '../../../plataforma/validacion/clave';
import { IdPipe } from '../../../plataforma/validacion/id.pipe';
import { ajusteSinClave } from '../pedidos.errors';
import { AjustarDto, DeshacerAjusteDto } from './ajustes-mesa.dto';
import { CLAVE } from './mover.dto';
import { AjustesMesaService } from './ajustes-mesa.service';

@ApiTags('pedidos')
@ApiBearerAuth()
@Controller('pedidos/grupos/:grupo/ajustes')
export class AjustesMesaController {
  constructor(private readonly ajustes: AjustesMesaService) {}

  @Post()
  @Permite('tablero')
  @ApiHeader({ name: CABECERA_CLAVE, required: true, description: 'A UUID made once per adjustment' })
  async adjust(
    @CurrentContexto() contexto: Contexto,
    @Param('grupo', IdPipe) grupoId: string,
    @Body() request: AjustarDto,
    @Headers(CABECERA_CLAVE) clave: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Grupo> {
    const { grupo, repetido } = await this.ajustes.adjust(contexto, grupoId, request, claveOf(clave));
    if (repetido) void reply.status(HttpStatus.OK).header(CABECERA_REPETIDO, 'true');
    return grupo;
  }

  @Put(':ajuste/deshacer')
  @Permite('tablero')
  @ApiHeader(CLAVE)
  undo(
    @CurrentContexto() contexto: Contexto,
    @Param('grupo', IdPipe) grupoId: string,
    @Param('ajuste', IdPipe) ajuste: string,
    @Body() { rev }: DeshacerAjusteDto,
    @Headers(CABECERA_CLAVE) clave: string | undefined,
  ): Promise<Grupo> {
    return this.ajustes.undo(contexto, grupoId, ajuste, rev, parseClave(clave));
  }
}

/** @throws 422 without a key: one that is sent twice would be taken off twice. */
function claveOf(cabecera: string | undefined): string {
  const clave = parseClave(cabecera);
  if (clave === undefined) throw ajusteSinClave();
  return clave;
}
