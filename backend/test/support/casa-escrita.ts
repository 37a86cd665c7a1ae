import { Types } from 'mongoose';
import { normalizeTexto, slugOf } from '@carta/contracts';
import type { Alergeno, TipoPedido } from '@carta/contracts';
import type { CategoriaDoc } from '../../src/carta/categorias/categoria.schema';
import type { ProductoDoc } from '../../src/carta/productos/lista/producto.schema';
import type { CuentaDoc } from '../../src/casa/cuentas/cuenta.schema';
import type { RestauranteDoc } from '../../src/casa/locales/restaurante.schema';

export interface Plato {
  nombre: string;
  /** Céntimos. */
  precio: number;
  descripcion?: string;
  disponible?: boolean;
  alergenos?: Alergeno[];
}

export interface Apartado {
  nombre: string;
  tipo: TipoPedido;
  platos: readonly Plato[];
}

/** A house as it is stored, with its account, for whoever writes it into a database: premium with twelve mesas unless it says otherwise. */
export function docsOfCasa(
  datos: Partial<RestauranteDoc> & Pick<RestauranteDoc, 'nombre'>,
  carta: readonly Apartado[],
  sinCategoria: readonly Plato[] = [],
  deLaCuenta: Partial<CuentaDoc> = {},
): { cuenta: CuentaDoc; restaurante: RestauranteDoc; categorias: CategoriaDoc[]; productos: ProductoDoc[] } {
  const _id = new Types.ObjectId();
  const id = _id.toHexString();
  const cuenta: CuentaDoc = {
    _id,
    email: `${id}@ejemplo.es`,
    passwordHash: 'nobody enters by password',
    plan: 'premium',
    emailVerificado: true,
    creadoEn: new Date(),
    ...deLaCuenta,
  };
  const restaurante: RestauranteDoc = {
    _id,
    cuenta: _id,
    slug: slugOf(datos.nombre, id),
    telefono: '600 000 000',
    ubicacion: 'Calle Mayor, 1',
    numeroMesas: 12,
    creadoEn: new Date(),
    ...datos,
  };
  const categorias = carta.map(({ nombre, tipo }, posicion) => ({
    _id: new Types.ObjectId(),
    restaurante: _id,
    nombre,
    nombreNormalizado: normalizeTexto(nombre),
    posicion,
    tipo,
  }));
  const toDocs = (platos: readonly Plato[], categoria: Types.ObjectId | null): ProductoDoc[] =>
    platos.map(({ descripcion = '', disponible = true, alergenos = [], ...plato }, posicion) => ({
      _id: new Types.ObjectId(),
      restaurante: _id,
      ...plato,
      descripcion,
      categoria,
      posicion,
      imagen: null,
      ingredientes: [],
      alergenos,
      disponible,
      agotadoHasta: null,
    }));
  const productos = [
    ...carta.flatMap(({ platos }, i) => toDocs(platos, categorias[i]?._id ?? null)),
    ...toDocs(sinCategoria, null),
  ];
  return { cuenta, restaurante, categorias, productos };
}
