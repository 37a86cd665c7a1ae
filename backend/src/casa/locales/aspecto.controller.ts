import { Body, Controller, Delete, Param, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { Aspecto } from '@carta/contracts';
import { CurrentContexto, Permite } from '../../plataforma/acceso/acceso';
import type { Contexto } from '../../plataforma/acceso/acceso';
import { Archivo, Formulario } from '../../plataforma/multipart/formulario';
import type { ArchivoRecibido } from '../../plataforma/multipart/formulario';
import { IdPipe } from '../../plataforma/validacion/id.pipe';
import { AspectoService } from './aspecto.service';
import { CambiarAspectoDto, FotoAspectoDto } from './dto/aspecto.dto';

const FORMULARIO = { archivo: 'imagen', repetidos: [], json: [], limite: 'subidas' } as const;

@ApiTags('restaurantes')
@ApiBearerAuth()
@Controller('restaurantes/:id/aspecto')
export class AspectoController {
  constructor(private readonly aspecto: AspectoService) {}

  @Put()
  @Permite('carta.editar')
  setColor(
    @Param('id', IdPipe) id: string,
    @CurrentContexto() { restauranteId }: Contexto,
    @Body() { color }: CambiarAspectoDto,
  ): Promise<Aspecto> {
    return this.aspecto.setColor(id, restauranteId, color);
  }

  @Put(':pieza')
  @Permite('carta.editar')
  @Formulario(FORMULARIO)
  setFoto(
    @Param('id', IdPipe) id: string,
    @Param('pieza') pieza: string,
    @CurrentContexto() { restauranteId }: Contexto,
    @Body() _formulario: FotoAspectoDto,
    @Archivo() foto: ArchivoRecibido | undefined,
  ): Promise<Aspecto> {
    return this.aspecto.setFoto(id, restauranteId, pieza, foto);
  }

  @Delete(':pieza')
  @Permite('carta.editar')
  removeFoto(
    @Param('id', IdPipe) id: string,
    @Param('pieza') pieza: string,
    @CurrentContexto() { restauranteId }: Contexto,
  ): Promise<Aspecto> {
    return this.aspecto.removeFoto(id, restauranteId, pieza);
  }
}
