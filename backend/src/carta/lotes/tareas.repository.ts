import type { Collection, mongo } from 'mongoose';
import { toId } from '../../plataforma/base-datos/ids';
import type { TareaDoc } from './tarea.schema';

/** What the collections of tareas have alike; every query names its restaurante, except for unfinished ones. */
export abstract class TareasRepository<Doc extends TareaDoc, Notas> {
  private readonly tareas: Collection<TareaDoc>;

  protected constructor(coleccion: Collection<Doc>) {
    this.tareas = coleccion as unknown as Collection<TareaDoc>;
  }

  findTarea(restauranteId: string, id: string): Promise<Doc | null> {
    return this.tareas.findOne({ restaurante: toId(restauranteId), _id: toId(id) }) as Promise<Doc | null>;
  }

  findTareasEnCurso(): Promise<Doc[]> {
    return this.tareas.find({ enCurso: true }).toArray() as Promise<unknown> as Promise<Doc[]>;
  }

  /** Notes the progress up to `hasta`. @returns false when another process has already noted as much. */
  async advanceTarea(tarea: Doc, hasta: number, notas: Notas): Promise<boolean> {
    const { $set, ...resto } = this.toUpdate(notas);
    const { matchedCount } = await this.tareas.updateOne(
      { ...enFase(tarea), vistas: tarea.vistas },
      { ...resto, $set: { ...$set, vistas: hasta } },
    );
    return matchedCount === 1;
  }

  async endTarea(tarea: Doc): Promise<void> {
    await this.tareas.updateOne(enFase(tarea), { $set: { ...this.toFin(tarea), enCurso: false } });
  }

  /** How it stores what became of rows. */
  protected abstract toUpdate(notas: Notas): mongo.UpdateFilter<TareaDoc>;

  /** What else it stores when a phase ends. */
  protected toFin(_tarea: Doc): Partial<Doc> {
    return {};
  }

  /** Keeps so many of the newest, and what is under way. */
  protected async forgetOld(deEstas: mongo.Filter<TareaDoc>, guardadas: number): Promise<void> {
    const viejas = await this.tareas
      .find(deEstas, { projection: { _id: 1 } })
      .sort({ creadaEn: -1 })
      .skip(guardadas)
      .toArray();
    if (viejas.length === 0) return;
    const _id = { $in: viejas.map((vieja) => vieja._id) };
    await this.tareas.deleteMany({ ...deEstas, _id, enCurso: false });
  }
}

const enFase = ({ restaurante, _id, estado }: TareaDoc): mongo.Filter<TareaDoc> => ({
  restaurante,
  _id,
  enCurso: true,
  ...(estado === undefined ? {} : { estado }),
});
