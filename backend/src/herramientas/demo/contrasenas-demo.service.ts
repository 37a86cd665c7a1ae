import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Hasher } from '../../casa/acceso/hasher.service';
import { SesionesService } from '../../casa/acceso/sesiones/sesiones.service';
import { Config } from '../../plataforma/config/config';
import { CuentasService } from '../../casa/cuentas/cuentas.service';
import { PASSWORD_DEMO } from './carta-demo';

/**
 * Passwords of the demo's accounts. Outside production it is a public one; in production each account has its
 * own, printed once it is stored, because a start may end before its banner.
 */
@Injectable()
export class ContrasenasDemoService {
  constructor(
    private readonly config: Config,
    private readonly cuentas: CuentasService,
    private readonly hasher: Hasher,
    private readonly sesiones: SesionesService,
  ) {}

  choose(): string {
    return this.conocida ?? randomBytes(9).toString('base64url');
  }

  /** The password is public, so production has none. */
  get conocida(): string | null {
    return this.config.nodeEnv === 'production' ? null : PASSWORD_DEMO;
  }

  /** Prints the password of a stored account, unless it is the public one. */
  tell(email: string, password: string): void {
    if (password !== this.conocida) console.log(`  Cuenta de la demostración: ${email} · ${password}`);
  }

  /** A database tried out before it went into production still has the public password. */
  async replaceConocidas(emails: readonly string[]): Promise<void> {
    if (this.conocida !== null) return;
    for (const email of emails) {
      const cuenta = await this.cuentas.findCuentaPorEmail(email);
      if (!cuenta || !(await this.hasher.verify(cuenta.passwordHash, PASSWORD_DEMO, { turno: cuenta.id })))
        continue;
      const password = this.choose();
      await this.cuentas.resetPassword(cuenta.id, await this.hasher.hash(password, { turno: cuenta.id }));
      this.tell(email, password);
      await this.sesiones.endFamilias([cuenta.id]);
    }
  }
}
