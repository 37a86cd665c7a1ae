import { Body, Controller, Header, Post } from '@nestjs/common';
import type { Aprobacion } from '@carta/contracts';
import { CurrentContexto, Permite } from '../../plataforma/acceso/acceso';
import type { Contexto } from '../../plataforma/acceso/acceso';
import { AprobacionesService } from './aprobaciones.service';
import { AprobarDto } from './personas.dto';

/** An encargado approves, on a paired device, what somebody asks there. */
@Controller('aprobaciones')
export class AprobacionesController {
  constructor(private readonly aprobaciones: AprobacionesService) {}

  /** Approves by an encargado's PIN what is about to be done under a key. */
  @Post()
  @Header('Cache-Control', 'no-store')
  @Permite('turno')
  grantAprobacion(@Body() datos: AprobarDto, @CurrentContexto() contexto: Contexto): Promise<Aprobacion> {
    return this.aprobaciones.grant(contexto, datos);
  }
}
