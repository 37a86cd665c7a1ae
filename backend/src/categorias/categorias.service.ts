import { Injectable } from '@nestjs/common';
import { guessTipoCategoria } from '@carta/contracts';
import type { Categoria, TipoPedido } from '@carta/contracts';
import { DomainEvents } from '../common/domain-events';
import { toCategorias } from './categorias.mapper';
import { CategoriasRepository } from './categorias.repository';

/** The parts of a carta, in their order. */
@Injectable()
export class CategoriasService {
  constructor(
    private readonly categorias: CategoriasRepository,
    private readonly events: DomainEvents,
  ) {}

  async list(restauranteId: string): Promise<Categoria[]> {
    return toCategorias(await this.categorias.findAll(restauranteId));
  }

  /** A categoría of this restaurant, or null: somebody else's does not exist here. */
  async find(restauranteId: string, id: string): Promise<Categoria | null> {
    const categorias = await this.list(restauranteId);
    return categorias.find(({ _id }) => _id === id) ?? null;
  }

  /**
   * Adds a categoría at the end; its tipo is guessed from its name unless it is given (API §3).
   * A name already used in this restaurant is the engine's duplicate key error (409).
   */
  async create(restauranteId: string, nombre: string, tipo?: TipoPedido): Promise<Categoria> {
    const actuales = await this.list(restauranteId);
    const posicion = actuales.reduce((ultima, categoria) => Math.max(ultima, categoria.posicion + 1), 0);
    const doc = await this.categorias.insert(restauranteId, {
      nombre: nombre.trim(),
      posicion,
      tipo: tipo ?? guessTipoCategoria(nombre),
    });
    this.events.emit('carta.cambiada', { restauranteId });
    return { _id: doc._id.toHexString(), nombre: doc.nombre, posicion, tipo: doc.tipo };
  }
}
