import { setTimeout as pause } from 'node:timers/promises';
import { lotesDe } from '../../plataforma/base-datos/lotes';
import { Periodico } from '../../plataforma/colas/periodico';
import { changeCarta } from '../../plataforma/hechos/change-carta';
import type { DomainEvents } from '../../plataforma/hechos/domain-events';
import type { ColaProductos } from '../productos/lista/cola-productos';
import type { TareaDoc } from './tarea.schema';
import type { TareasRepository } from './tareas.repository';

/** What makes one kind of tareas another than the others. */
interface Clase {
  nombre: string;
  fallo: string;
  filasPorLote?: number;
}

/**
 * Does tareas lot by lot. Every process looks for unfinished ones, at its start and afterwards: one finishes what
 * another left, and where two work at once each row is still done once, because doing it again changes nothing.
 */
export abstract class EjecucionTareas<Doc extends TareaDoc, Fila, Notas> extends Periodico {
  private readonly enMarcha = new Map<string, Promise<void>>();

  protected constructor(
    private readonly clase: Clase,
    private readonly cola: ColaProductos,
    private readonly tareas: TareasRepository<Doc, Notas>,
    private readonly events: DomainEvents,
  ) {
    super({ ...clase, primeroMs: 0, cadaMs: 10_000 });
  }

  override async beforeApplicationShutdown(): Promise<void> {
    await Promise.allSettled([super.beforeApplicationShutdown(), ...this.enMarcha.values()]);
  }

  /** Waits so long (ms) for its end, and returns how far it is; the rest goes on in the background. */
  async runAWhile(tarea: Doc, ms: number): Promise<Doc> {
    if (!tarea.enCurso) return tarea;
    const marcha = this.run(tarea);
    marcha.catch(() => undefined);
    await Promise.race([marcha, pause(ms, undefined, { ref: false })]);
    const ahora = await this.tareas.findTarea(tarea.restaurante.toHexString(), tarea._id.toHexString());
    return ahora ?? tarea;
  }

  async runOnce(): Promise<void> {
    const tareas = await this.tareas.findTareasEnCurso();
    await Promise.all(tareas.map((tarea) => this.run(tarea)));
  }

  /** Returns all its rows, those behind it too. */
  protected abstract begin(tarea: Doc): Promise<readonly Fila[]>;

  /** Returns what is noted of them. */
  protected abstract doFilas(tarea: Doc, filas: readonly Fila[]): Promise<Notas>;

  /** What is left to do after the last row. */
  protected abstract finish(tarea: Doc): Promise<void>;

  /** Resolves when it is done or this process ends; announces the carta once, at its end. */
  private run(tarea: Doc): Promise<void> {
    const id = tarea._id.toHexString();
    const marcha = this.enMarcha.get(id) ?? this.runFilas(tarea).finally(() => this.enMarcha.delete(id));
    this.enMarcha.set(id, marcha);
    return marcha;
  }

  private runFilas(tarea: Doc): Promise<void> {
    const restauranteId = tarea.restaurante.toHexString();
    return changeCarta(this.events, { restauranteId, es: 'productos.cambiados' }, async () => {
      const filas = await this.begin(tarea);
      let { vistas } = tarea;
      for (const lote of lotesDe(filas.slice(vistas), this.clase.filasPorLote)) {
        if (this.isParado) return;
        const notas = await this.cola.run(restauranteId, () => this.doFilas(tarea, lote));
        // another process is ahead and will end it; its notes are the same
        if (!(await this.tareas.advanceTarea({ ...tarea, vistas }, vistas + lote.length, notas))) return;
        vistas += lote.length;
      }
      await this.cola.run(restauranteId, () => this.finish(tarea));
      await this.tareas.endTarea(tarea);
    });
  }
}
