import { Injectable } from '@nestjs/common';
import type { Collection } from 'mongoose';
import { InjectColeccion } from '../../../plataforma/base-datos/coleccion';
import { newId, toId } from '../../../plataforma/base-datos/ids';
import type { DbId } from '../../../plataforma/base-datos/ids';
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

interface DeEstas {
  restaurante: DbId;
  estado: 'plan' | { $ne: 'plan' };
}

/** The only reader and writer of `importaciones`; every query names its restaurante, except for unfinished ones. */
@Injectable()
export class ImportacionesRepository {
  constructor(
    @InjectColeccion(importacionSchema) private readonly importaciones: Collection<ImportacionDoc>,
  ) {}

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
    await this.forgetOld({ restaurante: doc.restaurante, estado: 'plan' });
    // plans that are only made push out nothing that can be undone
    await this.forgetOld({ restaurante: doc.restaurante, estado: { $ne: 'plan' } });
    return doc;
  }

  findImportacion(restauranteId: string, id: string): Promise<ImportacionDoc | null> {
    return this.importaciones.findOne({ restaurante: toId(restauranteId), _id: toId(id) });
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

  findImportacionesEnCurso(): Promise<ImportacionDoc[]> {
    return this.importaciones.find({ enCurso: true }).toArray();
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

  /** Notes the progress up to `hasta`. @returns false when another process has already noted as much. */
  async advanceImportacion(
    { _id, restaurante, estado, vistas }: ImportacionDoc,
    hasta: number,
    notas: NotasFilas,
  ): Promise<boolean> {
    const campos = Object.entries(notas).flatMap(([fila, nota]) =>
      Object.entries(nota).map(([campo, valor]) => [`filas.${fila}.${campo}`, valor] as const),
    );
    const { matchedCount } = await this.importaciones.updateOne(
      { restaurante, _id, estado, vistas, enCurso: true },
      { $set: { vistas: hasta, ...Object.fromEntries(campos) } },
    );
    return matchedCount === 1;
  }

  async endImportacion({ _id, restaurante, estado }: ImportacionDoc): Promise<void> {
    const fin =
      estado === 'aplicando'
        ? { estado: 'aplicada' as const, aplicadaEn: new Date() }
        : { estado: 'deshecha' as const };
    await this.importaciones.updateOne(
      { restaurante, _id, estado, enCurso: true },
      { $set: { ...fin, enCurso: false } },
    );
  }

  /** A plan alone; what is done is kept. Returns false when there is none. */
  async deletePlan(restauranteId: string, id: string): Promise<boolean> {
    const filtro = { restaurante: toId(restauranteId), _id: toId(id), estado: 'plan' as const };
    return (await this.importaciones.deleteOne(filtro)).deletedCount === 1;
  }

  private async forgetOld(deEstas: DeEstas): Promise<void> {
    const viejas = await this.importaciones
      .find(deEstas, { projection: { _id: 1 } })
      .sort({ creadaEn: -1 })
      .skip(GUARDADAS)
      .toArray();
    if (viejas.length === 0) return;
    await this.importaciones.deleteMany({
      ...deEstas,
      _id: { $in: viejas.map(({ _id }) => _id) },
      enCurso: false,
    });
  }
}
