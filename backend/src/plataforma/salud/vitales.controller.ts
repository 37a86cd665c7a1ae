import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { PANTALLAS_MEDIDAS, reglasVitales } from '@carta/contracts';
import type { VitalesRequest } from '@carta/contracts';
import { Publico } from '../acceso/acceso';
import { campo, campoOpcional, dtoOf } from '../validacion/dto';
import { VitalesService } from './vitales.service';

const EN_MS = { type: Number, description: 'ms' };

class VitalesDto extends dtoOf<VitalesRequest>({
  pantalla: campo(reglasVitales.pantalla, { enum: PANTALLAS_MEDIDAS }),
  lcp: campoOpcional(reglasVitales.milisegundos, EN_MS),
  inp: campoOpcional(reglasVitales.milisegundos, EN_MS),
  ttfb: campoOpcional(reglasVitales.milisegundos, EN_MS),
  cls: campoOpcional(reglasVitales.cls, { type: Number }),
}) {}

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
