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

/** Of an HMAC-SHA256 in base64url: 96 bits, short enough for a code that a poor camera reads. */
const LARGO = 16;

/**
 * The `t` of a printed QR: proof that an order comes from somebody who has the mesa's code before
 * them (docs/reglas.md#links-and-printed-codes). Its key is the restaurant's own, so that another JWT_SECRET
 * voids no printed code.
 */
@Injectable()
export class MesasFirmadasService {
  /** So that orders cost no read for it. */
  private readonly recientes: Reciente<QrGuardado | null>;

  constructor(
    private readonly secretos: SecretosQrRepository,
    private readonly events: DomainEvents,
  ) {
    this.recientes = new Reciente((id) => this.secretos.find(id));
    // Another process may have changed the settings, or the version.
    events.on('carta.cambiada', ({ restauranteId }) => this.recientes.drop(restauranteId));
  }

  /** The `t` of a mesa. @throws 404 when there is no such restaurant. */
  async sign(restauranteId: string, mesa: number): Promise<string> {
    const [t = ''] = await this.signMesas(restauranteId, [mesa]);
    return t;
  }

  /** The same for a phone that had the code of another mesa then; none when all were renewed since. */
  async signFor(restauranteId: string, mesa: number, entonces: Date): Promise<string | undefined> {
    const guardado = await this.secretos.find(restauranteId);
    if (!guardado || (guardado.qr.desde && entonces < guardado.qr.desde)) return undefined;
    return firmaDe(guardado.qr, restauranteId, mesa);
  }

  /** The `t` of each of these mesas, by what is stored now: they are to be printed. @throws 404 */
  async signMesas(restauranteId: string, mesas: readonly number[]): Promise<string[]> {
    const guardado = await this.secretos.find(restauranteId);
    if (!guardado) throw restauranteNoEncontrado();
    return mesas.map((mesa) => firmaDe(guardado.qr, restauranteId, mesa));
  }

  /**
   * Whether whoever orders or calls has the mesa's code.
   * @param t what came with the request.
   * @throws 404 when it is not this mesa's, 403 when there is none and the restaurant wants one.
   */
  async check(
    restauranteId: string,
    mesa: number,
    t: string | undefined,
  ): Promise<{ sinVerificar: boolean }> {
    if (t !== undefined) {
      await this.verify(restauranteId, mesa, t);
      return { sinVerificar: false };
    }
    const guardado = await this.recientes.get(restauranteId.toLowerCase());
    if (!guardado) throw mesaNoValida();
    if (servicioOf(guardado.servicio).exigirQrFirmado) throw qrObligatorio();
    return { sinVerificar: true };
  }

  /** @throws 404 unless `t` is this mesa's. */
  async verify(restauranteId: string, mesa: number, t: unknown): Promise<void> {
    const isSuya = (guardado: QrGuardado | null): boolean =>
      guardado !== null && isSame(t, firmaDe(guardado.qr, restauranteId, mesa));
    const id = restauranteId.toLowerCase();
    if (isSuya(await this.recientes.get(id))) return;
    // Another process may have renewed the codes a moment ago: a new one is not refused for it.
    this.recientes.drop(id);
    if (!isSuya(await this.recientes.get(id))) throw mesaNoValida();
  }

  /** Makes the printed codes void. Every process hears of a changed carta, and forgets the old version. */
  async renew(restauranteId: string): Promise<void> {
    await changeCarta(this.events, { restauranteId, es: 'codigos.renovados' }, () =>
      this.secretos.renew(restauranteId),
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
