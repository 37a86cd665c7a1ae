import { Injectable, Logger } from '@nestjs/common';
import type { BeforeApplicationShutdown } from '@nestjs/common';
import type { GrupoMesa, Hecho, Llamada, Servicio } from '@carta/contracts';

/** `por` is the staff member, null for a diner. */
export interface GrupoCambiado {
  grupo: GrupoMesa;
  hechos: readonly Hecho[];
  por: string | null;
}

/** A call is 'movida' with its tab to another mesa, and 'cambiada' when it asks for something else. */
export type HechoLlamada = 'hecha' | 'cambiada' | 'movida' | 'tomada' | 'atendida';

/** `id` names one of many; the last variant is what the house itself shows in the carta. */
export interface CambioCarta {
  restauranteId: string;
  es:
    | ('producto.creado' | 'producto.cambiado' | 'producto.eliminado')
    | ('productos.ordenados' | 'productos.cambiados' | 'precios.cambiados')
    | ('categoria.creada' | 'categoria.cambiada' | 'categoria.eliminada' | 'categorias.ordenadas')
    | 'textos.cambiados'
    | ('opcion.creada' | 'opcion.cambiada' | 'opcion.eliminada')
    | ('local.cambiado' | 'plan.cambiado' | 'codigos.renovados');
  id?: string;
}

/** Events are emitted after their write; emitters do not know the listeners. */
export interface EventosDominio {
  'grupo.cambiado': GrupoCambiado;
  'llamada.cambiada': { restauranteId: string; llamada: Llamada; es: HechoLlamada };
  /** Nothing may name this person any more. */
  'persona.olvidada': { restauranteId: string; id: string };
  'dispositivo.cambiado': { restauranteId: string; id: string; es: 'emparejado' | 'cambiado' | 'quitado' };
  /** The paid board was cleared of what was paid until `hasta`, or of everything. */
  'pagados.archivados': { restauranteId: string; eliminados: number; hasta?: Date };
  /** GET /carta has changed; `remota` when another process announced it. */
  'carta.cambiada': CambioCarta | { restauranteId: string; remota: true };
  /** How many are left of something that is counted; GET /carta is another only where none is, or one again. */
  'existencias.cambiadas': { restauranteId: string; remota?: true };
  /** An account's rights may have changed, also by the command line; every process learns it within 1 s. */
  'cuenta.cambiada': { restauranteId: string };
  'servicio.cambiado': { restauranteId: string; servicio: Servicio };
  /** A session ends by logout, by reuse of an old refresh token, or by removal. */
  'sesion.terminada': { fam: string };
  /** Somebody goes on guessing at the PIN of a person; `dispositivo` is the name of the device they do it on. */
  'pin.adivinado': { restauranteId: string; persona: string; dispositivo: string | undefined };
  /** A copied session has ended; `dispositivo` is the device's name, if it was one's. */
  'sesion.copiada': { restauranteId: string; dispositivo?: string; en: Date };
}

/** A slow listener returns its promise, so that its failure is logged too. */
type Oyente<K extends keyof EventosDominio> = (datos: EventosDominio[K]) => unknown;

/** A failing listener is logged, and harms neither the emitter nor other listeners. */
@Injectable()
export class DomainEvents implements BeforeApplicationShutdown {
  private readonly logger = new Logger('Sucesos');
  private readonly oyentes = new Map<keyof EventosDominio, Oyente<never>[]>();
  private closing = false;

  /** The database may close while a listener works, so such failures are not logged. */
  beforeApplicationShutdown(): void {
    this.closing = true;
  }

  emit<K extends keyof EventosDominio>(evento: K, datos: EventosDominio[K]): void {
    for (const oyente of (this.oyentes.get(evento) ?? []) as Oyente<K>[]) {
      void this.tell(evento, () => oyente(datos));
    }
  }

  /** Resolves once every listener is done with it. @throws what a listener did */
  async emitAndWait<K extends keyof EventosDominio>(evento: K, datos: EventosDominio[K]): Promise<void> {
    await Promise.all(((this.oyentes.get(evento) ?? []) as Oyente<K>[]).map((oyente) => oyente(datos)));
  }

  /** Like `emit`, but makes its payload from stored data; a failure is only logged. */
  emitMade<K extends keyof EventosDominio>(evento: K, make: () => EventosDominio[K]): void {
    void this.tell(evento, () => this.emit(evento, make()));
  }

  on<K extends keyof EventosDominio>(evento: K, oyente: Oyente<K>): void {
    this.oyentes.set(evento, [...(this.oyentes.get(evento) ?? []), oyente]);
  }

  /** Runs at once; its failure, now or later, ends here. */
  private async tell(evento: string, work: () => unknown): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (this.closing) return;
      this.logger.error(
        `Alguien no ha podido atender '${evento}'.`,
        error instanceof Error ? error.stack : String(error),
      );
    }
  }
}
