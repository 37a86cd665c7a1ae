import { Injectable } from '@nestjs/common';
import type { Collection } from 'mongoose';
import type { NombrePlan } from '@carta/contracts';
import { InjectColeccion } from '../../plataforma/base-datos/coleccion';
import { toId } from '../../plataforma/base-datos/ids';
import { cuentaSchema } from './cuenta.schema';
import type { CuentaDoc } from './cuenta.schema';

/** The only reader and writer of `cuentas`. */
@Injectable()
export class CuentasRepository {
  constructor(@InjectColeccion(cuentaSchema) private readonly cuentas: Collection<CuentaDoc>) {}

  findCuentas(ids: readonly string[]): Promise<CuentaDoc[]> {
    return this.cuentas.find({ _id: { $in: ids.map((id) => toId(id)) } }).toArray();
  }

  /** In the order of their emails. */
  findTodas(): Promise<CuentaDoc[]> {
    return this.cuentas.find().sort({ email: 1 }).toArray();
  }

  findCuenta(id: string): Promise<CuentaDoc | null> {
    return this.cuentas.findOne({ _id: toId(id) });
  }

  /** @param email normalised. */
  findCuentaPorEmail(email: string): Promise<CuentaDoc | null> {
    return this.cuentas.findOne({ email });
  }

  findCambiadas(desde: Date): Promise<Pick<CuentaDoc, '_id' | 'accesoEn'>[]> {
    return this.cuentas
      .find({ accesoEn: { $gte: desde } }, { projection: { _id: 1, accesoEn: 1 } })
      .toArray();
  }

  /** @throws the engine's duplicate key error for a taken email. */
  async insertCuenta(doc: CuentaDoc): Promise<void> {
    await this.cuentas.insertOne(doc);
  }

  setPlan(id: string, plan: NombrePlan): Promise<CuentaDoc | null> {
    return this.changeAcceso(id, { plan });
  }

  setVerificado(id: string): Promise<CuentaDoc | null> {
    return this.changeAcceso(id, { emailVerificado: true });
  }

  /** One write, because choosing a password by mail proves the email too. */
  setPasswordVerificado(id: string, passwordHash: string): Promise<CuentaDoc | null> {
    return this.changeAcceso(id, { passwordHash, emailVerificado: true });
  }

  private changeAcceso(id: string, cambios: Partial<CuentaDoc>): Promise<CuentaDoc | null> {
    return this.cuentas.findOneAndUpdate(
      { _id: toId(id) },
      { $set: { ...cambios, accesoEn: new Date() } },
      { returnDocument: 'after' },
    );
  }
}
