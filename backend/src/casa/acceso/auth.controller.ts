import { Body, Controller, Get, Header, HttpCode, Ip, Post } from '@nestjs/common';
import type { LoginResponse, Perfil, Tokens } from '@carta/contracts';
import { CurrentContexto, Permite, Publico } from '../../plataforma/acceso/acceso';
import type { Contexto } from '../../plataforma/acceso/acceso';
import { Clave } from '../../plataforma/validacion/clave';
import { AuthService } from './auth.service';
import { LoginDto, RefreshDto } from './auth.dto';
import { SesionesService } from './sesiones/sesiones.service';

/** Accounts and sessions (docs/api.md#accounts); no cache may keep a response. */
@Controller('auth')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly sesiones: SesionesService,
  ) {}

  /** Opens a session: two tokens, and a place of the account. */
  @Post('login')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @Publico()
  login(@Body() credenciales: LoginDto, @Ip() ip: string): Promise<LoginResponse> {
    return this.auth.login(credenciales, ip);
  }

  /**
   * Changes a refresh token for a new pair, once for each.
   * @param clave a UUID drawn once per refresh token
   */
  @Post('refresh')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @Publico()
  refresh(
    @Body() { refreshToken }: RefreshDto,
    @Clave() clave: string | undefined,
    @Ip() ip: string,
  ): Promise<Tokens> {
    return this.auth.refresh(refreshToken, clave, ip);
  }

  /** Ends this session and its sockets. */
  @Post('logout')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @Permite('sesion')
  logout(@CurrentContexto() { fam }: Contexto): Promise<void> {
    return this.sesiones.endFamilia(fam);
  }

  /** Says who is asking, for which place, and on which device. */
  @Get('me')
  @Header('Cache-Control', 'no-store')
  @Permite('sesion')
  getPerfil(@CurrentContexto() contexto: Contexto): Promise<Perfil> {
    return this.auth.me(contexto);
  }
}
