import { LIMITES, rutas, rutasGestion, rutasSala } from '@carta/contracts';
import type {
  Categoria,
  CrearPedidoResponse,
  LineaPedidaRequest,
  Producto,
  TipoPedido,
} from '@carta/contracts';
import { HttpConnection, exhaust } from './http-connection';
import type { Local } from './locales';
import { askAsOwner, toOwnRequest } from './owner';
import type { Owner } from './owner';

/** A patient owner makes this many; a quarter of them are drinks. */
const CATEGORIAS = 40;
const EDITORS = 4;
/** An order has this many of each tipo, in two tickets. */
const LINEAS = { bebida: 2, comida: 3 } as const;
/** It is a prime, so its multiples leap through a carta and miss no dish. */
const LEAP = 7919;

/** `larga` has the long tab; the mesas before `libre` have two orders each, and nobody sits at `libre`. */
export const CASA = { larga: 1, libre: 60, mesas: 60 } as const;
/** They fill the long tab, with two tickets each. */
const PEDIDOS_LARGA = LIMITES.pedidosPorGrupo / 2;

export type Platos = Readonly<Record<TipoPedido, readonly LineaPedidaRequest[]>>;

/** Gives a restaurant sixty mesas and the largest allowed carta; returns its dishes. */
export async function furnishCasa(owner: Owner, { id, lineas }: Local): Promise<Platos> {
  await askAsOwner(owner, 'PUT', rutas.restaurante(id), { numeroMesas: CASA.mesas });
  const categorias: Categoria[] = [];
  for (let i = 0; i < CATEGORIAS; i++) {
    const categoria = { nombre: `Apartado ${i + 1}`, tipo: i % 4 === 0 ? 'bebida' : 'comida' };
    categorias.push(await askAsOwner(owner, 'POST', rutasGestion.categorias(), categoria));
  }
  await HttpConnection.withMany(owner.port, EDITORS, (connections) =>
    exhaust(connections, LIMITES.productosMax - lineas.length, 201, (i) =>
      toOwnRequest(owner, 'POST', rutasGestion.productos(), buildProducto(categorias, i)),
    ),
  );
  const productos = await askAsOwner<Producto[]>(owner, 'GET', rutasGestion.productos());
  const platosOf = (tipo: TipoPedido): LineaPedidaRequest[] => {
    const delTipo = new Set(categorias.filter((categoria) => categoria.tipo === tipo).map(({ _id }) => _id));
    return productos.filter(({ categoria }) => delTipo.has(categoria ?? '')).map(toLinea);
  };
  return { bebida: platosOf('bebida'), comida: platosOf('comida') };
}

function buildProducto(categorias: readonly Categoria[], i: number): object {
  return {
    nombre: `Plato ${i + 1} de la casa`,
    descripcion: 'Como se hace en casa, con lo que hubo esta mañana en el mercado.',
    precio: 2 + (i % 64) / 4,
    categoria: categorias[i % categorias.length]?._id,
    alergenos: ['gluten', 'huevos'],
  };
}

function toLinea({ _id, nombre, precio }: Producto): LineaPedidaRequest {
  return { productoId: _id, nombre, precio, cantidad: 1 };
}

/** Returns drinks and food for a mesa, others for each index. */
export function pickLineas(platos: Platos, index: number): LineaPedidaRequest[] {
  return (['bebida', 'comida'] as const).flatMap((tipo) =>
    Array.from({ length: LINEAS[tipo] }, (_, i) => {
      const plato = platos[tipo][((index * LINEAS[tipo] + i) * LEAP) % platos[tipo].length];
      if (!plato) throw new Error(`There is no ${tipo}`);
      return { ...plato, cantidad: 1 + ((index + i) % 3) };
    }),
  );
}

function takePedido(owner: Owner, platos: Platos, mesa: number, index: number): Promise<CrearPedidoResponse> {
  return askAsOwner(owner, 'POST', rutasSala.tomarPedido(mesa), { productos: pickLineas(platos, index) });
}

/** The mesa goes through every step of the floor, from its first order to its payment. */
export async function serveMesa(owner: Owner, platos: Platos, mesa: number, pedidos: number): Promise<void> {
  for (let i = 0; i < pedidos; i++) {
    const { pedidos: tickets } = await takePedido(owner, platos, mesa, mesa * pedidos + i);
    for (const { _id } of tickets) {
      await askAsOwner(owner, 'PUT', rutasSala.visto(_id), {});
      for (const estado of ['en_preparacion', 'listo', 'entregado']) {
        await askAsOwner(owner, 'PUT', rutas.pedidoEstado(_id), { estado, alcance: 'pedido' });
      }
    }
    const [primero] = tickets;
    if (i === pedidos - 1 && primero) {
      await askAsOwner(owner, 'PUT', rutas.pedidoEstado(primero._id), { estado: 'pagado' });
    }
  }
}

/** Every mesa but the free one orders, the long one until its tab is full. */
export async function seatCasa(owner: Owner, platos: Platos): Promise<void> {
  for (let mesa = CASA.larga + 1; mesa < CASA.libre; mesa++) {
    for (const ronda of [0, 1]) await takePedido(owner, platos, mesa, mesa * 2 + ronda);
  }
  for (let i = 0; i < PEDIDOS_LARGA; i++) await takePedido(owner, platos, CASA.larga, i);
}
