import { createHmac, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ReadmisionRequest, ReadmisionResponse } from '@carta/contracts';
import { SesionesService } from '../acceso/sesiones/sesiones.service';
import { DomainError, servicioNoDisponible } from '../../plataforma/errores/domain-error';
import { Limites } from '../../plataforma/limites/limites.service';
import { Config } from '../../plataforma/config/config';
import { CodigosDispositivoRepository } from './codigos-dispositivo.repository';
import { dispositivoNoEncontrado, solicitudNoEncontrada } from './dispositivos.errors';
import { DispositivosRepository } from './dispositivos.repository';
import { EmparejadoService } from './emparejado.service';

/** Screens that may ask for one device at once: the real one, and those of copies. */
const MAX_SOLICITUDES = 3;
/** A screen asks every few seconds; after this silence it loses its place, in ms. */
const CALLADA_MS = 60_000;
/** An admitted screen may sleep this long (ms) before it enters. */
const ADMITIDO_MS = 24 * 3_600_000;
const MAX_SORTEOS = 5;

/**
 * Readmits a device that is out because its session was copied: its screen shows four digits, and the owner
 * taps the same four. A copied storage is useless: the screen's secret was drawn afterwards.
 */
@Injectable()
export class ReadmisionService {
  constructor(
    private readonly dispositivos: DispositivosRepository,
    private readonly codigos: CodigosDispositivoRepository,
    private readonly emparejado: EmparejadoService,
    private readonly sesiones: SesionesService,
    private readonly limites: Limites,
    private readonly config: Config,
  ) {}

  /** The screen polls this. @throws UNAUTHORIZED when it was removed, or another screen took its place. */
  async ask({ refreshToken, solicitud }: ReadmisionRequest, ip: string): Promise<ReadmisionResponse> {
    await this.limites.consume('renovarPorDireccion', ip);
    const hash = this.hashOf(solicitud);
    const acceso = await this.emparejado.enterAdmitido(hash, ip);
    if (acceso) return { cifras: '', acceso };
    const device = await this.sesiones.findDispositivoCopiado(refreshToken);
    if (!device) throw new DomainError('UNAUTHORIZED');
    const { restauranteId, id } = device;
    const isFuera = (await this.sesiones.findDispositivosFuera(restauranteId)).has(id);
    if (!isFuera || !(await this.dispositivos.findDispositivo(restauranteId, id)))
      throw new DomainError('UNAUTHORIZED');
    return { cifras: await this.cifrasOf(restauranteId, id, hash), acceso: null };
  }

  /** May be repeated; a device that is in stays as it is. @throws 404 */
  async admit(restauranteId: string, id: string, cifras: string): Promise<void> {
    const doc = await this.dispositivos.findDispositivo(restauranteId, id);
    if (!doc) throw dispositivoNoEncontrado();
    if (!(await this.sesiones.findDispositivosFuera(restauranteId)).has(id)) return;
    const solicitud = doc.solicitudes?.find((pedida) => pedida.cifras === cifras);
    if (!solicitud) throw solicitudNoEncontrada();
    await this.codigos.admitCodigo(doc, solicitud.hash, new Date(Date.now() + ADMITIDO_MS));
  }

  private async cifrasOf(restauranteId: string, id: string, hash: string): Promise<string> {
    const ahora = new Date();
    const seen = await this.dispositivos.seeSolicitud(restauranteId, id, hash, ahora);
    const solicitud = seen?.solicitudes?.find((pedida) => pedida.hash === hash);
    if (solicitud) return solicitud.cifras;
    await this.dispositivos.dropSolicitudes(restauranteId, id, new Date(ahora.getTime() - CALLADA_MS));
    for (let sorteo = 0; sorteo < MAX_SORTEOS; sorteo++) {
      const cifras = randomInt(10_000).toString().padStart(4, '0');
      const nueva = { hash, cifras, vistaEn: ahora };
      if (await this.dispositivos.addSolicitud(restauranteId, id, nueva, MAX_SOLICITUDES)) return cifras;
    }
    throw servicioNoDisponible();
  }

  private hashOf(solicitud: string): string {
    return createHmac('sha256', this.config.jwtSecret).update(`readmision:${solicitud}`).digest('base64url');
  }
}
