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
import { RestaurantesService } from '../../locales/restaurantes.service';
import type { Cuenta } from '../../locales/restaurantes.service';
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
    const cuenta = await this.restaurantes.findCuentaPorEmail(email);
    if (!cuenta) throw emailNoRegistrado();
    await this.codigos.issue(cuenta, 'recuperacion');
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
    const { cuenta, acertado } = await this.attempt(codigo, ip);
    const passwordHash = await this.hasher.hash(newPassword);
    await this.codigos.consumeCodigo(acertado);
    return this.changePassword(cuenta, passwordHash, ip);
  }

  /** Wrong codes cannot void the link. @throws VALIDATION_ERROR on `enlace` or `newPassword`. */
  async resetConEnlace(
    { email, enlace, newPassword }: RestablecerConEnlaceRequest,
    ip: string,
  ): Promise<Restablecida> {
    if (isComun(newPassword)) throw passwordComun('newPassword');
    await this.limites.consume('intentosCodigoPorDireccion', ip);
    const cuenta = await this.restaurantes.findCuentaPorEmail(email);
    if (!cuenta) throw enlaceNoValido();
    const ref = { restauranteId: cuenta.id, proposito: 'recuperacion' } as const;
    await this.codigos.assertEnlace(ref, enlace);
    const passwordHash = await this.hasher.hash(newPassword);
    await this.codigos.consumeEnlace(ref, enlace);
    return this.changePassword(cuenta, passwordHash, ip);
  }

  private async changePassword(cuenta: Cuenta, passwordHash: string, ip: string): Promise<Restablecida> {
    await this.restaurantes.resetPassword(cuenta.id, passwordHash);
    await this.sesiones.endFamilias(cuenta.id);
    await this.codigos.discardCodigo({ restauranteId: cuenta.id, proposito: 'verificacion' });
    await this.intentos.forgive(cuenta.email, undefined);
    await this.intentos.forgive(cuenta.email, ip);
    const dispositivos = await this.sesiones.findNombresDeDispositivos(cuenta.id);
    await this.correo.sendPasswordCambiada(cuenta.email, { nombre: cuenta.nombre, dispositivos });
    return { dispositivos };
  }

  private async attempt(
    { email, code }: CodigoRequest,
    ip: string,
  ): Promise<{ cuenta: Cuenta; acertado: CodigoAcertado }> {
    await this.limites.consume('intentosCodigoPorDireccion', ip);
    const cuenta = await this.restaurantes.findCuentaPorEmail(email);
    const ref = cuenta && ({ restauranteId: cuenta.id, proposito: 'recuperacion' } as const);
    const acertado = await this.codigos.attempt(ref, code);
    if (!cuenta) throw codigoIncorrecto();
    return { cuenta, acertado };
  }
}
