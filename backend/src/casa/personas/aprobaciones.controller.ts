import { Body, Controller, Header, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { Aprobacion } from '@carta/contracts';
import { CurrentContexto, Permite } from '../../plataforma/acceso/acceso';
import type { Contexto } from '../../plataforma/acceso/acceso';
import { AprobacionesService } from './aprobaciones.service';
import { AprobarDto } from './personas.dto';

/** An encargado approves, on a paired device, what somebody asks there. */
@ApiTags('turno')
@ApiBearerAuth()
@Controller('aprobaciones')
export class AprobacionesController {
  constructor(private readonly aprobaciones: AprobacionesService) {}

  @Post()
  @Header('Cache-Control', 'no-store')
  @Permite('turno')
  grant(@Body() datos: AprobarDto, @CurrentContexto() contexto: Contexto): Promise<Aprobacion> {
    return this.aprobaciones.grant(contexto, datos);
  }
}
