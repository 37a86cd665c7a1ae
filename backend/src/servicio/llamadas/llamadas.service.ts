import { Injectable } from '@nestjs/common';
import { ESTADO_LLAMADA_AL, isLlamadaAbierta, refusalLlamada } from '@carta/contracts';
import type { Llamada, CambiarLlamadaRequest, GrupoMesa } from '@carta/contracts';
import { firmaOf } from '../../plataforma/acceso/acceso';
import type { Contexto } from '../../plataforma/acceso/acceso';
import { DomainEvents } from '../../plataforma/hechos/domain-events';
import type { HechoLlamada } from '../../plataforma/hechos/domain-events';
import type { RevAbierta } from '../../plataforma/base-datos/revs-abiertas';
import { llamadaNoEncontrada, cambioRechazado } from './llamadas.errors';
import { toLlamada } from './llamadas.mapper';
import type { LlamadaGuardada } from './llamadas.mapper';
import { LlamadasRepository } from './llamadas.repository';
import type { CambiosLlamada, NuevaLlamada } from './llamadas.repository';
import { retryLlamada } from './retry-llamada';
import { SeguimientoLlamadas } from './seguimiento-llamadas.service';
import { UbicacionService } from './ubicacion.service';
import { isRecordado, momentoDeOlvido } from './vigencia';

/** Lists, claims and closes the mesas' calls, and announces each change. */
@Injectable()
export class LlamadasService {
  constructor(
    private readonly llamadas: LlamadasRepository,
    private readonly seguimientos: SeguimientoLlamadas,
    private readonly ubicacion: UbicacionService,
    private readonly events: DomainEvents,
  ) {
    events.on('grupo.cambiado', ({ grupo, hechos }) => {
      if (grupo.pagado) return this.closeCuenta(grupo);
      return hechos.some(({ es }) => es === 'mesa.movida') ? this.tellDe(grupo) : undefined;
    });
  }

  async findLlamadasAbiertas(restauranteId: string): Promise<Llamada[]> {
    const abiertas = await this.llamadas.findLlamadasAbiertas(restauranteId, momentoDeOlvido(Date.now()));
    return (await this.ubicacion.locate(abiertas)).map(toLlamada);
  }

  /** When those made between two instants were made, and attended. */
  async findHechas(
    restauranteId: string,
    desde: Date,
    hasta: Date,
  ): Promise<Pick<LlamadaGuardada, 'creadoEn' | 'atendidoEn'>[]> {
    return this.llamadas.findHechas(restauranteId, desde, hasta);
  }

  /** The calls that these tokens prove, open or lately closed; a token that proves nothing is skipped. */
  async findSeguidas(tokens: readonly string[]): Promise<Llamada[]> {
    const ids = new Set(tokens.flatMap((token) => this.seguimientos.verifyLlamada(token) ?? []));
    const llamadas = await this.llamadas.findLlamadasPorId([...ids]);
    const recordadas = llamadas.filter((llamada) => isRecordado(llamada, Date.now()));
    return (await Promise.all(recordadas.map((llamada) => this.ubicacion.locateOne(llamada)))).map(toLlamada);
  }

  /** @throws 404; 409 with the call as it is when somebody else has it, or it is closed. */
  async changeLlamada(
    contexto: Contexto,
    id: string,
    estado: CambiarLlamadaRequest['estado'],
  ): Promise<Llamada> {
    const firma = firmaOf(contexto);
    const cambiado = await this.decideLlamada(contexto.restauranteId, id, (llamada) => {
      const motivo = refusalLlamada(llamada, estado, firma);
      if (motivo) throw cambioRechazado(motivo, llamada);
      if (llamada.estado === estado) return null;
      return { estado, ...firma, ...(isLlamadaAbierta({ estado }) ? {} : { atendidoEn: new Date() }) };
    });
    if (!cambiado) throw llamadaNoEncontrada();
    return toLlamada(cambiado);
  }

  findRevsLlamadas(restauranteIds: readonly string[]): Promise<RevAbierta[]> {
    return this.llamadas.findRevsLlamadas(restauranteIds, momentoDeOlvido(Date.now()));
  }

  /** Returns null when the mesa already has an open one of this kind. */
  async storeLlamada(nueva: NuevaLlamada): Promise<LlamadaGuardada | null> {
    return this.announce(await this.llamadas.insertLlamada(nueva, new Date()), 'hecha');
  }

  /** Returns null when somebody else saved since it was read. */
  async saveLlamada(llamada: LlamadaGuardada, cambios: CambiosLlamada): Promise<LlamadaGuardada | null> {
    return this.announce(await this.llamadas.saveLlamada(llamada, cambios), hechoDe(cambios));
  }

  /** A paid tab waits for no bill; the next party there may already have asked for theirs. */
  private async closeCuenta(grupo: GrupoMesa): Promise<void> {
    const { restauranteId, pagadoEn } = grupo;
    for (const abierta of await this.ubicacion.findDe(grupo)) {
      if (abierta.tipo !== 'cuenta' || (pagadoEn && abierta.creadoEn > pagadoEn)) continue;
      await this.decideLlamada(restauranteId, abierta.id, (llamada) =>
        isLlamadaAbierta(llamada) ? { estado: ESTADO_LLAMADA_AL.atender, atendidoEn: new Date() } : null,
      );
    }
  }

  /** Announces the calls of a tab that has just moved, at its new mesa. */
  private async tellDe(grupo: GrupoMesa): Promise<void> {
    (await this.ubicacion.findDe(grupo)).forEach((llamada) => this.tell(llamada, 'movida'));
  }

  /** Saves what `decide` returns, unless that is null. Returns null when there is no such call. */
  private async decideLlamada(
    restauranteId: string,
    id: string,
    decide: (llamada: LlamadaGuardada) => CambiosLlamada | null,
  ): Promise<LlamadaGuardada | null> {
    const { llamada } = await retryLlamada(async () => {
      const guardada = await this.llamadas.findLlamada(restauranteId, id);
      const leido = guardada && (await this.ubicacion.locateOne(guardada));
      const cambios = leido && decide(leido);
      if (!cambios) return { llamada: leido };
      const guardado = await this.saveLlamada(leido, cambios);
      return guardado && { llamada: guardado };
    });
    return llamada;
  }

  private async announce(
    guardada: LlamadaGuardada | null,
    es: HechoLlamada,
  ): Promise<LlamadaGuardada | null> {
    if (!guardada) return null;
    const llamada = await this.ubicacion.locateOne(guardada);
    this.tell(llamada, es);
    return llamada;
  }

  private tell(llamada: LlamadaGuardada, es: HechoLlamada): void {
    const { restauranteId } = llamada;
    this.events.emitMade('llamada.cambiada', () => ({
      restauranteId,
      llamada: toLlamada(llamada),
      es,
    }));
  }
}

function hechoDe({ estado, mesa }: CambiosLlamada): HechoLlamada {
  if (estado === undefined) return mesa === undefined ? 'cambiada' : 'movida';
  return isLlamadaAbierta({ estado }) ? 'tomada' : 'atendida';
}
