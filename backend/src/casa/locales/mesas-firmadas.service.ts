import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Reciente } from '../../plataforma/cache/reciente';
import { changeCarta } from '../../plataforma/hechos/change-carta';
import { DomainEvents } from '../../plataforma/hechos/domain-events';
import { SecretosQrRepository } from './secretos-qr.repository';
import type { QrGuardado } from './secretos-qr.repository';
import type { SecretoQr } from './restaurante.schema';
import { mesaNoValida, qrObligatorio, restauranteNoEncontrado } from './restaurantes.errors';
import { servicioOf } from './servicio.mapper';

/** 96 bits of an HMAC-SHA256 in base64url, short enough for a QR that a poor camera reads. */
const LARGO = 16;

/**
 * The `t` of a printed QR proves that a sender has the mesa's code (docs/reglas/pedir.md#links-and-printed-codes).
 * Its key is the restaurant's own, so that a new JWT_SECRET voids no printed code.
 */
@Injectable()
export class MesasFirmadasService {
  /** Spares every order a read. */
  private readonly recientes: Reciente<QrGuardado | null>;

  constructor(
    private readonly secretos: SecretosQrRepository,
    private readonly events: DomainEvents,
  ) {
    this.recientes = new Reciente((id) => this.secretos.findSecretoQr(id));
    // Another process may have changed the settings, or the version.
    events.on('carta.cambiada', ({ restauranteId }) => this.recientes.drop(restauranteId));
  }

  /** @throws 404 when there is no such restaurant. */
  async signMesa(restauranteId: string, mesa: number): Promise<string> {
    const [t = ''] = await this.signMesas(restauranteId, [mesa]);
    return t;
  }

  /** Signs for a phone that had another mesa's code then; undefined when all codes were renewed since. */
  async signFor(restauranteId: string, mesa: number, entonces: Date): Promise<string | undefined> {
    const guardado = await this.secretos.findSecretoQr(restauranteId);
    if (!guardado || (guardado.qr.desde && entonces < guardado.qr.desde)) return undefined;
    return firmaDe(guardado.qr, restauranteId, mesa);
  }

  /** Reads the database, not the cache: these are to be printed. @throws 404 */
  async signMesas(restauranteId: string, mesas: readonly number[]): Promise<string[]> {
    const guardado = await this.secretos.findSecretoQr(restauranteId);
    if (!guardado) throw restauranteNoEncontrado();
    return mesas.map((mesa) => firmaDe(guardado.qr, restauranteId, mesa));
  }

  /** @throws 404 when `t` is not this mesa's, 403 when there is none and the restaurant requires one. */
  async checkMesa(
    restauranteId: string,
    mesa: number,
    t: string | undefined,
  ): Promise<{ sinVerificar: boolean }> {
    if (t !== undefined) {
      await this.verifyMesa(restauranteId, mesa, t);
      return { sinVerificar: false };
    }
    const guardado = await this.recientes.get(restauranteId.toLowerCase());
    if (!guardado) throw mesaNoValida();
    if (servicioOf(guardado.servicio).exigirQrFirmado) throw qrObligatorio();
    return { sinVerificar: true };
  }

  /** @throws 404 unless `t` is this mesa's. */
  async verifyMesa(restauranteId: string, mesa: number, t: unknown): Promise<void> {
    const isSuya = (guardado: QrGuardado | null): boolean =>
      guardado !== null && isSame(t, firmaDe(guardado.qr, restauranteId, mesa));
    const id = restauranteId.toLowerCase();
    if (isSuya(await this.recientes.get(id))) return;
    // Another process may have renewed the codes a moment ago, and this one may be new.
    this.recientes.drop(id);
    if (!isSuya(await this.recientes.get(id))) throw mesaNoValida();
  }

  /** Voids the printed codes. Every process receives the change, and forgets the old version. */
  async renewCodigos(restauranteId: string): Promise<void> {
    await changeCarta(this.events, { restauranteId, es: 'codigos.renovados' }, () =>
      this.secretos.renewSecretoQr(restauranteId),
    );
  }
}

function firmaDe({ clave, version }: SecretoQr, restauranteId: string, mesa: number): string {
  return createHmac('sha256', Buffer.from(clave, 'base64url'))
    .update(`mesa:${restauranteId.toLowerCase()}:${mesa}:${version}`)
    .digest('base64url')
    .slice(0, LARGO);
}

function isSame(dada: unknown, buena: string): boolean {
  if (typeof dada !== 'string' || dada.length !== buena.length) return false;
  const bytes = Buffer.from(dada);
  return bytes.length === buena.length && timingSafeEqual(bytes, Buffer.from(buena));
}
