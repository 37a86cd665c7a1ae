import { Body, Controller, Delete, Get, Header, Param, Post, Put } from '@nestjs/common';
import type { Persona } from '@carta/contracts';
import { CurrentContexto, Permite } from '../../plataforma/acceso/acceso';
import type { Contexto } from '../../plataforma/acceso/acceso';
import { Ida } from '../../plataforma/http/ida';
import { Clave } from '../../plataforma/validacion/clave';
import { IdPipe } from '../../plataforma/validacion/id.pipe';
import { CambiarPersonaDto, CrearPersonaDto } from './personas.dto';
import { PersonasService } from './personas.service';

/** Who works in a house; every write answers all of them (docs/api.md#floor). */
@Controller('personas')
export class PersonasController {
  constructor(private readonly personas: PersonasService) {}

  /** Lists who works in the house. */
  @Get()
  @Header('Cache-Control', 'no-store')
  @Permite('personas')
  listPersonas(@CurrentContexto() { restauranteId }: Contexto): Promise<Persona[]> {
    return this.personas.listPersonas(restauranteId);
  }

  /** Adds somebody who works in the house, and lists all. */
  @Post()
  @Permite('personas')
  createPersona(
    @Body() datos: CrearPersonaDto,
    @Clave() clave: string | undefined,
    @CurrentContexto() { restauranteId }: Contexto,
    @Ida() ida: AbortSignal,
  ): Promise<Persona[]> {
    return this.personas.createPersona({ restauranteId, ida }, datos, clave);
  }

  /** Changes somebody's name, role or PIN, and lists all. */
  @Put(':id')
  @Permite('personas')
  changePersona(
    @Param('id', IdPipe) id: string,
    @Body() datos: CambiarPersonaDto,
    @CurrentContexto() { restauranteId }: Contexto,
    @Ida() ida: AbortSignal,
  ): Promise<Persona[]> {
    return this.personas.changePersona({ restauranteId, ida }, id, datos);
  }

  /** Forgets somebody, name and PIN, and lists all. */
  @Delete(':id')
  @Permite('personas')
  forgetPersona(
    @Param('id', IdPipe) id: string,
    @CurrentContexto() { restauranteId }: Contexto,
  ): Promise<Persona[]> {
    return this.personas.forgetPersona(restauranteId, id);
  }
}
