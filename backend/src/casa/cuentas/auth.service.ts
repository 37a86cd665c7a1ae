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

/** Asked about when there is no account, so that the same questions are put to the database. */
const NOBODY = '0'.repeat(24);

/** How long an owner is told that a session had to be ended, in ms. */
const RECIENTE_MS = 7 * 24 * 3_600_000;

/** Who may come in, and who is in. */
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
   * Opens a session. An unknown email is answered like a wrong password, after the same work; an
   * owner who never verified the email is mailed a code to do so, unless one is still good.
   * @param ip the client's address.
   * @throws UNAUTHORIZED; FORBIDDEN 'verificar' (right password, email not verified); TOO_MANY_REQUESTS.
   */
  async login({ email, password }: LoginRequest, ip: string): Promise<LoginResponse> {
    await this.limites.consume('accesoPorDireccion', ip);
    const direccion = reglasAcceso.normalizeEmail(email);
    const cuenta = await this.restaurantes.findCuentaPorEmail(direccion);
    const conocida = (await this.sesiones.knowsDireccion(cuenta?.id ?? NOBODY, ip)) ? ip : undefined;
    await this.intentos.count(direccion, conocida);
    const matches = await this.hasher.verify(cuenta?.passwordHash, password);
    if (!cuenta || !matches) throw credencialesIncorrectas();
    await this.intentos.forgive(direccion, conocida);
    await this.limites.giveBack('accesoPorDireccion', ip);
    if (!cuenta.emailVerificado) await this.codigos.issueIfNone(cuenta, 'verificacion');
    const tokens = await this.sesiones.open(cuenta, 'propietario', ip);
    const restaurante = {
      ...this.restaurantes.toRestaurante(cuenta),
      ...(await this.findCopiada(cuenta.id)),
    };
    return { ...tokens, restaurante };
  }

  /**
   * A new pair of tokens for a refresh token (docs/decisiones/sesiones-rotadas.md).
   * @param clave drawn by the client for this token.
   * @throws UNAUTHORIZED when it is unknown, spent, or its session has ended.
   */
  async refresh(refreshToken: string, clave: string | undefined, ip: string): Promise<Tokens> {
    await this.limites.consume('renovarPorDireccion', ip);
    return this.renovacion.refresh(refreshToken, clave);
  }

  /** The restaurant as this session may use it: a paired device of its staff is no owner. */
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

  /** What an owner is told of a session that had to be ended lately. */
  private async findCopiada(restauranteId: string): Promise<Pick<Restaurante, 'sesionCopiadaEn'>> {
    const copiada = await this.sesiones.findUltimaCopiada(restauranteId, new Date(Date.now() - RECIENTE_MS));
    return copiada ? { sesionCopiadaEn: copiada.toISOString() } : {};
  }

  /**
   * The session of an access token, for whoever does not come through HTTP.
   * @throws UNAUTHORIZED or FORBIDDEN, as a route would.
   */
  async authenticate(accessToken: string): Promise<Sesion> {
    const { fam, restauranteId } = await this.tokens.verifyAccess(accessToken);
    return this.sesiones.sesionOf(fam, restauranteId);
  }
}

function toDispositivoPropio({ id, nombre, puesto }: DispositivoDeSesion): DispositivoPropio {
  return { _id: id, nombre, puesto };
}
