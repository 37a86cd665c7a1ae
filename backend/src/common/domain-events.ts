import { EventEmitter } from 'node:events';
import { Global, Injectable, Module } from '@nestjs/common';
import type { Aviso, GrupoMesa, Servicio } from '@carta/contracts';

/** What has happened, told after it is stored. Whoever tells it does not know who listens. */
export interface EventosDominio {
  /** A mesa's tab has changed: a new order, a move, a payment. */
  'grupo.cambiado': GrupoMesa;
  /** A mesa's call is new or has changed; `aviso` as REST tells it. */
  'aviso.cambiado': { restauranteId: string; aviso: Aviso };
  /** The paid board was cleared; `eliminados` counts tickets. */
  'pagados.archivados': { restauranteId: string; eliminados: number };
  /** Anything that GET /carta would answer has changed; `remota` when another process said so. */
  'carta.cambiada': { restauranteId: string; remota?: true };
  /** How a restaurant works has changed: a pause, a limit of minutes. */
  'servicio.cambiado': { restauranteId: string; servicio: Servicio };
  /** A session family has ended: logout, reuse of an old refresh token, removal. */
  'sesion.terminada': { fam: string };
}

type Oyente<K extends keyof EventosDominio> = (datos: EventosDominio[K]) => void;

/** The typed bus between the modules that write and the one that emits to screens. */
@Injectable()
export class DomainEvents {
  private readonly emisor = new EventEmitter();

  emit<K extends keyof EventosDominio>(evento: K, datos: EventosDominio[K]): void {
    this.emisor.emit(evento, datos);
  }

  on<K extends keyof EventosDominio>(evento: K, oyente: Oyente<K>): void {
    this.emisor.on(evento, oyente);
  }
}

@Global()
@Module({ providers: [DomainEvents], exports: [DomainEvents] })
export class DomainEventsModule {}
