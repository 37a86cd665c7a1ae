import { TIPOS_PEDIDO } from '../../casa/dominio/tipo-categoria';
import type { TipoPedido } from '../../casa/dominio/tipo-categoria';
import type { Tramo } from '../../casa/dominio/horario';
import * as reglasHorario from '../../casa/reglas/horario';
import { LIMITES } from '../../plataforma/reglas/limites';
import type { SeccionOrden } from '../api/carta';
import * as reglas from '../reglas/productos';
import { apiTramos } from '../../casa/formas/tramos';
import { DESTINO } from './comunes';
import { campo, opcional, texto, textos } from '../../plataforma/formas/forma';
import type { De } from '../../plataforma/formas/forma';

const TIPO_Y_HORAS = {
  tipo: opcional.texto<TipoPedido>(reglas.tipo, {
    enum: [...TIPOS_PEDIDO],
    description: 'The ticket its products go to; guessed from the name of a new one',
  }),
  horas: opcional.campo<readonly Tramo[] | null>(
    reglasHorario.horasCategoria,
    apiTramos('When it is served; null is always', reglasHorario.LIMITES_HORARIO.tramosCategoria),
  ),
};

export const CREAR_CATEGORIA = {
  nombre: texto(reglas.nombreCategoria, { maxLength: 120 }),
  ...TIPO_Y_HORAS,
  ...DESTINO,
};

/** PUT /categorias/{id}: null or an empty list removes its `horas`. */
export const CAMBIAR_CATEGORIA = {
  nombre: opcional.texto(reglas.nombreCategoria, { maxLength: 120 }),
  posicion: opcional.numero(reglas.posicion, { minimum: 0 }),
  ...TIPO_Y_HORAS,
  ...DESTINO,
};

export const ORDEN_CATEGORIAS = {
  ids: textos(reglas.orden, 'Every categoría, in its new order'),
};

/**
 * PUT /productos/orden: each categoría that changes lists all its products; a product moves by standing in
 * another one, never into null.
 */
export const ORDEN_PRODUCTOS = {
  secciones: campo<SeccionOrden[]>(reglas.ordenProductos, {
    type: 'array',
    minItems: 1,
    maxItems: LIMITES.categoriasMax + 1,
    items: {
      type: 'object',
      required: ['categoria', 'productos'],
      properties: {
        categoria: { type: 'string', nullable: true, description: 'null: those without one' },
        productos: {
          type: 'array',
          items: { type: 'string' },
          description: 'Every product that is to be in it, in their new order',
        },
      },
    },
    description: 'The categorías in which something changes place',
  }),
};

export type OrdenProductosRequest = De<typeof ORDEN_PRODUCTOS>;
export type CrearCategoriaRequest = De<typeof CREAR_CATEGORIA>;
export type CambiarCategoriaRequest = De<typeof CAMBIAR_CATEGORIA>;
export type OrdenCategoriasRequest = De<typeof ORDEN_CATEGORIAS>;
