import { randomUUID } from 'node:crypto';
import { Body, Controller, Delete, Get, Header, HttpCode, Ip, Param, Post, Put, Req } from '@nestjs/common';
import type { CodigoDispositivo, Dispositivo, EmparejarResponse, ReadmisionResponse } from '@carta/contracts';
import type { FastifyRequest } from 'fastify';
import { CurrentContexto, Permite, Publico } from '../../plataforma/acceso/acceso';
import type { Contexto } from '../../plataforma/acceso/acceso';
import { basePublica } from '../../plataforma/red/base-publica';
import { Clave } from '../../plataforma/validacion/clave';
import { IdPipe } from '../../plataforma/validacion/id.pipe';
import { Config } from '../../plataforma/config/config';
import { DispositivosService } from './dispositivos.service';
import {
  CambiarDispositivoDto,
  CrearCodigoDto,
  EmparejarDto,
  ReadmisionDto,
  ReadmitirDto,
} from './dispositivos.dto';
import { EmparejadoService } from './emparejado.service';
import { ReadmisionService } from './readmision.service';

/** Screens and phones of the staff (docs/api.md#floor); no cache may keep a response. */
@Controller('dispositivos')
export class DispositivosController {
  constructor(
    private readonly dispositivos: DispositivosService,
    private readonly emparejado: EmparejadoService,
    private readonly readmision: ReadmisionService,
    private readonly config: Config,
  ) {}

  /** Lists the paired devices, and those that ask to come back. */
  @Get()
  @Header('Cache-Control', 'no-store')
  @Permite('dispositivos')
  listDispositivos(@CurrentContexto() { restauranteId }: Contexto): Promise<Dispositivo[]> {
    return this.dispositivos.listDispositivos(restauranteId);
  }

  /** Makes a code by which one device is paired. */
  @Post('codigos')
  @Header('Cache-Control', 'no-store')
  @Permite('dispositivos')
  createCodigo(
    @Body() datos: CrearCodigoDto,
    @CurrentContexto() { restauranteId }: Contexto,
    @Req() request: FastifyRequest,
  ): Promise<CodigoDispositivo> {
    return this.emparejado.createCodigo(restauranteId, datos, basePublica(this.config, request));
  }

  /** Pairs a device by its code: answers its own session. */
  @Post('emparejar')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @Publico()
  pairDispositivo(
    @Body() { codigo }: EmparejarDto,
    @Clave() clave: string | undefined,
    @Ip() ip: string,
  ): Promise<EmparejarResponse> {
    return this.emparejado.emparejar({ codigo, clave: clave ?? randomUUID(), ip });
  }

  /** Asks, as a device that was signed out, to be let in again; or whether it has been. */
  @Post('readmision')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @Publico()
  askReadmision(@Body() datos: ReadmisionDto, @Ip() ip: string): Promise<ReadmisionResponse> {
    return this.readmision.ask(datos, ip);
  }

  /** Lets a device in again that asks for it. */
  @Post(':id/readmitir')
  @HttpCode(200)
  @Permite('dispositivos')
  readmitDispositivo(
    @Param('id', IdPipe) id: string,
    @Body() { cifras }: ReadmitirDto,
    @CurrentContexto() { restauranteId }: Contexto,
  ): Promise<void> {
    return this.readmision.admit(restauranteId, id, cifras);
  }

  /** Changes what a device is for, over its rev. */
  @Put(':id')
  @Permite('dispositivos')
  changeDispositivo(
    @Param('id', IdPipe) id: string,
    @Body() datos: CambiarDispositivoDto,
    @CurrentContexto() { restauranteId }: Contexto,
  ): Promise<void> {
    return this.dispositivos.changeDispositivo(restauranteId, id, datos);
  }

  /** Unpairs every device. */
  @Delete()
  @Permite('dispositivos')
  removeDispositivos(@CurrentContexto() { restauranteId }: Contexto): Promise<void> {
    return this.dispositivos.removeDispositivos(restauranteId);
  }

  /** Unpairs a device. */
  @Delete(':id')
  @Permite('dispositivos')
  removeDispositivo(
    @Param('id', IdPipe) id: string,
    @CurrentContexto() { restauranteId }: Contexto,
  ): Promise<void> {
    return this.dispositivos.removeDispositivo(restauranteId, id);
  }
}
