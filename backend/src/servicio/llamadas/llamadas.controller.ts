import { Body, Controller, Get, Headers, HttpStatus, Param, Post, Put, Res, UseGuards } from '@nestjs/common';
import { CABECERA_SEGUIMIENTO } from '@carta/contracts';
import type { Llamada, CrearLlamadaResponse } from '@carta/contracts';
import type { FastifyReply } from 'fastify';
import { CurrentContexto, Permite, Publico } from '../../plataforma/acceso/acceso';
import type { Contexto } from '../../plataforma/acceso/acceso';
import { LimiteSeguimiento } from '../../plataforma/limites/limite-seguimiento.guard';
import { IdPipe } from '../../plataforma/validacion/id.pipe';
import { parseSeguimientos } from '../../plataforma/validacion/seguimientos';
import { LlamadasMesaService } from './llamadas-mesa.service';
import { LlamadasService } from './llamadas.service';
import { CambiarLlamadaDto, CrearLlamadaDto } from './dto/llamadas.dto';

@Controller('llamadas')
export class LlamadasController {
  constructor(
    private readonly llamadas: LlamadasService,
    private readonly mesas: LlamadasMesaService,
  ) {}

  /** Calls a waiter to a mesa; a call that is open is answered again. */
  @Post()
  @Publico()
  async createLlamada(
    @Body() request: CrearLlamadaDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CrearLlamadaResponse> {
    const { respuesta, creada } = await this.mesas.createLlamada(request);
    if (!creada) void reply.status(HttpStatus.OK);
    return respuesta;
  }

  /** Reads one's own calls by the tokens that calling gave. */
  @Get('seguimiento')
  @Publico()
  @UseGuards(LimiteSeguimiento)
  findLlamadasSeguidas(@Headers(CABECERA_SEGUIMIENTO) tokens: string | undefined): Promise<Llamada[]> {
    return this.llamadas.findSeguidas(parseSeguimientos(tokens));
  }

  /** Reads the calls that nobody has attended yet. */
  @Get()
  @Permite('tablero')
  findLlamadasAbiertas(@CurrentContexto() { restauranteId }: Contexto): Promise<Llamada[]> {
    return this.llamadas.findLlamadasAbiertas(restauranteId);
  }

  /** Says that somebody goes to a call, or has attended it. */
  @Put(':id')
  @Permite('tablero')
  changeLlamada(
    @CurrentContexto() contexto: Contexto,
    @Param('id', IdPipe) id: string,
    @Body() { estado }: CambiarLlamadaDto,
  ): Promise<Llamada> {
    return this.llamadas.changeLlamada(contexto, id, estado);
  }
}
