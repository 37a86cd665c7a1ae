import { Body, Controller, Header, HttpCode, Ip, Post } from '@nestjs/common';
import type { CodigoValido, Restablecida } from '@carta/contracts';
import { Publico } from '../../../plataforma/acceso/acceso';
import { Mensaje } from '../../../plataforma/http/envelope';
import { CodigoDto, EmailDto, RestablecerConEnlaceDto, RestablecerDto } from '../auth.dto';
import { RecuperacionService } from './recuperacion.service';

@Controller('auth')
@Publico()
export class RecuperacionController {
  constructor(private readonly recuperacion: RecuperacionService) {}

  /** Mails a code and a link for a new password; whether there is such an account is not told. */
  @Post('forgot-password')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  forgotPassword(@Body() { email }: EmailDto, @Ip() ip: string): Promise<void> {
    return this.recuperacion.forgot(email, ip);
  }

  /** Says whether a code for a new password is good, without using it up. */
  @Post('verify-password-reset-code')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  checkCodigo(@Body() codigo: CodigoDto, @Ip() ip: string): Promise<CodigoValido> {
    return this.recuperacion.checkCodigo(codigo, ip);
  }

  /** Sets a new password by the code; names the devices that stay paired. */
  @Post('reset-password')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @Mensaje('Contraseña cambiada exitosamente')
  resetPassword(@Body() datos: RestablecerDto, @Ip() ip: string): Promise<Restablecida> {
    return this.recuperacion.resetPassword(datos, ip);
  }

  /** Sets a new password by what the mailed link carries. */
  @Post('reset-password/enlace')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @Mensaje('Contraseña cambiada exitosamente')
  resetPasswordConEnlace(@Body() datos: RestablecerConEnlaceDto, @Ip() ip: string): Promise<Restablecida> {
    return this.recuperacion.resetConEnlace(datos, ip);
  }
}
