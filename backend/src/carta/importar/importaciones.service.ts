import { Injectable } from '@nestjs/common';
import { LIMITES, parsePrecio } from '@carta/contracts';
import type { FilaImportacion, Importacion, ImportarRequest, ResolverFilaRequest } from '@carta/contracts';
import { splitLineas } from './lectura/leer-carta';
import { isDuplicateKey } from '../../plataforma/base-datos/errores-mongo';
import { toId } from '../../plataforma/base-datos/ids';
import { Limites } from '../../plataforma/limites/limites.service';
import { CategoriasService } from '../categorias/categorias.service';
import { ProductosRepository } from '../productos/lista/productos.repository';
import { filasPorHacer } from './aplicar/aplicacion.service';
import { EjecucionImportaciones } from './aplicar/ejecucion-importaciones.service';
import { compareFila, hasSinPrecio, settleFila } from './plan/fila-importacion';
import type { FilaImportacionDoc, ImportacionDoc } from './plan/importacion.schema';
import {
  MUCHAS_IMPORTACIONES,
  columnasPorDecir,
  demasiadasCategorias,
  filaConDuda,
  filaNoEncontrada,
  fueraDePlazo,
  importacionEnCurso,
  importacionNoEncontrada,
  importacionYaAplicada,
  nadaQueImportar,
  noSePuedeDeshacer,
  sinPlatos,
  sinSitio,
} from './importaciones.errors';
import { deshacerHasta, toFila, toImportacion } from './importaciones.mapper';
import { ImportacionesRepository } from './plan/importaciones.repository';
import type { PlanImportacion } from './plan/importaciones.repository';
import { LecturaService } from './lectura/lectura.service';
import type { LecturaPedida } from './lectura/lectura.service';
import { planImportacion } from './plan/plan-importacion';

/** A response waits this long (ms) for the end; then it reports the progress. */
const ESPERA_MS = 500;

/**
 * Reads a whole carta, plans what becomes of each dish, does it and undoes it
 * (docs/reglas/carta.md#importing-a-carta).
 */
@Injectable()
export class ImportacionesService {
  constructor(
    private readonly importaciones: ImportacionesRepository,
    private readonly ejecucion: EjecucionImportaciones,
    private readonly lectura: LecturaService,
    private readonly productos: ProductosRepository,
    private readonly categorias: CategoriasService,
    private readonly limites: Limites,
  ) {}

  async findLastImportacion(restauranteId: string): Promise<Importacion | null> {
    const ultima = await this.importaciones.findLastImportacion(restauranteId);
    return ultima && toImportacion(ultima);
  }

  /** Writes nothing of the carta. @throws 422 for a text without dishes, or with more than a carta may have, 429. */
  async createPlan(restauranteId: string, request: ImportarRequest): Promise<Importacion> {
    await this.limites.consume('importaciones', restauranteId, MUCHAS_IMPORTACIONES);
    const plan = await this.readPlan(restauranteId, request);
    return toImportacion(await this.importaciones.insertImportacion(restauranteId, plan));
  }

  /** Reads its table again, by what each column is; what was settled of its rows is forgotten. @throws as createPlan; 404, 409 */
  async setColumnas(
    restauranteId: string,
    id: string,
    columnas: Required<LecturaPedida>['columnas'],
  ): Promise<Importacion> {
    await this.limites.consume('importaciones', restauranteId, MUCHAS_IMPORTACIONES);
    const importacion = await this.getImportacion(restauranteId, id);
    const { original } = importacion;
    const plan = original && (await this.readPlan(restauranteId, { ...original, columnas }));
    if (!plan || !(await this.importaciones.replacePlan(importacion, plan))) throw importacionYaAplicada();
    return toImportacion({ ...importacion, ...plan });
  }

  /** @throws 404; 409 once it is being done; 422 for a row that cannot be taken in, or not at that price. */
  async resolveFila(
    restauranteId: string,
    id: string,
    numero: number,
    resuelta: ResolverFilaRequest,
  ): Promise<FilaImportacion> {
    const importacion = await this.getImportacion(restauranteId, id);
    const fila = importacion.filas[numero];
    if (!fila) throw filaNoEncontrada();
    const nueva = resuelta.fuera
      ? { ...fila, fuera: true as const }
      : await this.takeIn(restauranteId, fila, resuelta);
    if (!(await this.importaciones.setFila(importacion, numero, nueva))) throw importacionYaAplicada();
    return toFila(nueva, numero);
  }

