import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DIAS_DEMORA, TIPOS_PEDIDO, demoraOf, minutosA } from '@carta/contracts';
import type { Demoras, TipoPedido } from '@carta/contracts';
import { GruposConsultas } from '../grupos/grupos-consultas.repository';

const DIA_MS = 24 * 3_600_000;
/** Figures stay fresh for this long (ms). */
const VIDA_MS = 10 * 60_000;
/** The mesas paid last suffice to learn from; a full house has many more in a year. */
const MESAS = 2_000;
/** A ticket that took longer, in minutes, was forgotten on the board. */
const OLVIDADO_MIN = 4 * 60;
const RESTAURANTES = 2_000;
/** The first caller waits this long (ms) for the archive; later ones find the figures. */
const PACIENCIA_MS = 300;

interface Aprendida {
  demoras: Demoras;
  /** It is in ms since the epoch. */
  caduca: number;
}

/** Learns from the archive how long a restaurante's tickets take to be listo. */
@Injectable()
export class DemorasService {
  private readonly logger = new Logger('Demoras');
  private readonly aprendidas = new LRUCache<string, Aprendida>({ max: RESTAURANTES });

  constructor(private readonly consultas: GruposConsultas) {}

  /** The first caller waits a moment, and gets nothing if that is too short. */
  async findDemoras(restauranteId: string): Promise<Demoras> {
    const aprendida = this.aprendidas.get(restauranteId);
    if (aprendida && aprendida.caduca > Date.now()) return aprendida.demoras;
    const leccion = this.relearn(restauranteId, aprendida?.demoras ?? {});
    if (!aprendida) await Promise.race([leccion, pause(PACIENCIA_MS, undefined, { ref: false })]);
    return this.aprendidas.get(restauranteId)?.demoras ?? {};
  }

  private async relearn(restauranteId: string, previas: Demoras): Promise<void> {
    // Kept before the first wait, so that one restaurante is read once at a time.
    this.aprendidas.set(restauranteId, { demoras: previas, caduca: Date.now() + VIDA_MS });
    try {
      const demoras = await this.learn(restauranteId);
      this.aprendidas.set(restauranteId, { demoras, caduca: Date.now() + VIDA_MS });
    } catch (error) {
      this.aprendidas.set(restauranteId, { demoras: previas, caduca: 0 });
      this.logger.warn(`Sin demoras: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  private async learn(restauranteId: string): Promise<Demoras> {
    const desde = new Date(Date.now() - DIAS_DEMORA * DIA_MS);
    const minutos: Record<TipoPedido, number[]> = { comida: [], bebida: [] };
    for await (const ticket of this.consultas.streamMedidos(restauranteId, desde, MESAS)) {
      minutos[ticket.tipo].push(...minutosA('listoEn', ticket).filter((minuto) => minuto <= OLVIDADO_MIN));
    }
    const demoras = TIPOS_PEDIDO.map((tipo) => [tipo, demoraOf(minutos[tipo])] as const);
    return Object.fromEntries(demoras.filter(([, demora]) => demora !== null));
  }
}
