import { Types } from 'mongoose';
import type { mongo } from 'mongoose';
import { LIMITES, centimos, toEuros } from '@carta/contracts';
import type { Alergeno, CrearPedidoRequest, LineaPedidaRequest } from '@carta/contracts';
import { marcaDeClaveOf } from '../../src/casa/acceso/sesiones/marca-de-clave';
import type { SesionDoc } from '../../src/casa/acceso/sesiones/sesion.schema';
import type { CategoriaDoc } from '../../src/carta/categorias/categoria.schema';
import type { ProductoDoc } from '../../src/carta/productos/lista/producto.schema';
import type { CuentaDoc } from '../../src/casa/cuentas/cuenta.schema';
import type { RestauranteDoc } from '../../src/casa/locales/restaurante.schema';
import { newSecretoQr } from '../../src/casa/locales/secretos-qr.repository';
import { docsOfCasa } from '../../test/support/casa-escrita';
import type { Apartado } from '../../test/support/casa-escrita';

/** A premium restaurant has a small carta and one board with this session. */
export interface Local {
  id: string;
  fam: string;
  lineas: LineaPedidaRequest[];
}

/** Every order of a round finds a mesa of its own. */
export const MESAS = LIMITES.mesasMax;

const plato = (nombre: string, precio: number) => ({
  nombre,
  precio,
  descripcion: 'Como se hace en casa.',
  alergenos: ['gluten', 'huevos'] satisfies Alergeno[] as Alergeno[],
});
const CARTA = [
  {
    nombre: 'Cervezas y refrescos',
    tipo: 'bebida',
    platos: [plato('Caña', 220), plato('Agua con gas', 210), plato('Tinto de verano', 310)],
  },
  {
    nombre: 'Raciones',
    tipo: 'comida',
    platos: [
      plato('Tortilla de patatas', 850),
      plato('Croquetas de jamón', 920),
      plato('Pulpo a la gallega', 1890),
    ],
  },
] as const satisfies readonly Apartado[];

/** Writes locales straight into the database of the server, which has `from` of them already. */
export async function seedLocales(database: mongo.Db, count: number, from = 0): Promise<Local[]> {
  const nuevos = Array.from({ length: count }, (_, i) => buildLocal(from + i));
  await Promise.all([
    database.collection<RestauranteDoc>('restaurantes').insertMany(nuevos.map((n) => n.restaurante)),
    database.collection<CuentaDoc>('cuentas').insertMany(nuevos.map((n) => n.cuenta)),
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
  const local = { nombre: `Casa ${index}`, numeroMesas: MESAS, qr: newSecretoQr() };
  const casa = docsOfCasa(local, CARTA, [], { email: `casa-${index}@ejemplo.es` });
  return { ...casa, sesion: buildSesion(casa.cuenta) };
}

const HORA_MS = 3_600_000;

function buildSesion({ _id: restauranteId, passwordHash }: CuentaDoc): SesionDoc {
  const creadaEn = new Date();
  return {
    _id: new Types.ObjectId(),
    restauranteId,
    rol: 'propietario',
    huella: marcaDeClaveOf({ passwordHash }),
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

/** A mesa orders three to five lines of food and drink, chosen by `index`. */
export function buildTicket(local: Local, mesa: number, index: number, notas: string): CrearPedidoRequest {
  const productos = local.lineas
    .slice(0, 3 + (index % 3))
    .map((linea, i) => ({ ...linea, cantidad: 1 + ((index + i) % 4) }));
  return { restaurante: local.id, mesa, productos, notas };
}
