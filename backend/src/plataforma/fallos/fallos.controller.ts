import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { Publico } from '../acceso/acceso';
import { FallosService } from './fallos.service';
import { FALLO } from '@carta/contracts';
import { dtoOf } from '../validacion/dto';

class FalloDto extends dtoOf(FALLO) {}

/** Screens report their faults here (docs/reglas/cifras.md#faults-of-screens). */
@Publico()
@Controller('fallos')
export class FallosController {
  constructor(private readonly fallos: FallosService) {}

  /** Takes a fault that a screen has seen. */
  @Post()
  @HttpCode(200)
  noteFallo(@Body() fallo: FalloDto, @Ip() ip: string): Promise<void> {
    return this.fallos.note(fallo, ip);
  }
}
