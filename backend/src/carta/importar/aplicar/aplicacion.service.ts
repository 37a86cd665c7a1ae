import { Injectable } from '@nestjs/common';
import { LIMITES, normalizeTexto } from '@carta/contracts';
import type { Categoria, MotivoFila } from '@carta/contracts';
import type { DbId } from '../../../plataforma/base-datos/ids';
import { CategoriasService } from '../../categorias/categorias.service';
import { FilasTandaRepository } from '../../lotes/filas-tanda.repository';
import { inverseOf } from '../../lotes/plan-tanda';
import type { FilaTanda } from '../../lotes/tanda.schema';
import { FilasImportacionRepository } from './filas-importacion.repository';
import type { Nombrado } from './filas-importacion.repository';
import type { CategoriaImportada, FilaImportacionDoc, ImportacionDoc } from '../plan/importacion.schema';
import type { NotasFilas } from '../plan/importaciones.repository';
import { claveDe } from '../plan/plan-importacion';
import { posicionesTras, toProductoDoc } from './producto-importado';

/** A row and its place among all of them. */
export type FilaNumerada = readonly [numero: number, fila: FilaImportacionDoc];

/** Those that are to be done; of what is to be undone, those that were. */
export function filasPorHacer({ filas, estado }: Pick<ImportacionDoc, 'filas' | 'estado'>): FilaNumerada[] {
  const isDeshacer = estado === 'deshaciendo' || estado === 'deshecha';
  return [...filas.entries()].filter(
    ([, { que, fuera, motivo }]) =>
      (que === 'crear' || que === 'cambiar') && !fuera && !(isDeshacer && motivo),
  );
}

/** Does rows of an importación and undoes them: each write happens once, however often it is tried. */
@Injectable()
export class AplicacionImportaciones {
  constructor(
    private readonly productos: FilasImportacionRepository,
    private readonly cambios: FilasTandaRepository,
    private readonly categorias: CategoriasService,
  ) {}

  /** Returns why some of them were not done. */
  async applyFilas(importacion: ImportacionDoc, filas: readonly FilaNumerada[]): Promise<NotasFilas> {
    const { restaurante, _id } = importacion;
    const todas = await this.productos.findNombres(restaurante);
    const [hechas, notas] = await this.checkNuevas(
      importacion,
      filas.filter(([, { que }]) => que === 'crear'),
      todas,
    );
    const primera = posicionesTras(todas.filter((producto) => !producto.importacion));
    await this.productos.insertProductos(
      hechas.map(([numero, fila]) => toProductoDoc(importacion, fila, (id) => primera(id) + numero)),
    );
    const cambian = filas.filter(([, { que }]) => que === 'cambiar');
    return {
      ...notas,
      ...toNotas('motivo', cambian, await this.change(restaurante, _id, cambian.map(toTanda))),
    };
  }

  /** What a process that came too late has left hidden of an earlier one is nobody's. */
  forgetAnteriores(importacion: ImportacionDoc): Promise<void> {
    return this.productos.deleteDeOtras(importacion);
  }

  /** Makes the new categorías of what was done, and shows it. */
  async showAll(importacion: ImportacionDoc): Promise<void> {
    const restauranteId = importacion.restaurante.toHexString();
    const nuevas = categoriasUsadas(importacion);
    for (const { planeada, real } of await this.categorias.importCategorias(restauranteId, nuevas)) {
      if (!planeada.equals(real)) await this.productos.moveProductos(importacion, planeada, real);
    }
    // a row that was made before a crash, and refused after it
    const rechazadas = importacion.filas.flatMap(({ producto, destino, motivo }) =>
      producto && destino && motivo ? [producto] : [],
    );
    await this.productos.deleteOcultos(importacion, rechazadas);
    await this.productos.showProductos(importacion);
  }

  /** Returns why some of them stay. */
  async undoFilas(
    { restaurante, deshacer }: ImportacionDoc,
    filas: readonly FilaNumerada[],
  ): Promise<NotasFilas> {
    const creadas = filas.filter(([, { que }]) => que === 'crear');
    const siguen = await this.productos.deleteSinCambiar(
      restaurante,
      creadas.flatMap(([, { producto }]) => producto ?? []),
    );
    const cambian = filas.filter(([, { que }]) => que === 'cambiar');
    const inversas = inverseOf({ filas: cambian.map(toTanda), omitidas: [] }).filas;
    return {
      ...toNotas('sigue', creadas, siguen),
      ...toNotas('sigue', cambian, await this.change(restaurante, deshacer, inversas)),
    };
  }

