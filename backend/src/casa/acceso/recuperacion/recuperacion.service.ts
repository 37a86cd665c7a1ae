import { Injectable } from '@nestjs/common';
import type {
  CodigoRequest,
  CodigoValido,
  RestablecerConEnlaceRequest,
  RestablecerRequest,
  Restablecida,
} from '@carta/contracts';
import { Limites } from '../../../plataforma/limites/limites.service';
import { CorreoService } from '../../../plataforma/correo/correo.service';
import { CuentasService } from '../../cuentas/cuentas.service';
import { RestaurantesService } from '../../locales/restaurantes.service';
import type { Local } from '../../locales/restaurantes.service';
import { emailNoRegistrado, passwordComun } from '../auth.errors';
import { codigoIncorrecto, enlaceNoValido } from '../codigos/codigos.errors';
import { CodigosService } from '../codigos/codigos.service';
import type { CodigoAcertado } from '../codigos/codigos.service';
import { isComun } from '../contrasenas-comunes';
import { Hasher } from '../hasher.service';
import { IntentosService } from '../intentos/intentos.service';
import { SesionesService } from '../sesiones/sesiones.service';

@Injectable()
export class RecuperacionService {
  constructor(
    private readonly restaurantes: RestaurantesService,
    private readonly cuentas: CuentasService,
    private readonly codigos: CodigosService,
    private readonly hasher: Hasher,
    private readonly intentos: IntentosService,
    private readonly correo: CorreoService,
    private readonly limites: Limites,
    private readonly sesiones: SesionesService,
  ) {}

  /** @throws NOT_FOUND when nobody has this email; TOO_MANY_REQUESTS. */
  async forgot(email: string, ip: string): Promise<void> {
    await this.limites.consume('emailPorDireccion', ip);
    await this.limites.consume('codigosPorDireccion', ip);
    await this.limites.consume('intentosCodigoPorDireccion', ip);
    const local = await this.restaurantes.findLocalPorEmail(email);
    if (!local) throw emailNoRegistrado();
    await this.codigos.issue(local, 'recuperacion');
  }

  /** Leaves a right code usable. @throws VALIDATION_ERROR on `code`. */
  async checkCodigo(codigo: CodigoRequest, ip: string): Promise<CodigoValido> {
    const { acertado } = await this.attempt(codigo, ip);
    await this.codigos.giveBack(acertado);
    return { valido: true };
  }

  /** Ends all sessions, also those opened meanwhile. @throws VALIDATION_ERROR on `code` or `newPassword`. */
  async resetPassword({ newPassword, ...codigo }: RestablecerRequest, ip: string): Promise<Restablecida> {
    if (isComun(newPassword)) throw passwordComun('newPassword');
    const { local, acertado } = await this.attempt(codigo, ip);
    const passwordHash = await this.hasher.hash(newPassword, { turno: local.cuenta.id });
    await this.codigos.consumeCodigo(acertado);
    return this.changePassword(local, passwordHash, ip);
  }

  /** Wrong codes cannot void the link. @throws VALIDATION_ERROR on `enlace` or `newPassword`. */
  async resetConEnlace(
    { email, enlace, newPassword }: RestablecerConEnlaceRequest,
    ip: string,
  ): Promise<Restablecida> {
    if (isComun(newPassword)) throw passwordComun('newPassword');
    await this.limites.consume('intentosCodigoPorDireccion', ip);
    const local = await this.restaurantes.findLocalPorEmail(email);
    if (!local) throw enlaceNoValido();
    const ref = { cuentaId: local.cuenta.id, proposito: 'recuperacion' } as const;
    await this.codigos.assertEnlace(ref, enlace);
    const passwordHash = await this.hasher.hash(newPassword, { turno: local.cuenta.id });
    await this.codigos.consumeEnlace(ref, enlace);
    return this.changePassword(local, passwordHash, ip);
  }

  private async changePassword(
    { nombre, cuenta }: Local,
    passwordHash: string,
    ip: string,
  ): Promise<Restablecida> {
    await this.cuentas.resetPassword(cuenta.id, passwordHash);
    const locales = await this.restaurantes.findIdsDe(cuenta.id);
    await this.sesiones.endFamilias(locales);
    await this.codigos.discardCodigo({ cuentaId: cuenta.id, proposito: 'verificacion' });
    await this.intentos.forgive(cuenta.email, undefined);
    await this.intentos.forgive(cuenta.email, ip);
    const dispositivos = await this.sesiones.findNombresDeDispositivos(locales);
    await this.correo.sendPasswordCambiada(cuenta.email, { nombre, dispositivos });
    return { dispositivos };
  }

  private async attempt(
    { email, code }: CodigoRequest,
    ip: string,
  ): Promise<{ local: Local; acertado: CodigoAcertado }> {
    await this.limites.consume('intentosCodigoPorDireccion', ip);
    const local = await this.restaurantes.findLocalPorEmail(email);
    const ref = local && ({ cuentaId: local.cuenta.id, proposito: 'recuperacion' } as const);
    const acertado = await this.codigos.attempt(ref, code, ip);
    if (!local) throw codigoIncorrecto();
    return { local, acertado };
  }
}
