import { Body, Controller, Delete, Param, Put } from '@nestjs/common';
import type { Aspecto } from '@carta/contracts';
import { CAMBIAR_ASPECTO, FOTO_ASPECTO } from '@carta/contracts';
import { CurrentContexto, Permite } from '../../plataforma/acceso/acceso';
import type { Contexto } from '../../plataforma/acceso/acceso';
import { Archivo, Formulario } from '../../plataforma/multipart/formulario';
import type { ArchivoRecibido } from '../../plataforma/multipart/formulario';
import { IdPipe } from '../../plataforma/validacion/id.pipe';
import { dtoOf } from '../../plataforma/validacion/dto';
import { AspectoService } from './aspecto.service';

class CambiarAspectoDto extends dtoOf(CAMBIAR_ASPECTO) {}

class FotoAspectoDto extends dtoOf(FOTO_ASPECTO) {}

const FORMULARIO = { archivo: 'imagen', repetidos: [], json: [], limite: 'subidas' } as const;

@Controller('restaurantes/:id/aspecto')
export class AspectoController {
  constructor(private readonly aspecto: AspectoService) {}

  /** Sets the colour of the carta. */
  @Put()
  @Permite('carta.editar')
  setColorAspecto(
    @Param('id', IdPipe) id: string,
    @CurrentContexto() { restauranteId }: Contexto,
    @Body() { color }: CambiarAspectoDto,
  ): Promise<Aspecto> {
    return this.aspecto.setColor(id, restauranteId, color);
  }

  /** Sets the logo or the cover of the carta, as a form with a photo. */
  @Put(':pieza')
  @Permite('carta.editar')
  @Formulario(FORMULARIO)
  setFotoAspecto(
    @Param('id', IdPipe) id: string,
    @Param('pieza') pieza: string,
    @CurrentContexto() { restauranteId }: Contexto,
    @Body() _formulario: FotoAspectoDto,
    @Archivo() foto: ArchivoRecibido | undefined,
  ): Promise<Aspecto> {
    return this.aspecto.setFoto(id, restauranteId, pieza, foto);
  }

  /** Removes the logo or the cover of the carta. */
  @Delete(':pieza')
  @Permite('carta.editar')
  removeFotoAspecto(
    @Param('id', IdPipe) id: string,
    @Param('pieza') pieza: string,
    @CurrentContexto() { restauranteId }: Contexto,
  ): Promise<Aspecto> {
    return this.aspecto.removeFoto(id, restauranteId, pieza);
  }
}
