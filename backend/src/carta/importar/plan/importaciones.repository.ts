import { Injectable } from '@nestjs/common';
import type { Collection } from 'mongoose';
import { InjectColeccion } from '../../../plataforma/base-datos/coleccion';
import { newId, toId } from '../../../plataforma/base-datos/ids';
import { TareasRepository } from '../../lotes/tareas.repository';
import { importacionSchema } from './importacion.schema';
import type { FilaImportacionDoc, ImportacionDoc } from './importacion.schema';

/** A restaurante keeps this many plans, and as many that were done; each has up to 1 MB. */
const GUARDADAS = 5;

/** What is stored of a text that was read. */
export type PlanImportacion = Pick<ImportacionDoc, 'filas' | 'categorias' | 'avisos' | 'tabla' | 'original'>;

/** What became of rows, by their place among all of them. */
export type NotasFilas = Record<
  number,
  Pick<FilaImportacionDoc, 'motivo'> | Pick<FilaImportacionDoc, 'sigue'>
>;

/** The only reader and writer of `importaciones`. */
@Injectable()
export class ImportacionesRepository extends TareasRepository<ImportacionDoc, NotasFilas> {
  constructor(
    @InjectColeccion(importacionSchema) private readonly importaciones: Collection<ImportacionDoc>,
  ) {
    super(importaciones);
  }

  async insertImportacion(restauranteId: string, plan: PlanImportacion): Promise<ImportacionDoc> {
    const doc: ImportacionDoc = {
      _id: newId(),
      restaurante: toId(restauranteId),
      creadaEn: new Date(),
      estado: 'plan',
      enCurso: false,
      vistas: 0,
      deshacer: newId(),
      ...plan,
    };
    await this.importaciones.insertOne(doc);
    await this.forgetOld({ restaurante: doc.restaurante, estado: 'plan' }, GUARDADAS);
    // plans that are only made push out nothing that can be undone
    await this.forgetOld({ restaurante: doc.restaurante, estado: { $ne: 'plan' } }, GUARDADAS);
    return doc;
  }

  /** The one under way, else the newest. */
  async findLastImportacion(restauranteId: string): Promise<ImportacionDoc | null> {
    const enMarcha = await this.importaciones.findOne({ restaurante: toId(restauranteId), enCurso: true });
    if (enMarcha) return enMarcha;
    const [ultima] = await this.importaciones
      .find({ restaurante: toId(restauranteId) })
      .sort({ creadaEn: -1, _id: -1 })
      .limit(1)
      .toArray();
    return ultima ?? null;
  }

  /** Returns false when it is a plan no longer. */
  async setFila(
    { _id, restaurante }: ImportacionDoc,
    fila: number,
    nueva: FilaImportacionDoc,
  ): Promise<boolean> {
    const { matchedCount } = await this.importaciones.updateOne(
      { restaurante, _id, estado: 'plan' },
      { $set: { [`filas.${fila}`]: nueva } },
    );
    return matchedCount === 1;
  }

  /** Instead of what was read before. Returns false when it is a plan no longer. */
  async replacePlan({ _id, restaurante }: ImportacionDoc, plan: PlanImportacion): Promise<boolean> {
    const { matchedCount } = await this.importaciones.updateOne(
      { restaurante, _id, estado: 'plan' },
      { $set: plan },
    );
    return matchedCount === 1;
  }

  /**
   * Returns false when it was not in that estado.
   * @throws the engine's duplicate key error while another is under way.
   */
  async beginImportacion({ _id, restaurante }: ImportacionDoc, de: 'plan' | 'aplicada'): Promise<boolean> {
    const estado = de === 'plan' ? 'aplicando' : 'deshaciendo';
    const { matchedCount } = await this.importaciones.updateOne(
      { restaurante, _id, estado: de },
      { $set: { estado, enCurso: true, vistas: 0 } },
    );
    return matchedCount === 1;
  }

  /** A plan alone; what is done is kept. Returns false when there is none. */
  async deletePlan(restauranteId: string, id: string): Promise<boolean> {
    const filtro = { restaurante: toId(restauranteId), _id: toId(id), estado: 'plan' as const };
    return (await this.importaciones.deleteOne(filtro)).deletedCount === 1;
  }

  protected toUpdate(notas: NotasFilas) {
    const campos = Object.entries(notas).flatMap(([fila, nota]) =>
      Object.entries(nota).map(([campo, valor]) => [`filas.${fila}.${campo}`, valor] as const),
    );
    return { $set: Object.fromEntries(campos) };
  }

  protected override toFin({ estado }: ImportacionDoc): Partial<ImportacionDoc> {
    return estado === 'aplicando' ? { estado: 'aplicada', aplicadaEn: new Date() } : { estado: 'deshecha' };
  }
}
