import { Injectable } from '@nestjs/common';
import { isMismoPuesto } from '@carta/contracts';
import type { CambiarDispositivoRequest, Dispositivo } from '@carta/contracts';
import { DomainEvents } from '../../plataforma/hechos/domain-events';
import { SesionesService } from '../acceso/sesiones/sesiones.service';
import { AjustesService } from '../locales/ajustes.service';
import { CodigosDispositivoRepository } from './codigos-dispositivo.repository';
import { dispositivoCambiado, dispositivoNoEncontrado } from './dispositivos.errors';
import { toDispositivo, toPuesto } from './dispositivos.mapper';
import { DispositivosRepository } from './dispositivos.repository';

/** A device counts as connected for this long (ms) after it was last seen. */
const PRESENCIA_MS = 30_000;

@Injectable()
export class DispositivosService {
  constructor(
    private readonly dispositivos: DispositivosRepository,
    private readonly codigos: CodigosDispositivoRepository,
    private readonly sesiones: SesionesService,
    private readonly ajustes: AjustesService,
    private readonly events: DomainEvents,
  ) {}

  async listDispositivos(restauranteId: string): Promise<Dispositivo[]> {
    const ahora = new Date();
    const fuera = await this.sesiones.findDispositivosFuera(restauranteId);
    const docs = await this.dispositivos.listDispositivos(restauranteId);
    return docs.map((doc) => toDispositivo(doc, ahora, fuera.get(doc._id.toHexString())));
  }

  /**
   * Voids a device's tokens and closes its sockets. The code goes first, so that no pairing under way brings
   * the device back (see emparejado.service), and the sessions before the device: what is still listed can be
   * removed again. @throws 404
   */
  async removeDispositivo(restauranteId: string, id: string): Promise<void> {
    if (!(await this.dispositivos.findDispositivo(restauranteId, id))) throw dispositivoNoEncontrado();
    await this.endDispositivo(restauranteId, id);
  }

  private async endDispositivo(restauranteId: string, id: string): Promise<void> {
    await this.codigos.deleteCodigo(restauranteId, id);
    await this.sesiones.endDispositivo(restauranteId, id);
    await this.dispositivos.deleteDispositivo(restauranteId, id);
    await this.sesiones.endDispositivo(restauranteId, id);
    this.events.emit('dispositivo.cambiado', { restauranteId, id, es: 'quitado' });
  }

  /**
   * Changes what a device is for; it learns of it as its house's screens do. Repeating it, also after only a part
   * of it was done, does it once.
   * @throws 404, 409 when the device is not at this rev.
   */
  async changeDispositivo(
    restauranteId: string,
    id: string,
    { rev, ...datos }: CambiarDispositivoRequest,
  ): Promise<void> {
    const nuevo = toPuesto(datos);
    const doc =
      (await this.dispositivos.changePuesto(restauranteId, id, rev, nuevo)) ??
      (await this.dispositivos.findDispositivo(restauranteId, id));
    if (!doc) throw dispositivoNoEncontrado();
    if (!isMismoPuesto(doc, nuevo)) throw dispositivoCambiado();
    await this.sesiones.setPuesto(restauranteId, { id, ...nuevo, rev: doc.rev ?? 0 });
    await this.ajustes.renewCasa(restauranteId);
    this.events.emit('dispositivo.cambiado', { restauranteId, id, es: 'cambiado' });
  }

  async removeDispositivos(restauranteId: string): Promise<void> {
    for (const { _id } of await this.dispositivos.listDispositivos(restauranteId)) {
      await this.endDispositivo(restauranteId, _id.toHexString());
    }
  }

  async touchDispositivos(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const ahora = Date.now();
    await this.dispositivos.touchDispositivos(ids, new Date(ahora), new Date(ahora + PRESENCIA_MS));
  }

  async markDesconectado(id: string): Promise<void> {
    const ahora = new Date();
    await this.dispositivos.touchDispositivos([id], ahora, ahora);
  }
}
