import { Injectable } from '@nestjs/common';
import { reglasAcceso, reglasEstablecimiento } from '@carta/contracts';
import type {
  CodigoRequest,
  EmailDisponible,
  RegistroRequest,
  RegistroResponse,
  VerificacionResponse,
} from '@carta/contracts';
import { isDuplicateKey } from '../../../plataforma/base-datos/errores-mongo';
import { DomainError } from '../../../plataforma/errores/domain-error';
import { Limites } from '../../../plataforma/limites/limites.service';
import { Config } from '../../../plataforma/config/config';
import { CuentasService } from '../../cuentas/cuentas.service';
import { RestaurantesService } from '../../locales/restaurantes.service';
import type { Local } from '../../locales/restaurantes.service';
import { emailRegistrado, emailYaVerificado, passwordComun } from '../auth.errors';
import { codigoExpirado, demasiadosCodigos, isExpirado } from '../codigos/codigos.errors';
import { CodigosService } from '../codigos/codigos.service';
import { isComun } from '../contrasenas-comunes';
import { Hasher } from '../hasher.service';
import { IntentosService } from '../intentos/intentos.service';
import { SesionesService } from '../sesiones/sesiones.service';

@Injectable()
export class RegistroService {
  constructor(
    private readonly restaurantes: RestaurantesService,
    private readonly cuentas: CuentasService,
    private readonly codigos: CodigosService,
    private readonly hasher: Hasher,
    private readonly intentos: IntentosService,
    private readonly limites: Limites,
    private readonly sesiones: SesionesService,
    private readonly config: Config,
  ) {}

  async isDisponible(email: string, ip: string): Promise<EmailDisponible> {
    await this.limites.consume('emailPorDireccion', ip);
    const cuenta = await this.cuentas.findCuentaPorEmail(email);
    return { disponible: cuenta === null };
  }

  /**
   * Makes an account and mails its code. A repetition before the email is verified succeeds like the first:
   * the response, or the code, may have been lost.
   * @throws CONFLICT when the email is registered.
   */
  async register(datos: RegistroRequest, ip: string): Promise<RegistroResponse> {
    if (isComun(datos.password)) throw passwordComun('password');
    await this.limites.consume('registroPorDireccion', ip);
    const propio = await this.findPropio(datos);
    if (propio) return this.toRespuesta(propio, ip);
    try {
      return await this.toRespuesta(await this.registerCuenta(datos, ip), ip);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    const existente = await this.findPropio(datos);
    if (!existente) throw emailRegistrado();
    return this.toRespuesta(existente, ip);
  }

  /** @throws VALIDATION_ERROR on `code`; CONFLICT when there is nothing left to verify. */
  async verifyCuenta({ email, code }: CodigoRequest, ip: string): Promise<VerificacionResponse> {
    await this.limites.consume('intentosCodigoPorDireccion', ip);
    const local = await this.restaurantes.findLocalPorEmail(email);
    const ref = local && ({ cuentaId: local.cuenta.id, proposito: 'verificacion' } as const);
    const acertado = await this.codigos.attempt(ref, code, ip).catch((refusal: unknown) => {
      // A spent code proves that the caller had it: the email is already verified.
      throw local?.cuenta.emailVerificado && isExpirado(refusal) ? emailYaVerificado() : refusal;
    });
    if (!local) throw codigoExpirado();
    await this.codigos.consumeCodigo(acertado);
    const cuenta = await this.cuentas.markVerificado(local.cuenta.id);
    if (!cuenta) throw codigoExpirado();
    const verificado = { ...local, cuenta };
    const tokens = await this.sesiones.openSesion(verificado, 'propietario', ip);
    return { ...tokens, token: tokens.accessToken, restaurante: this.restaurantes.toRestaurante(verificado) };
  }

  /** Any other email gets the same response and the same wait. @throws TOO_MANY_REQUESTS */
  async resend(email: string, ip: string): Promise<void> {
    await this.limites.consume('codigosPorDireccion', ip);
    await this.limites.consume('intentosCodigoPorDireccion', ip);
    const local = await this.restaurantes.findLocalPorEmail(email);
    if (local && !local.cuenta.emailVerificado) return this.codigos.issue(local, 'verificacion');
    await this.limites.consume('reenviosPorEmail', reglasAcceso.normalizeEmail(email)).catch(toDemasiados);
  }

  private async findPropio({ email, password }: RegistroRequest): Promise<Local | null> {
    const local = await this.restaurantes.findLocalPorEmail(email);
    if (!local) return null;
    const { cuenta } = local;
    if (cuenta.emailVerificado) throw emailRegistrado();
    // A password tried here counts like one tried at login.
    await this.intentos.countIntento(cuenta.email, undefined);
    if (!(await this.hasher.verify(cuenta.passwordHash, password, { turno: cuenta.id })))
      throw emailRegistrado();
    await this.intentos.forgive(cuenta.email, undefined);
    return local;
  }

  private async registerCuenta(
    { nombre, email, password, ubicacion, numeroMesas }: RegistroRequest,
    ip: string,
  ): Promise<Local> {
    return this.restaurantes.createConCuenta(
      {
        nombre: nombre.trim(),
        telefono: '',
        ubicacion: reglasEstablecimiento.direccionOf(ubicacion) ?? reglasEstablecimiento.SIN_ESPECIFICAR,
        numeroMesas: numeroMesas ?? 1,
        // by default the phones at a mesa see what it owes
        servicio: { mesaCompartida: true },
      },
      {
        email,
        passwordHash: await this.hasher.hash(password, { turno: ip }),
        plan: this.config.defaultPlan,
        emailVerificado: !this.config.emailVerification,
      },
    );
  }

  private async toRespuesta(local: Local, ip: string): Promise<RegistroResponse> {
    const restaurante = this.restaurantes.toRestaurante(local);
    if (local.cuenta.emailVerificado) {
      const { accessToken } = await this.sesiones.openSesion(local, 'propietario', ip);
      return { restaurante, requiresVerification: false, token: accessToken };
    }
    await this.codigos.issueIfNone(local, 'verificacion');
    return { restaurante, requiresVerification: true, token: null };
  }
}

function toDemasiados(refusal: unknown): never {
  if (!(refusal instanceof DomainError) || refusal.detalle.retryAfter === undefined) throw refusal;
  throw demasiadosCodigos(refusal.detalle.retryAfter * 1_000);
}
