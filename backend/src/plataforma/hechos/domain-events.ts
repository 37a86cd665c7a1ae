import { Global, Injectable, Logger, Module } from '@nestjs/common';
import type { BeforeApplicationShutdown } from '@nestjs/common';
import type { GrupoMesa, Hecho, Llamada, Servicio } from '@carta/contracts';

/** A mesa's tab has changed: what it is now, what happened to it, and who of the staff did it (null: a diner). */
export interface GrupoCambiado {
  grupo: GrupoMesa;
  hechos: readonly Hecho[];
  por: string | null;
}

/** What happened to a call: 'movida' with its tab to another mesa, 'cambiada' in what it asks for. */
export type HechoLlamada = 'hecha' | 'cambiada' | 'movida' | 'tomada' | 'atendida';

/** What of a carta was changed, and which where it is one of many; the last line is what its house says in it. */
export interface CambioCarta {
  restauranteId: string;
  es:
    | ('producto.creado' | 'producto.cambiado' | 'producto.eliminado')
    | ('productos.ordenados' | 'productos.cambiados' | 'precios.cambiados')
    | ('categoria.creada' | 'categoria.cambiada' | 'categoria.eliminada' | 'categorias.ordenadas')
    | ('opcion.creada' | 'opcion.cambiada' | 'opcion.eliminada')
    | ('local.cambiado' | 'plan.cambiado' | 'codigos.renovados');
  id?: string;
}

/** What has happened, told after it is stored. Whoever tells it does not know who listens. */
export interface EventosDominio {
  'grupo.cambiado': GrupoCambiado;
  /** A mesa's call is new or has changed; `llamada` as REST tells it. */
  'llamada.cambiada': { restauranteId: string; llamada: Llamada; es: HechoLlamada };
  /** A device of the floor has been let in, or was removed. */
  'dispositivo.cambiado': { restauranteId: string; id: string; es: 'emparejado' | 'quitado' };
  /** The paid board was cleared of what was paid until then, or of everything; `eliminados` counts tickets. */
  'pagados.archivados': { restauranteId: string; eliminados: number; hasta?: Date };
  /** Anything that GET /carta would answer has changed; `remota` when another process said so. */
  'carta.cambiada': CambioCarta | { restauranteId: string; remota: true };
  /** What an account may do may have changed, by the command line too: told within a second, at every process. */
  'cuenta.cambiada': { restauranteId: string };
  /** How a restaurant works has changed: a pause, a limit of minutes. */
  'servicio.cambiado': { restauranteId: string; servicio: Servicio };
  /** A session family has ended: logout, reuse of an old refresh token, removal. */
  'sesion.terminada': { fam: string };
  /** A session has ended because two were using it; `dispositivo` is a device's name, if it was one's. */
  'sesion.copiada': { restauranteId: string; dispositivo?: string; en: Date };
}

/** One that takes its time returns the promise of it, so that its failure is told too. */
type Oyente<K extends keyof EventosDominio> = (datos: EventosDominio[K]) => unknown;

/**
 * The typed bus between the modules that write and the one that emits to screens. What is told has
 * happened and is stored: a listener that fails is a line in the log, never the failure of whoever told it
 * nor the silence of the others.
 */
@Injectable()
export class DomainEvents implements BeforeApplicationShutdown {
  private readonly logger = new Logger('Sucesos');
  private readonly oyentes = new Map<keyof EventosDominio, Oyente<never>[]>();
  private closing = false;

  /** From here on the database may leave in the middle of what a listener does: nobody has to know. */
  beforeApplicationShutdown(): void {
    this.closing = true;
  }

  emit<K extends keyof EventosDominio>(evento: K, datos: EventosDominio[K]): void {
    for (const oyente of (this.oyentes.get(evento) ?? []) as Oyente<K>[]) {
      void this.tell(evento, () => oyente(datos));
    }
  }

  /** As `emit`, of what has yet to be made of what is stored: should that fail, nobody hears, and that is all. */
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

@Global()
@Module({ providers: [DomainEvents], exports: [DomainEvents] })
export class DomainEventsModule {}
