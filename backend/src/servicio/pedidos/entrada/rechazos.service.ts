import { Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { BeforeApplicationShutdown } from '@nestjs/common';
import { nombreJornada } from '@carta/contracts';
import type { Husos, PedidosRechazados } from '@carta/contracts';
import { RestaurantesService } from '../../../casa/locales/restaurantes.service';
import { DomainError } from '../../../plataforma/errores/domain-error';
import type { Alta } from './alta';
import { RechazosRepository } from './rechazos.repository';

/** Refusals are gathered this long, in ms, into one write. */
const ESPERA_MS = 5_000;
/** Remembered keys of refused orders: a phone that retries by itself is counted once. */
const CLAVES = 10_000;

/** Counts stay in memory between writes: strangers choose how many orders are refused. */
@Injectable()
export class RechazosService implements BeforeApplicationShutdown {
  private readonly logger = new Logger('Rechazos');
  private readonly contadas = new LRUCache<string, true>({ max: CLAVES });
  private pendientes = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly rechazos: RechazosRepository,
    private readonly restaurantes: RestaurantesService,
  ) {}

  /** @param clave the order's own key: an order that is retried is counted once. */
  countRechazo(restauranteId: string, husos: Husos, clave: string): void {
    const pedido = `${restauranteId}:${clave}`;
    if (this.contadas.has(pedido)) return;
    this.contadas.set(pedido, true);
    const contador = `${restauranteId}:${nombreJornada(husos, new Date())}`;
    this.pendientes.set(contador, (this.pendientes.get(contador) ?? 0) + 1);
    this.timer ??= setTimeout(() => void this.flush(), ESPERA_MS).unref();
  }

  /** Today's count; another process's part is as old as its last write. */
  async findRechazos(restauranteId: string): Promise<PedidosRechazados> {
    const dia = nombreJornada(await this.restaurantes.findHusos(restauranteId), new Date());
    const guardados = await this.rechazos.findRechazos(restauranteId, dia);
    return { dia, sinCodigo: guardados + (this.pendientes.get(`${restauranteId}:${dia}`) ?? 0) };
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.flush();
  }

  private async flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const pendientes = this.pendientes;
    this.pendientes = new Map();
    for (const [contador, cuantos] of pendientes) {
      const [restauranteId = '', dia = ''] = contador.split(':');
      await this.rechazos.addRechazos(restauranteId, dia, cuantos).catch((error: Error) => {
        this.logger.warn(`Rechazos sin apuntar: ${error.message}`);
        this.pendientes.set(contador, (this.pendientes.get(contador) ?? 0) + cuantos);
      });
    }
  }
}

/** Its owner is shown how many orders were refused because too many come without a code. */
export function isPorCodigo({ origen }: Alta, refusal: unknown): boolean {
  const isSinCodigo = origen.es === 'comensal' && origen.t === undefined;
  return (
    isSinCodigo &&
    refusal instanceof DomainError &&
    (refusal.code === 'TOO_MANY_REQUESTS' || refusal.code === 'CONFLICT')
  );
}
