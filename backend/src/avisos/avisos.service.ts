import { Injectable } from '@nestjs/common';
import { ESTADO_AVISO_AL, isAvisoAbierto, refusalAviso } from '@carta/contracts';
import type { Aviso, CambiarAvisoRequest, GrupoMesa } from '@carta/contracts';
import { DomainEvents } from '../common/domain-events';
import type { RevAbierta } from '../common/rev-abierta';
import { avisoNoEncontrado, cambioRechazado } from './avisos.errors';
import { toAviso } from './avisos.mapper';
import type { AvisoMesa } from './avisos.mapper';
import { AvisosRepository } from './avisos.repository';
import type { CambiosAviso, NuevoAviso } from './avisos.repository';
import { insist } from './insist';
import { SeguimientoAvisos } from './seguimiento-avisos.service';
import { isRecordado, momentoDeOlvido } from './vigencia';

/** Calls from the mesas: listed, claimed, closed, and told to whoever is to know. */
@Injectable()
export class AvisosService {
  constructor(
    private readonly avisos: AvisosRepository,
    private readonly seguimientos: SeguimientoAvisos,
    private readonly events: DomainEvents,
  ) {
    events.on('grupo.cambiado', (grupo) => (grupo.pagado ? this.closeCuenta(grupo) : undefined));
  }

  /** Open calls, the oldest first. */
  async findAbiertos(restauranteId: string): Promise<Aviso[]> {
    return (await this.avisos.findAbiertos(restauranteId, momentoDeOlvido(Date.now()))).map(toAviso);
  }

  /** What each token proves to be one's own call, open or lately closed; one that proves nothing is passed over. */
  async findSeguidos(tokens: readonly string[]): Promise<Aviso[]> {
    const ids = new Set(tokens.flatMap((token) => this.seguimientos.verify(token) ?? []));
    const avisos = await this.avisos.findByIds([...ids]);
    return avisos.filter((aviso) => isRecordado(aviso, Date.now())).map(toAviso);
  }

  /**
   * Takes a call or closes it, for whoever goes.
   * @throws 404; 409 with the call as it is when somebody else has it, or it is closed.
   */
  async changeAviso(
    restauranteId: string,
    id: string,
    estado: CambiarAvisoRequest['estado'],
    por: string,
  ): Promise<Aviso> {
    const cambiado = await this.change(restauranteId, id, (aviso) => {
      const motivo = refusalAviso(aviso, estado, por);
      if (motivo) throw cambioRechazado(motivo, aviso);
      if (aviso.estado === estado) return null;
      return { estado, por, ...(isAvisoAbierto({ estado }) ? {} : { atendidoEn: new Date() }) };
    });
    if (!cambiado) throw avisoNoEncontrado();
    return toAviso(cambiado);
  }

  /** The revs of the open calls: what a latido tells. */
  findRevs(restauranteIds: readonly string[]): Promise<RevAbierta[]> {
    return this.avisos.findRevs(restauranteIds, momentoDeOlvido(Date.now()));
  }

  /** Stores a new call and tells it; null when the mesa has one of this kind open by now. */
  async store(nuevo: NuevoAviso): Promise<AvisoMesa | null> {
    return this.announce(await this.avisos.insert(nuevo, new Date()));
  }

  /** Saves a call over what was read and tells it; null when somebody else saved since. */
  async save(aviso: AvisoMesa, cambios: CambiosAviso): Promise<AvisoMesa | null> {
    return this.announce(await this.avisos.save(aviso, cambios));
  }

  /** A mesa that has paid waits for no bill; who sits down there next may already have asked for theirs. */
  private async closeCuenta({ restauranteId, mesa, pagadoEn }: GrupoMesa): Promise<void> {
    const cuenta = await this.avisos.findAbierto({ restauranteId, mesa, tipo: 'cuenta' });
    if (!cuenta || (pagadoEn && cuenta.creadoEn > pagadoEn)) return;
    await this.change(restauranteId, cuenta.id, (aviso) =>
      isAvisoAbierto(aviso) ? { estado: ESTADO_AVISO_AL.atender, atendidoEn: new Date() } : null,
    );
  }

  /** Saves what `decide` makes of the call as it is now; null from it leaves the call alone. Null: no such call. */
  private async change(
    restauranteId: string,
    id: string,
    decide: (aviso: AvisoMesa) => CambiosAviso | null,
  ): Promise<AvisoMesa | null> {
    const { aviso } = await insist(async () => {
      const leido = await this.avisos.find(restauranteId, id);
      const cambios = leido && decide(leido);
      if (!cambios) return { aviso: leido };
      const guardado = await this.save(leido, cambios);
      return guardado && { aviso: guardado };
    });
    return aviso;
  }

  private announce(aviso: AvisoMesa | null): AvisoMesa | null {
    if (!aviso) return null;
    const { restauranteId } = aviso;
    this.events.emitMade('aviso.cambiado', () => ({ restauranteId, aviso: toAviso(aviso) }));
    return aviso;
  }
}
