import { Injectable } from '@nestjs/common';
import { reglasAcceso } from '@carta/contracts';
import type { NombrePlan } from '@carta/contracts';
import { toId } from '../../plataforma/base-datos/ids';
import type { CuentaDoc } from './cuenta.schema';
import { CuentasRepository } from './cuentas.repository';

/** An account inside the server. */
export interface Cuenta {
  id: string;
  email: string;
  passwordHash: string;
  plan: NombrePlan;
  emailVerificado: boolean;
}

export type NuevaCuenta = Omit<Cuenta, 'id'>;

/** Who signs in, and what they may offer; where, is in `locales`. */
@Injectable()
export class CuentasService {
  constructor(private readonly cuentas: CuentasRepository) {}

  async findCuenta(id: string): Promise<Cuenta | null> {
    const doc = await this.cuentas.findCuenta(id);
    return doc && toCuenta(doc);
  }

  /** Every account, in the order of their emails: for whoever runs the product. */
  async findTodas(): Promise<Cuenta[]> {
    return (await this.cuentas.findTodas()).map(toCuenta);
  }

  /** By their ids, in one query; unknown ones are missing. */
  async findCuentas(ids: readonly string[]): Promise<ReadonlyMap<string, Cuenta>> {
    const docs = await this.cuentas.findCuentas([...new Set(ids)]);
    return new Map(docs.map((doc) => [doc._id.toHexString(), toCuenta(doc)]));
  }

  /** @param email as a person typed it. */
  async findCuentaPorEmail(email: string): Promise<Cuenta | null> {
    const doc = await this.cuentas.findCuentaPorEmail(reglasAcceso.normalizeEmail(email));
    return doc && toCuenta(doc);
  }

  /** Each account with the ms of its last change of access. */
  async findCambiadas(desde: Date): Promise<Map<string, number>> {
    const docs = await this.cuentas.findCambiadas(desde);
    return new Map(docs.map(({ _id, accesoEn }) => [_id.toHexString(), Number(accesoEn)]));
  }

  /**
   * @param id of its first restaurante, which is stored before.
   * @throws the engine's duplicate key error (409) for a taken email.
   */
  async createCuenta(id: string, nueva: NuevaCuenta): Promise<Cuenta> {
    const email = reglasAcceso.normalizeEmail(nueva.email);
    const doc = { ...nueva, email, _id: toId(id), creadoEn: new Date() };
    await this.cuentas.insertCuenta(doc);
    return toCuenta(doc);
  }

  async setPlan(id: string, plan: NombrePlan): Promise<Cuenta | null> {
    const doc = await this.cuentas.setPlan(id, plan);
    return doc && toCuenta(doc);
  }

  async markVerificado(id: string): Promise<Cuenta | null> {
    const doc = await this.cuentas.setVerificado(id);
    return doc && toCuenta(doc);
  }

  /** Whoever resets a password has proved the email, which becomes verified. */
  async resetPassword(id: string, passwordHash: string): Promise<void> {
    await this.cuentas.setPasswordVerificado(id, passwordHash);
  }
}

function toCuenta({ _id, email, passwordHash, plan, emailVerificado }: CuentaDoc): Cuenta {
  return { id: _id.toHexString(), email, passwordHash, plan, emailVerificado };
}