  /** Its categorías go too where nothing is left in them and nobody has said anything of them since. */
  async removeCategorias({ restaurante, categorias }: ImportacionDoc): Promise<void> {
    const restauranteId = restaurante.toHexString();
    const actuales = await this.categorias.listCategorias(restauranteId);
    for (const { _id, nombre } of categorias) {
      const id = _id.toHexString();
      const actual = actuales.find((categoria) => categoria._id === id && categoria.nombre === nombre);
      const isSinTocar = actual && !actual.horas && !actual.pase && !actual.estacion;
      if (isSinTocar && !(await this.productos.hasProductos(restaurante, _id)))
        await this.categorias.removeCategoria(restauranteId, id);
    }
  }

  /** Which of them can be made: not one that somebody has made meanwhile, whose categoría is gone, or without room. */
  private async checkNuevas(
    importacion: ImportacionDoc,
    filas: readonly FilaNumerada[],
    todas: readonly Nombrado[],
  ): Promise<[hechas: FilaNumerada[], notas: NotasFilas]> {
    if (filas.length === 0) return [[], {}];
    const { restaurante, categorias } = importacion;
    const propias = new Set(filas.map(([, { producto }]) => producto?.toHexString()));
    const actuales = await this.categorias.listCategorias(restaurante.toHexString());
    const nombres = new Map(actuales.map(({ _id, nombre }) => [_id, nombre]));
    for (const { _id, nombre } of categorias)
      if (!nombres.has(_id.toHexString())) nombres.set(_id.toHexString(), nombre);
    const ajenas = todas.filter(({ _id }) => !propias.has(_id.toHexString()));
    const ocupadas = new Set(
      ajenas.map(({ categoria, nombre }) =>
        claveDe(nombres.get(categoria?.toHexString() ?? '') ?? '', nombre),
      ),
    );
    const sinHueco = categoriasSinHueco(importacion, actuales);
    let sitio = LIMITES.productosMax - ajenas.length;
    const hechas: FilaNumerada[] = [];
    const notas: NotasFilas = {};
    for (const [numero, fila] of filas) {
      const id = fila.destino?.categoria.toHexString() ?? '';
      const categoria = nombres.get(id);
      if (categoria === undefined) notas[numero] = { motivo: 'sin_categoria' };
      else if (ocupadas.has(claveDe(categoria, fila.nombre))) notas[numero] = { motivo: 'ya_esta' };
      else if (sitio <= 0 || sinHueco.has(id)) notas[numero] = { motivo: 'sin_sitio' };
      else {
        sitio -= 1;
        hechas.push([numero, fila]);
      }
    }
    return [hechas, notas];
  }

  private async change(
    restaurante: DbId,
    clave: DbId,
    filas: readonly FilaTanda[],
  ): Promise<Map<string, 'cambiado' | 'ya_no_esta'>> {
    if (filas.length === 0) return new Map();
    const omitidas = await this.cambios.applyFilas(restaurante, clave, filas);
    return new Map(omitidas.map(({ producto, motivo }) => [producto.toHexString(), motivo]));
  }
}

/** The new ones of what was done, or is still to be. */
function categoriasUsadas(importacion: ImportacionDoc): CategoriaImportada[] {
  const usadas = new Set(
    filasPorHacer(importacion).flatMap(([, { destino, motivo }]) =>
      destino && !motivo ? destino.categoria.toHexString() : [],
    ),
  );
  return importacion.categorias.filter(({ _id }) => usadas.has(_id.toHexString()));
}

/** The ids of those for which a carta that has grown since the plan has no room; the first of the text go first. */
function categoriasSinHueco(importacion: ImportacionDoc, actuales: readonly Categoria[]): Set<string> {
  const estan = new Set(actuales.flatMap(({ _id, nombre }) => [_id, normalizeTexto(nombre)]));
  const nuevas = categoriasUsadas(importacion)
    .map(({ _id, nombre }) => [_id.toHexString(), normalizeTexto(nombre)] as const)
    .filter(([id, nombre]) => !estan.has(id) && !estan.has(nombre));
  return new Set(nuevas.slice(Math.max(0, LIMITES.categoriasMax - actuales.length)).map(([id]) => id));
}

function toTanda([, { producto, nombre, campos = [] }]: FilaNumerada): FilaTanda {
  if (!producto) throw new Error(`The row of ${nombre} changes no product`);
  return { producto, nombre, campos };
}

function toNotas(
  campo: 'motivo' | 'sigue',
  filas: readonly FilaNumerada[],
  motivos: ReadonlyMap<string, MotivoFila>,
): NotasFilas {
  return Object.fromEntries(
    filas.flatMap(([numero, { producto }]) => {
      const motivo = motivos.get(producto?.toHexString() ?? '');
      return motivo ? [[numero, { [campo]: motivo }]] : [];
    }),
  );
}
