import { Body, Controller, Header, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { CodigoValido, Restablecida } from '@carta/contracts';
import { Publico } from '../../../plataforma/acceso/acceso';
import { Mensaje } from '../../../plataforma/http/envelope';
import { CodigoDto, EmailDto, RestablecerConEnlaceDto, RestablecerDto } from '../auth.dto';
import { RecuperacionService } from './recuperacion.service';

@ApiTags('auth')
@Controller('auth')
@Publico()
export class RecuperacionController {
  constructor(private readonly recuperacion: RecuperacionService) {}

  @Post('forgot-password')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  forgot(@Body() { email }: EmailDto, @Ip() ip: string): Promise<void> {
    return this.recuperacion.forgot(email, ip);
  }

  @Post('verify-password-reset-code')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  checkCodigo(@Body() codigo: CodigoDto, @Ip() ip: string): Promise<CodigoValido> {
    return this.recuperacion.checkCodigo(codigo, ip);
  }

  @Post('reset-password')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @Mensaje('Contraseña cambiada exitosamente')
  resetPassword(@Body() datos: RestablecerDto, @Ip() ip: string): Promise<Restablecida> {
    return this.recuperacion.resetPassword(datos, ip);
  }

  @Post('reset-password/enlace')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @Mensaje('Contraseña cambiada exitosamente')
  resetConEnlace(@Body() datos: RestablecerConEnlaceDto, @Ip() ip: string): Promise<Restablecida> {
    return this.recuperacion.resetConEnlace(datos, ip);
  }
}
