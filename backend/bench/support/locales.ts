import { Types } from 'mongoose';
import type { mongo } from 'mongoose';
import { LIMITES, centimos, normalizeTexto, slugOf, toEuros } from '@carta/contracts';
import type { CrearPedidoRequest, LineaPedidaRequest, TipoPedido } from '@carta/contracts';
import { selloOf } from '../../src/casa/cuentas/sesiones/sello';
import type { SesionDoc } from '../../src/casa/cuentas/sesiones/sesion.schema';
import type { CategoriaDoc } from '../../src/carta/categorias/categoria.schema';
import type { ProductoDoc } from '../../src/carta/productos/producto.schema';
import type { RestauranteDoc } from '../../src/casa/locales/restaurante.schema';
import { newSecretoQr } from '../../src/casa/locales/secretos-qr.repository';

/** A premium restaurant with a small carta, and the session of its one board. */
export interface Local {
  id: string;
  fam: string;
  lineas: LineaPedidaRequest[];
}

/** Mesas of each local: enough for every order of a round to find one of its own. */
export const MESAS = LIMITES.mesasMax;

const CARTA: readonly [categoria: string, tipo: TipoPedido, platos: readonly [string, number][]][] = [
  ['Cervezas y refrescos', 'bebida', [['Caña', 220], ['Agua con gas', 210], ['Tinto de verano', 310]]], // prettier-ignore
  ['Raciones', 'comida', [['Tortilla de patatas', 850], ['Croquetas de jamón', 920], ['Pulpo a la gallega', 1890]]], // prettier-ignore
];

/**
 * Writes as many locales as asked straight into the database of the server.
 * @param from how many are in it already.
 */
export async function seedLocales(database: mongo.Db, count: number, from = 0): Promise<Local[]> {
  const nuevos = Array.from({ length: count }, (_, i) => buildLocal(from + i));
  await Promise.all([
    database.collection<RestauranteDoc>('restaurantes').insertMany(nuevos.map((n) => n.restaurante)),
    database.collection<CategoriaDoc>('categorias').insertMany(nuevos.flatMap((n) => n.categorias)),
    database.collection<ProductoDoc>('productos').insertMany(nuevos.flatMap((n) => n.productos)),
    database.collection<SesionDoc>('sesiones').insertMany(nuevos.map((n) => n.sesion)),
  ]);
  return nuevos.map(({ restaurante, sesion, productos }) => ({
    id: restaurante._id.toHexString(),
    fam: sesion._id.toHexString(),
    lineas: productos.map(toLinea),
  }));
}

function buildLocal(index: number) {
  const restaurante = buildRestaurante(index);
  const categorias = CARTA.map(([nombre, tipo], posicion) => ({
    _id: new Types.ObjectId(),
    restaurante: restaurante._id,
    nombre,
    nombreNormalizado: normalizeTexto(nombre),
    posicion,
    tipo,
  }));
  const productos = CARTA.flatMap(([, , platos], i) =>
    platos.map(([nombre, precio], posicion) => ({
      ...buildProducto(restaurante, categorias[i], nombre, precio),
      posicion,
    })),
  );
  return { restaurante, categorias, productos, sesion: buildSesion(restaurante) };
}

function buildRestaurante(index: number): RestauranteDoc {
  const _id = new Types.ObjectId();
  const nombre = `Casa ${index}`;
  return {
    _id,
    nombre,
    slug: slugOf(nombre, _id.toHexString()),
    email: `casa-${index}@ejemplo.es`,
    passwordHash: 'nobody enters by password',
    telefono: '600 000 000',
    ubicacion: 'Calle Mayor, 1',
    tipoUsuario: 'premium',
    numeroMesas: MESAS,
    emailVerificado: true,
    qr: newSecretoQr(),
    creadoEn: new Date(),
  };
}

function buildProducto(
  { _id: restaurante }: RestauranteDoc,
  categoria: CategoriaDoc | undefined,
  nombre: string,
  precio: number,
): Omit<ProductoDoc, 'posicion'> {
  return {
    _id: new Types.ObjectId(),
    restaurante,
    nombre,
    descripcion: 'Como se hace en casa.',
    precio,
    categoria: categoria?._id ?? null,
    imagen: null,
    ingredientes: [],
    alergenos: ['gluten', 'huevos'],
    disponible: true,
    agotadoHasta: null,
  };
}

const HORA_MS = 3_600_000;

function buildSesion({ _id: restauranteId, passwordHash }: RestauranteDoc): SesionDoc {
  const creadaEn = new Date();
  return {
    _id: new Types.ObjectId(),
    restauranteId,
    rol: 'propietario',
    huella: selloOf({ passwordHash }),
    tokens: [new Types.ObjectId().toHexString()],
    direccion: 'bench',
    creadaEn,
    expiraEn: new Date(creadaEn.getTime() + 12 * HORA_MS),
    terminadaEn: null,
  };
}

function toLinea({ _id, nombre, precio }: ProductoDoc): LineaPedidaRequest {
  return { productoId: _id.toHexString(), nombre, precio: toEuros(centimos(precio)), cantidad: 1 };
}

/** What a mesa orders: three to five lines of food and drink, as `index` says. */
export function buildTicket(local: Local, mesa: number, index: number, notas: string): CrearPedidoRequest {
  const productos = local.lineas
    .slice(0, 3 + (index % 3))
    .map((linea, i) => ({ ...linea, cantidad: 1 + ((index + i) % 4) }));
  return { restaurante: local.id, mesa, productos, notas };
}
