import { Body, Controller, Header, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { EmailDisponible, RegistroResponse, VerificacionResponse } from '@carta/contracts';
import { Publico } from '../../../plataforma/acceso/acceso';
import { CodigoDto, EmailDto, EmailNuevoDto, RegistroDto } from '../auth.dto';
import { RegistroService } from './registro.service';

@ApiTags('auth')
@Controller('auth')
@Publico()
export class RegistroController {
  constructor(private readonly registro: RegistroService) {}

  @Post('verify-email')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  isDisponible(@Body() { email }: EmailNuevoDto, @Ip() ip: string): Promise<EmailDisponible> {
    return this.registro.isDisponible(email, ip);
  }

  @Post('register')
  @Header('Cache-Control', 'no-store')
  register(@Body() datos: RegistroDto, @Ip() ip: string): Promise<RegistroResponse> {
    return this.registro.register(datos, ip);
  }

  @Post('verify-email-code')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  verifyCuenta(@Body() codigo: CodigoDto, @Ip() ip: string): Promise<VerificacionResponse> {
    return this.registro.verifyCuenta(codigo, ip);
  }

  @Post('resend-verification-code')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  resend(@Body() { email }: EmailDto, @Ip() ip: string): Promise<void> {
    return this.registro.resend(email, ip);
  }
}
