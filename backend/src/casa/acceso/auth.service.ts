import { Injectable } from '@nestjs/common';
import { reglasAcceso } from '@carta/contracts';
import type {
  DispositivoPropio,
  LoginRequest,
  LoginResponse,
  Perfil,
  Restaurante,
  Tokens,
} from '@carta/contracts';
import type { DispositivoDeSesion, Sesion } from '../../plataforma/acceso/acceso';
import { Limites } from '../../plataforma/limites/limites.service';
import { RestaurantesService } from '../locales/restaurantes.service';
import { credencialesIncorrectas, sesionNoValida } from './auth.errors';
import { CodigosService } from './codigos/codigos.service';
import { Hasher } from './hasher.service';
import { IntentosService } from './intentos/intentos.service';
import { RenovacionService } from './sesiones/renovacion.service';
import { SesionesService } from './sesiones/sesiones.service';
import { TokensService } from './sesiones/tokens.service';

/** Queried when there is no account, so that both cases cost the same queries. */
const NOBODY = '0'.repeat(24);

/** An owner sees for this long (ms) that a session had to be ended. */
const RECIENTE_MS = 7 * 24 * 3_600_000;

@Injectable()
export class AuthService {
  constructor(
    private readonly restaurantes: RestaurantesService,
    private readonly hasher: Hasher,
    private readonly codigos: CodigosService,
    private readonly intentos: IntentosService,
    private readonly limites: Limites,
    private readonly sesiones: SesionesService,
    private readonly renovacion: RenovacionService,
    private readonly tokens: TokensService,
  ) {}

  /**
   * Opens a session. An unknown email gets the response of a wrong password, after the same work; an owner
   * with an unverified email is sent a code, unless one is still good.
   * @throws UNAUTHORIZED; FORBIDDEN 'verificar' (right password, email not verified); TOO_MANY_REQUESTS.
   */
  async login({ email, password }: LoginRequest, ip: string): Promise<LoginResponse> {
    await this.limites.consume('accesoPorDireccion', ip);
    const direccion = reglasAcceso.normalizeEmail(email);
    const cuenta = await this.restaurantes.findCuentaPorEmail(direccion);
    const conocida = (await this.sesiones.knowsDireccion(cuenta?.id ?? NOBODY, ip)) ? ip : undefined;
    await this.intentos.countIntento(direccion, conocida);
    const matches = await this.hasher.verify(cuenta?.passwordHash, password);
    if (!cuenta || !matches) throw credencialesIncorrectas();
    await this.intentos.forgive(direccion, conocida);
    await this.limites.giveBack('accesoPorDireccion', ip);
    if (!cuenta.emailVerificado) await this.codigos.issueIfNone(cuenta, 'verificacion');
    const tokens = await this.sesiones.openSesion(cuenta, 'propietario', ip);
    const restaurante = {
      ...this.restaurantes.toRestaurante(cuenta),
      ...(await this.findCopiada(cuenta.id)),
    };
    return { ...tokens, restaurante };
  }

  /**
   * Exchanges a refresh token for a new pair (docs/decisiones/sesiones-rotadas.md).
   * @param clave drawn by the client for this token.
   * @throws UNAUTHORIZED when it is unknown, spent, or its session has ended.
   */
  async refresh(refreshToken: string, clave: string | undefined, ip: string): Promise<Tokens> {
    await this.limites.consume('renovarPorDireccion', ip);
    return this.renovacion.refresh(refreshToken, clave);
  }

  async me({ restauranteId, tipoUsuario, dispositivo }: Sesion): Promise<Perfil> {
    const cuenta = await this.restaurantes.findCuenta(restauranteId);
    if (!cuenta) throw sesionNoValida();
    if (dispositivo) {
      const propio = toDispositivoPropio(dispositivo);
      return { ...this.restaurantes.toRestauranteDeDispositivo(cuenta), dispositivo: propio };
    }
    const perfil = { ...this.restaurantes.toRestaurante(cuenta), tipoUsuario };
    return { ...perfil, ...(await this.findCopiada(restauranteId)) };
  }

  private async findCopiada(restauranteId: string): Promise<Pick<Restaurante, 'sesionCopiadaEn'>> {
    const copiada = await this.sesiones.findUltimaCopiada(restauranteId, new Date(Date.now() - RECIENTE_MS));
    return copiada ? { sesionCopiadaEn: copiada.toISOString() } : {};
  }

  /** For sockets, which pass no HTTP guard. @throws UNAUTHORIZED or FORBIDDEN, as a route would. */
  async authenticate(accessToken: string): Promise<Sesion> {
    const { fam, restauranteId } = await this.tokens.verifyAccess(accessToken);
    return this.sesiones.sesionOf(fam, restauranteId);
  }
}

function toDispositivoPropio({ id, nombre, puesto }: DispositivoDeSesion): DispositivoPropio {
  return { _id: id, nombre, puesto };
}