  /** Once, however often it is asked. @throws 404, 409 while another is under way, or when there is nothing to do */
  async applyImportacion(restauranteId: string, id: string): Promise<Importacion> {
    const importacion = await this.getImportacion(restauranteId, id);
    if (importacion.estado === 'plan') {
      if (importacion.tabla?.porques.length) throw columnasPorDecir();
      if (filasPorHacer(importacion).length === 0) throw nadaQueImportar();
      await this.begin(importacion, 'plan');
    }
    return this.runAWhile(restauranteId, id);
  }

  /** Once, however often it is asked. @throws 404, 409 where it was not done, or longer ago than a day */
  async undoImportacion(restauranteId: string, id: string): Promise<Importacion> {
    const importacion = await this.getImportacion(restauranteId, id);
    const hasta = deshacerHasta(importacion);
    if (!hasta) throw importacion.enCurso ? importacionEnCurso() : noSePuedeDeshacer();
    if (importacion.estado === 'aplicada') {
      if (hasta < new Date()) throw fueraDePlazo();
      await this.begin(importacion, 'aplicada');
    }
    return this.runAWhile(restauranteId, id);
  }

  /** @throws 404, 409 once it is done or being done */
  async discardPlan(restauranteId: string, id: string): Promise<void> {
    if (await this.importaciones.deletePlan(restauranteId, id)) return;
    await this.getImportacion(restauranteId, id);
    throw importacionYaAplicada();
  }

  private async readPlan(restauranteId: string, pedida: LecturaPedida): Promise<PlanImportacion> {
    const { columnas: _, ...original } = pedida;
    const leida = await this.lectura.read(restauranteId, pedida);
    if (leida.filas.length === 0) throw sinPlatos();
    const actual = await this.readCarta(restauranteId);
    const plan = planImportacion(leida, actual, splitLineas(original.texto));
    const nuevos = plan.filas.filter(({ destino }) => destino).length;
    if (actual.productos.length + nuevos > LIMITES.productosMax)
      throw sinSitio(actual.productos.length + nuevos);
    const categorias = actual.categorias.length + plan.categorias.length;
    if (categorias > LIMITES.categoriasMax) throw demasiadasCategorias(categorias);
    return { ...plan, ...(leida.tabla ? { tabla: leida.tabla, original } : {}) };
  }

  private async getImportacion(restauranteId: string, id: string): Promise<ImportacionDoc> {
    const importacion = await this.importaciones.findTarea(restauranteId, id);
    if (!importacion) throw importacionNoEncontrada();
    return importacion;
  }

  /** Two requests at once begin it once. */
  private async begin(importacion: ImportacionDoc, de: 'plan' | 'aplicada'): Promise<void> {
    try {
      await this.importaciones.beginImportacion(importacion, de);
    } catch (error) {
      if (isDuplicateKey(error)) throw importacionEnCurso();
      throw error;
    }
  }

  private async runAWhile(restauranteId: string, id: string): Promise<Importacion> {
    const empezada = await this.getImportacion(restauranteId, id);
    return toImportacion(await this.ejecucion.runAWhile(empezada, ESPERA_MS));
  }

  private async takeIn(
    restauranteId: string,
    { fuera: _dentro, ...fila }: FilaImportacionDoc,
    { precio }: ResolverFilaRequest,
  ): Promise<FilaImportacionDoc> {
    if (!fila.dudas?.length) return fila;
    const importe = precio === undefined || precio === null ? undefined : (parsePrecio(precio) ?? undefined);
    const leida = importe === undefined || fila.formatos ? fila : { ...fila, precio: importe };
    if (!fila.arreglo) throw filaConDuda(fila.dudas[0] ?? '');
    if (hasSinPrecio(leida)) throw filaConDuda('Falta el precio');
    const producto =
      fila.destino || !fila.producto
        ? null
        : await this.productos.findProducto(restauranteId, fila.producto.toHexString());
    if (!fila.destino && !producto) throw filaConDuda('Ya no está en tu carta');
    // its shape may be another by now
    const comparada = compareFila({ ...leida, dudas: [] }, producto ?? undefined);
    if (!comparada.arreglo && comparada.que === 'duda') throw filaConDuda(comparada.dudas?.[0] ?? '');
    return { ...leida, ...settleFila(leida, producto ?? undefined) };
  }

  private async readCarta(restauranteId: string) {
    const [categorias, productos] = await Promise.all([
      this.categorias.listCategorias(restauranteId),
      this.productos.findProductos(restauranteId),
    ]);
    return {
      categorias: categorias.map((categoria) => ({ ...categoria, _id: toId(categoria._id) })),
      productos,
    };
  }
}
