import { Injectable } from '@nestjs/common';
import type { CambioTanda, Tanda, TandaRequest } from '@carta/contracts';
import { isDuplicateKey } from '../../plataforma/base-datos/errores-mongo';
import { toId } from '../../plataforma/base-datos/ids';
import { CategoriasService } from '../categorias/categorias.service';
import { toAgotable } from '../agotado';
import { uuidOf } from '../../plataforma/base-datos/uuid-de';
import { RestaurantesService } from '../../casa/locales/restaurantes.service';
import { ColaProductos } from '../productos/lista/cola-productos';
import { OrdenProductosRepository } from '../productos/lista/orden-productos.repository';
import { categoriaNoEncontrada } from '../categorias/categorias.errors';
import { productoNoEncontrado, tandaEnCurso, tandaNoEncontrada } from '../productos/lista/productos.errors';
import { EjecucionTandas } from './ejecucion-tandas.service';
import { FilasTandaRepository } from './filas-tanda.repository';
import { inverseOf, planTanda } from './plan-tanda';
import type { CambioResuelto } from './plan-tanda';
import type { OmitidaTanda, TandaDoc } from './tanda.schema';
import { toTanda } from './tandas.mapper';
import { TandasRepository } from './tandas.repository';

/** A response waits this long (ms) for the end; then it reports the progress. */
const ESPERA_MS = 2_000;

/** Changes several products at once (docs/reglas/carta.md#several-products-at-once). */
@Injectable()
export class TandasService {
  constructor(
    private readonly cola: ColaProductos,
    private readonly tandas: TandasRepository,
    private readonly filas: FilasTandaRepository,
    private readonly ejecucion: EjecucionTandas,
    private readonly orden: OrdenProductosRepository,
    private readonly categorias: CategoriasService,
    private readonly restaurantes: RestaurantesService,
  ) {}

  async findLastTanda(restauranteId: string): Promise<Tanda | null> {
    const ultima = await this.tandas.findLastTanda(restauranteId);
    return ultima && toTanda(ultima);
  }

  /**
   * @param clave resumes and returns the tanda stored under it.
   * @throws 404 for a categoría of another restaurante, and when none of the products is here; 409 while
   * another tanda is under way.
   */
  async createTanda(restauranteId: string, clave: string, request: TandaRequest): Promise<Tanda> {
    const tanda = await this.storeTandaOnce(restauranteId, clave, () =>
      this.cola.run(restauranteId, () => this.plan(restauranteId, request)),
    );
    return this.runAWhile(tanda);
  }

  /**
   * Restores, once, what nobody has changed since. @throws 404 for one no longer kept, 409 while one is under
   * way
   */
  async undoTanda(restauranteId: string, id: string): Promise<Tanda> {
    const tanda = await this.storeTandaOnce(
      restauranteId,
      uuidOf(`deshacer ${id.toLowerCase()}`),
      async () => {
        const hecha = await this.tandas.findTarea(restauranteId, id);
        if (!hecha) throw tandaNoEncontrada();
        if (hecha.enCurso) throw tandaEnCurso();
        return { ...inverseOf(hecha), cambio: hecha.cambio, deshace: hecha._id };
      },
    );
    return this.runAWhile(tanda);
  }

  private async storeTandaOnce(
    restauranteId: string,
    clave: string,
    plan: () => Promise<Pick<TandaDoc, 'filas' | 'omitidas' | 'cambio' | 'deshace'>>,
  ): Promise<TandaDoc> {
    const hecha = await this.tandas.findTandaPorClave(restauranteId, clave);
    if (hecha) return hecha;
    const nueva = { ...(await plan()), clave, creadaEn: new Date() };
    try {
      return await this.tandas.insertTanda(restauranteId, nueva);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // the same request came twice at once, or another one is under way
      const existente = await this.tandas.findTandaPorClave(restauranteId, clave);
      if (!existente) throw tandaEnCurso();
      return existente;
    }
  }

  private async runAWhile(tanda: TandaDoc): Promise<Tanda> {
    const { filas, ...resto } = await this.ejecucion.runAWhile(tanda, ESPERA_MS);
    return toTanda({ ...resto, total: filas.length });
  }

  private async plan(restauranteId: string, { productos, cambio }: TandaRequest) {
    const vistos = Object.fromEntries(
      Object.entries(productos).map(([id, precios]) => [id.toLowerCase(), precios]),
    );
    const ids = Object.keys(vistos);
    const docs = await this.filas.findProductosDeFilas(toId(restauranteId), ids.map(toId));
    if (docs.length === 0) throw productoNoEncontrado();
    const { filas, omitidas } = planTanda(docs, await this.resolve(restauranteId, cambio, vistos));
    const hay = new Set(docs.map(({ _id }) => _id.toHexString()));
    const faltan = ids
      .filter((id) => !hay.has(id))
      .map((id): OmitidaTanda => ({ producto: toId(id), nombre: '', motivo: 'ya_no_esta' }));
    return { filas, omitidas: [...omitidas, ...faltan], cambio };
  }

  private async resolve(
    restauranteId: string,
    cambio: CambioTanda,
    vistos: TandaRequest['productos'],
  ): Promise<CambioResuelto> {
    switch (cambio.que) {
      case 'disponibilidad': {
        const venta = toAgotable(await this.restaurantes.findHusos(restauranteId), cambio);
        return { que: 'disponibilidad', venta, ahora: new Date() };
      }
      case 'precio': {
        const { que, ...subida } = cambio;
        return { que, subida, vistos };
      }
      case 'categoria': {
        if (!(await this.categorias.findCategoria(restauranteId, cambio.categoria)))
          throw categoriaNoEncontrada();
        const posicion = await this.orden.nextPosicion(restauranteId, cambio.categoria);
        return { que: 'categoria', categoria: toId(cambio.categoria), posicion };
      }
      case 'alergenos':
        return cambio;
    }
  }
}
