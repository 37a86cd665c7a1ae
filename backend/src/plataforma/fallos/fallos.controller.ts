import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Publico } from '../acceso/acceso';
import { FalloDto } from './fallo.dto';
import { FallosService } from './fallos.service';

/** Screens report their faults here (docs/reglas.md#faults-of-screens). */
@ApiTags('fallos')
@Publico()
@Controller('fallos')
export class FallosController {
  constructor(private readonly fallos: FallosService) {}

  @Post()
  @HttpCode(200)
  note(@Body() fallo: FalloDto, @Ip() ip: string): Promise<void> {
    return this.fallos.note(fallo, ip);
  }
}
