import { Body, Controller, Get, Header, Headers, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiHeader, ApiTags } from '@nestjs/swagger';
import { CABECERA_CLAVE } from '@carta/contracts';
import type { LoginResponse, Perfil, Tokens } from '@carta/contracts';
import { CurrentContexto, Permite, Publico } from '../../plataforma/acceso/acceso';
import type { Contexto } from '../../plataforma/acceso/acceso';
import { parseClave } from '../../plataforma/validacion/clave';
import { AuthService } from './auth.service';
import { LoginDto, RefreshDto } from './auth.dto';
import { SesionesService } from './sesiones/sesiones.service';

/** Accounts and sessions (docs/api.md#accounts); no cache may keep a response. */
@ApiTags('auth')
@Controller('auth')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly sesiones: SesionesService,
  ) {}

  @Post('login')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @Publico()
  login(@Body() credenciales: LoginDto, @Ip() ip: string): Promise<LoginResponse> {
    return this.auth.login(credenciales, ip);
  }

  @Post('refresh')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @Publico()
  @ApiHeader({ name: CABECERA_CLAVE, required: false, description: 'A UUID drawn once per refresh token' })
  refresh(
    @Body() { refreshToken }: RefreshDto,
    @Headers(CABECERA_CLAVE) clave: string | undefined,
    @Ip() ip: string,
  ): Promise<Tokens> {
    return this.auth.refresh(refreshToken, parseClave(clave), ip);
  }

  @Post('logout')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiBearerAuth()
  @Permite('sesion')
  logout(@CurrentContexto() { fam }: Contexto): Promise<void> {
    return this.sesiones.endFamilia(fam);
  }

  @Get('me')
  @Header('Cache-Control', 'no-store')
  @ApiBearerAuth()
  @Permite('sesion')
  me(@CurrentContexto() contexto: Contexto): Promise<Perfil> {
    return this.auth.me(contexto);
  }
}
