import { Injectable } from '@nestjs/common';
import type { GrupoMesa, TipoLlamada } from '@carta/contracts';
import { GruposService } from '../pedidos/seguimiento/grupos.service';
import type { LlamadaGuardada } from './llamadas.mapper';
import { LlamadasRepository } from './llamadas.repository';

/** A call at the mesa where its tab is now; `escrita` is the stored mesa. */
export type LlamadaSituada = LlamadaGuardada & { escrita: number };

/**
 * Finds where a caller sits now, so that a move writes no call: a call names its tab, whose mesa is read; one
 * made before there was a tab follows the tab that has left its mesa since.
 */
@Injectable()
export class UbicacionService {
  constructor(
    private readonly grupos: GruposService,
    private readonly llamadas: LlamadasRepository,
  ) {}

  /** Expects calls of one restaurante only. */
  async locate(llamadas: readonly LlamadaGuardada[]): Promise<LlamadaSituada[]> {
    const [primera] = llamadas;
    if (!primera) return [];
    const ids = [...new Set(llamadas.flatMap(({ grupoId }) => grupoId ?? []))];
    const sueltas = llamadas.filter(({ grupoId }) => grupoId === undefined);
    const mesas = [...new Set(sueltas.map(({ mesa }) => mesa))];
    const paradas = await this.grupos.findParadas(primera.restauranteId, { ids, mesas });
    return llamadas.map((llamada) => {
      const parada = paradas.find((parada) => isDe(llamada, parada));
      const situada = { ...llamada, escrita: llamada.mesa };
      return parada ? { ...situada, mesa: parada.mesa, grupoId: parada.id } : situada;
    });
  }

  async locateOne(llamada: LlamadaGuardada): Promise<LlamadaSituada> {
    const [situada] = await this.locate([llamada]);
    return situada ?? { ...llamada, escrita: llamada.mesa };
  }

  async findEn(
    restauranteId: string,
    mesa: number,
    tipo: TipoLlamada,
  ): Promise<{ situadas: LlamadaSituada[]; grupoId?: string }> {
    const grupoId = (await this.grupos.findGrupoAbierto(restauranteId, mesa)) ?? undefined;
    const candidatas = await this.llamadas.findCandidatas(restauranteId, { tipo, mesas: [mesa], grupoId });
    const situadas = await this.locate(candidatas);
    return { situadas, ...(grupoId === undefined ? {} : { grupoId }) };
  }

  async findDe({ id, restauranteId, mesa, mudanzas = [] }: GrupoMesa): Promise<LlamadaSituada[]> {
    const mesas = [mesa, ...mudanzas.map(({ de }) => de)];
    const candidatas = await this.llamadas.findCandidatas(restauranteId, { mesas, grupoId: id });
    return candidatas
      .filter(
        (llamada) =>
          isDe(llamada, { id, mudanzas }) || (llamada.grupoId === undefined && llamada.mesa === mesa),
      )
      .map((llamada) => ({ ...llamada, escrita: llamada.mesa, mesa, grupoId: id }));
  }
}

interface Tab {
  id: string;
  mudanzas: readonly { de: number; en: Date }[];
}

function isDe({ grupoId, mesa, creadoEn }: LlamadaGuardada, { id, mudanzas }: Tab): boolean {
  if (grupoId !== undefined) return grupoId === id;
  return mudanzas.some(({ de, en }) => de === mesa && en > creadoEn);
}
