import { Body, Controller, Header, HttpCode, Ip, Post } from '@nestjs/common';
import type { EmailDisponible, RegistroResponse, VerificacionResponse } from '@carta/contracts';
import { Publico } from '../../../plataforma/acceso/acceso';
import { CodigoDto, EmailDto, EmailNuevoDto, RegistroDto } from '../auth.dto';
import { RegistroService } from './registro.service';

@Controller('auth')
@Publico()
export class RegistroController {
  constructor(private readonly registro: RegistroService) {}

  /** Says whether nobody has this email. */
  @Post('verify-email')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  checkEmail(@Body() { email }: EmailNuevoDto, @Ip() ip: string): Promise<EmailDisponible> {
    return this.registro.isDisponible(email, ip);
  }

  /** Makes an account and its restaurante; a code is mailed where emails are verified. */
  @Post('register')
  @Header('Cache-Control', 'no-store')
  register(@Body() datos: RegistroDto, @Ip() ip: string): Promise<RegistroResponse> {
    return this.registro.register(datos, ip);
  }

  /** Verifies an account's email by the code that was mailed. */
  @Post('verify-email-code')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  verifyCuenta(@Body() codigo: CodigoDto, @Ip() ip: string): Promise<VerificacionResponse> {
    return this.registro.verifyCuenta(codigo, ip);
  }

  /** Mails another code to an account that is not verified. */
  @Post('resend-verification-code')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  resendCodigo(@Body() { email }: EmailDto, @Ip() ip: string): Promise<void> {
    return this.registro.resend(email, ip);
  }
}
