import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import type { Opcion } from '@carta/contracts';
import { CurrentContexto, Permite } from '../../plataforma/acceso/acceso';
import type { Contexto } from '../../plataforma/acceso/acceso';
import { Clave } from '../../plataforma/validacion/clave';
import { IdPipe } from '../../plataforma/validacion/id.pipe';
import { DisponibilidadValorDto, OpcionDto } from './dto/opcion.dto';
import { OpcionesService } from './opciones.service';

/** DELETE is in productos/borrado.controller: it takes the opción off its products too. */
@Controller('opciones')
export class OpcionesController {
  constructor(private readonly opciones: OpcionesService) {}

  /** Lists one's own opciones. */
  @Get()
  @Permite('carta.leer')
  listOpciones(@CurrentContexto() { restauranteId }: Contexto): Promise<Opcion[]> {
    return this.opciones.listOpciones(restauranteId);
  }

  /** Makes an opción, with its values. */
  @Post()
  @Permite('carta.editar')
  createOpcion(
    @CurrentContexto() { restauranteId }: Contexto,
    @Body() opcion: OpcionDto,
    @Clave() clave: string | undefined,
  ): Promise<Opcion> {
    return this.opciones.createOpcion(restauranteId, opcion, clave);
  }

  /** Changes an opción, with all its values. */
  @Put(':id')
  @Permite('carta.editar')
  updateOpcion(
    @CurrentContexto() { restauranteId }: Contexto,
    @Param('id', IdPipe) id: string,
    @Body() opcion: OpcionDto,
    @Clave() clave: string | undefined,
  ): Promise<Opcion> {
    return this.opciones.updateOpcion(restauranteId, id, opcion, clave);
  }

  /** Says that a value of an opción is sold out, or is back. */
  @Put(':id/disponibilidad')
  @Permite('carta.disponibilidad')
  setDisponibilidadOpcion(
    @CurrentContexto() { restauranteId }: Contexto,
    @Param('id', IdPipe) id: string,
    @Body() request: DisponibilidadValorDto,
    @Clave() clave: string | undefined,
  ): Promise<Opcion> {
    return this.opciones.setDisponibilidadOpcion(restauranteId, id, request, clave);
  }
}
