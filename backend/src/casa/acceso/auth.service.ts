import { Injectable } from '@nestjs/common';
import { puestoDe, reglasAcceso, tipoUsuarioOf } from '@carta/contracts';
import type {
  DispositivoPropio,
  LoginRequest,
  LoginResponse,
  Perfil,
  Restaurante,
  Tokens,
} from '@carta/contracts';
import type { DispositivoDeSesion, Contexto } from '../../plataforma/acceso/acceso';
import { Limites } from '../../plataforma/limites/limites.service';
import { NOBODY, RestaurantesService } from '../locales/restaurantes.service';
import { credencialesIncorrectas, sesionNoValida } from './auth.errors';
import { CodigosService } from './codigos/codigos.service';
import { Hasher } from './hasher.service';
import { IntentosService } from './intentos/intentos.service';
import { RenovacionService } from './sesiones/renovacion.service';
import { SesionesService } from './sesiones/sesiones.service';
import { TokensService } from './sesiones/tokens.service';

/** How long an owner sees that a session had to be ended, in ms. */
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
  async login({ email, password, restaurante: pedido }: LoginRequest, ip: string): Promise<LoginResponse> {
    await this.limites.consume('accesoPorDireccion', ip);
    const direccion = reglasAcceso.normalizeEmail(email);
    const local = await this.restaurantes.findLocalPorEmail(direccion, pedido);
    const locales = await this.restaurantes.findIdsDe(local?.cuenta.id ?? NOBODY);
    const conocida = (await this.sesiones.knowsDireccion(locales, ip)) ? ip : undefined;
    await this.intentos.countIntento(direccion, conocida);
    const matches = await this.hasher.verify(local?.cuenta.passwordHash, password, {
      turno: local?.cuenta.id ?? ip,
    });
    if (!local || !matches) throw credencialesIncorrectas();
    await this.intentos.forgive(direccion, conocida);
    await this.limites.giveBack('accesoPorDireccion', ip);
    if (!local.cuenta.emailVerificado) await this.codigos.issueIfNone(local, 'verificacion');
    const tokens = await this.sesiones.openSesion(local, 'propietario', ip);
    const restaurante = {
      ...this.restaurantes.toRestaurante(local),
      ...(await this.findCopiada(local.id)),
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

  async me({ restauranteId, dispositivo, persona, ...quien }: Contexto): Promise<Perfil> {
    const local = await this.restaurantes.findLocal(restauranteId);
    if (!local) throw sesionNoValida();
    if (dispositivo) {
      const propio = toDispositivoPropio(dispositivo);
      const equipo = this.restaurantes.toEquipo(local, persona);
      return { ...this.restaurantes.toRestauranteDeDispositivo(local), dispositivo: propio, ...equipo };
    }
    const perfil = { ...this.restaurantes.toRestaurante(local), tipoUsuario: tipoUsuarioOf(quien) };
    return { ...perfil, ...(await this.findCopiada(restauranteId)) };
  }

  private async findCopiada(restauranteId: string): Promise<Pick<Restaurante, 'sesionCopiadaEn'>> {
    const copiada = await this.sesiones.findUltimaCopiada(restauranteId, new Date(Date.now() - RECIENTE_MS));
    return copiada ? { sesionCopiadaEn: copiada.toISOString() } : {};
  }

  /** For sockets, which pass no HTTP guard. @throws UNAUTHORIZED or FORBIDDEN, as a route would. */
  async authenticate(accessToken: string): Promise<Contexto> {
    const { fam, restauranteId } = await this.tokens.verifyAccess(accessToken);
    return this.sesiones.contextoOf(fam, restauranteId);
  }
}

function toDispositivoPropio(dispositivo: DispositivoDeSesion): DispositivoPropio {
  return { _id: dispositivo.id, nombre: dispositivo.nombre, ...puestoDe(dispositivo) };
}
