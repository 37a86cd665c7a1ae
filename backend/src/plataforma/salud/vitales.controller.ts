import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { VITALES } from '@carta/contracts';
import { Publico } from '../acceso/acceso';
import { dtoOf } from '../validacion/dto';
import { VitalesService } from './vitales.service';

class VitalesDto extends dtoOf(VITALES) {}

/** Pages tell here how they felt (docs/reglas/cifras.md#how-pages-feel). */
@Publico()
@Controller('vitales')
export class VitalesController {
  constructor(private readonly vitales: VitalesService) {}

  /** Takes how one page felt to whoever opened it. */
  @Post()
  @HttpCode(200)
  noteVitales(@Body() vitales: VitalesDto, @Ip() ip: string): Promise<void> {
    return this.vitales.note(vitales, ip);
  }
}
