import { Injectable } from '@nestjs/common';
import { LIMITES, guessTipoCategoria } from '@carta/contracts';
import type {
  CambiarCategoriaRequest,
  Categoria,
  CrearCategoriaRequest,
  PosicionCategoria,
} from '@carta/contracts';
import { isDuplicateKey } from '../../plataforma/base-datos/errores-mongo';
import type { DbId } from '../../plataforma/base-datos/ids';
import { changeCarta } from '../../plataforma/hechos/change-carta';
import { ColaPorNombre } from '../../plataforma/colas/cola-por-nombre';
import { toTramos } from '../../plataforma/base-datos/tramos';
import { DomainEvents } from '../../plataforma/hechos/domain-events';
import { destinoOf, toDestino } from '../destino';
import {
  categoriaNoEncontrada,
  demasiadasCategorias,
  nombreRepetido,
  ordenCambiado,
  sinCambios,
} from './categorias.errors';
import { toCategorias, toPosiciones } from './categorias.mapper';
import { CategoriasRepository } from './categorias.repository';
import type { CambiosCategoria } from './categorias.repository';

@Injectable()
export class CategoriasService {
  /** One writer at a time per restaurant: an order is many documents, and two must not mix. */
  private readonly cola = new ColaPorNombre();

  constructor(
    private readonly categorias: CategoriasRepository,
    private readonly events: DomainEvents,
  ) {}

  async listCategorias(restauranteId: string): Promise<Categoria[]> {
    return toCategorias(await this.categorias.findCategorias(restauranteId));
  }

  async listPosiciones(restauranteId: string): Promise<PosicionCategoria[]> {
    return toPosiciones(await this.categorias.findCategorias(restauranteId));
  }

  /** Another restaurant's categoría is null here. */
  async findCategoria(restauranteId: string, id: string): Promise<Categoria | null> {
    const categorias = await this.listCategorias(restauranteId);
    return categorias.find(({ _id }) => _id === id) ?? null;
  }

  /**
   * Adds a categoría at the end; its tipo is guessed from its name unless it is given.
   * @param nueva with a known `clave` returns what it made the first time.
   * @throws 409 for a name already used in this restaurant, or one categoría too many.
   */
  createCategoria(
    restauranteId: string,
    nombre: string,
    { tipo, horas, clave, ...destino }: Omit<CrearCategoriaRequest, 'nombre'> & { clave?: string } = {},
  ): Promise<Categoria> {
    return this.cola.run(restauranteId, async () => {
      const hecha = await this.findCategoriaPorClave(restauranteId, clave);
      if (hecha) return hecha;
      const actuales = await this.listCategorias(restauranteId);
      if (actuales.length >= LIMITES.categoriasMax) throw demasiadasCategorias();
      const nueva = {
        nombre: nombre.trim(),
        posicion: nextPosicion(actuales),
        tipo: tipo ?? guessTipoCategoria(nombre),
        ...(horas && horas.length > 0 ? { horas: toTramos(horas) } : {}),
        ...destinoOf(toDestino(destino)),
      };
      try {
        const { _id } = await changeCarta(this.events, { restauranteId, es: 'categoria.creada' }, () =>
          this.categorias.insertCategoria(restauranteId, { ...nueva, clave }),
        );
        return { _id: _id.toHexString(), ...nueva };
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        // Another process may have stored the same request meanwhile.
        const existente = await this.findCategoriaPorClave(restauranteId, clave);
        if (!existente) throw nombreRepetido(error);
        return existente;
      }
    });
  }

  /**
   * Makes categorías at the end, once, by the ids that were planned for them; one of the same name is taken
   * instead. The caller announces them.
   */
  importCategorias(
    restauranteId: string,
    nuevas: readonly { _id: DbId; nombre: string }[],
  ): Promise<{ planeada: DbId; real: DbId }[]> {
    return this.cola.run(restauranteId, async () => {
      const hechas: { planeada: DbId; real: DbId }[] = [];
      let posicion = nextPosicion(await this.listCategorias(restauranteId));
      for (const { _id, nombre } of nuevas) {
        const existente = await this.categorias.findPorIdONombre(restauranteId, _id, nombre);
        const nueva = { nombre, posicion, tipo: guessTipoCategoria(nombre) };
        const real = existente ?? (await this.categorias.insertCategoria(restauranteId, nueva, _id));
        posicion += 1;
        hechas.push({ planeada: _id, real: real._id });
      }
      return hechas;
    });
  }

  /** @throws 400 when nothing is to be changed, 404, 409 for a name already used. */
  updateCategoria(restauranteId: string, id: string, cambios: CambiarCategoriaRequest): Promise<Categoria> {
    return this.cola.run(restauranteId, async () => {
      const pedidos = {
        nombre: cambios.nombre?.trim(),
        posicion: cambios.posicion ?? undefined,
        tipo: cambios.tipo ?? undefined,
        // null removes them
        horas: cambios.horas === undefined ? undefined : toTramos(cambios.horas ?? []),
        ...toDestino(cambios),
      };
      if (Object.values(pedidos).every((valor) => valor === undefined)) throw sinCambios();
      await changeCarta(this.events, { restauranteId, es: 'categoria.cambiada', id }, async () => {
        if (!(await this.storeCategoria(restauranteId, id, pedidos))) throw categoriaNoEncontrada();
      });
      const cambiada = await this.findCategoria(restauranteId, id);
      if (!cambiada) throw categoriaNoEncontrada();
      return cambiada;
    });
  }

  /** @throws 404 for one of another restaurant, 409 with the current list when the caller saw another */
  reorderCategorias(restauranteId: string, ids: readonly string[]): Promise<Categoria[]> {
    return this.cola.run(restauranteId, async () => {
      const actuales = await this.listCategorias(restauranteId);
      const orden = [...new Set(ids.map((id) => id.toLowerCase()))];
      if (orden.some((id) => !actuales.some(({ _id }) => _id === id))) throw categoriaNoEncontrada();
      if (orden.length !== actuales.length) throw ordenCambiado(actuales);
      await changeCarta(this.events, { restauranteId, es: 'categorias.ordenadas' }, () =>
        this.categorias.setOrdenCategorias(restauranteId, orden),
      );
      return this.listCategorias(restauranteId);
    });
  }

  /** The caller deletes its products first, and announces everything as one change. */
  removeCategoria(restauranteId: string, id: string): Promise<void> {
    return this.cola.run(restauranteId, () => this.categorias.deleteCategoria(restauranteId, id));
  }

  private async findCategoriaPorClave(
    restauranteId: string,
    clave: string | undefined,
  ): Promise<Categoria | null> {
    const doc =
      clave === undefined ? null : await this.categorias.findCategoriaPorClave(restauranteId, clave);
    return doc && this.findCategoria(restauranteId, doc._id.toHexString());
  }

  private async storeCategoria(
    restauranteId: string,
    id: string,
    cambios: CambiosCategoria,
  ): Promise<boolean> {
    try {
      return await this.categorias.updateCategoria(restauranteId, id, cambios);
    } catch (error) {
      throw isDuplicateKey(error) ? nombreRepetido(error) : error;
    }
  }
}

const nextPosicion = (categorias: readonly Categoria[]): number =>
  categorias.reduce((ultima, categoria) => Math.max(ultima, categoria.posicion + 1), 0);
