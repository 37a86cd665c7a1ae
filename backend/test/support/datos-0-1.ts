import { mongo } from 'mongoose';
import type { CrearPedidoRequest } from '@carta/contracts';

const { ObjectId } = mongo.BSON;
const id = (cifras: string) => new ObjectId(cifras.padStart(24, '6b033bee8c78d689f395d1'));

const RESTAURANTE = id('78');
const RACIONES = id('79');
const CERVEZAS = id('7a');
const ENSALADILLA = id('7b');
const TORTILLA = id('7c');
const CANA = id('7d');
const LLAMADA = id('83');
const GRUPO = id('d0');

/**
 * What release 0.1 had stored when it was stopped: a mesa's order whose answer the phone never got, and a
 * call nobody had attended; and what the phone kept of both, to ask again. Written down as it stood in a
 * real database, but for the instants.
 */
export const RESTAURANTE_0_1 = RESTAURANTE.toHexString();

export const PASSWORD_HASH_0_1 = 'nadie entra con ella';

export const PEDIDO_EN_VUELO = {
  clave: '3f0d2c1e-5a5b-4c8e-9d55-0c6a3f1e7b21',
  cuerpo: {
    restaurante: RESTAURANTE_0_1,
    mesa: 1,
    productos: [
      { productoId: TORTILLA.toHexString(), nombre: 'Tortilla', precio: 8.5, cantidad: 1 },
      { productoId: CANA.toHexString(), nombre: 'Caña', precio: 2.2, cantidad: 1 },
    ],
  } satisfies CrearPedidoRequest,
} as const;

/** Made with the secret of the tests. */
export const SEGUIMIENTO_LLAMADA_0_1 =
  'aviso.6b033bee8c78d689f395d183.PY4k6ti2YMbxNR0qiV0wR6kVHhosPN7DpsITA1V4oE4';

/** Writes it into an empty database. */
export async function writeDatos01(db: mongo.Db, ahora: Date): Promise<void> {
  await db.collection('restaurantes').insertOne({
    _id: RESTAURANTE,
    nombre: 'Casa Vieja',
    email: 'casa-vieja@ejemplo.es',
    passwordHash: PASSWORD_HASH_0_1,
    telefono: '600 000 000',
    ubicacion: 'Calle Mayor, 1',
    tipoUsuario: 'premium',
    numeroMesas: 12,
    emailVerificado: true,
    slug: 'casa-vieja-95d178',
    qr: { clave: 'pr38kkuS1Ev9j50K1PXBlzsmteHLQ_J6FfMERlLnHoU', version: 1 },
    creadoEn: ahora,
  });
  await db.collection('restaurantes').createIndex({ _id: 1, pagadosDesde: 1 }, { name: 'pagados' });
  await db
    .collection('categorias')
    .insertMany([categoria(RACIONES, 'Raciones', 0, 'comida'), categoria(CERVEZAS, 'Cervezas', 1, 'bebida')]);
  await db
    .collection('productos')
    .insertMany([
      producto(TORTILLA, 'Tortilla', 850, RACIONES),
      producto(CANA, 'Caña', 220, CERVEZAS),
      producto(ENSALADILLA, 'Ensaladilla', 650, RACIONES),
    ]);
  const ticket = {
    clave: PEDIDO_EN_VUELO.clave,
    huella: 'z-n_YX5QDGF_ITE7WVQH5MvfNrxjc6qwt8dEi_bu7_Y',
    creadoEn: ahora,
    sinVerificar: true,
    revAlta: ahora.getTime(),
  };
  await db.collection('grupos').insertOne({
    _id: GRUPO,
    restaurante: RESTAURANTE,
    mesa: 1,
    pagado: false,
    rev: ahora.getTime(),
    actualizadoEn: ahora,
    archivadoEn: null,
    peso: 641,
    sinCodigo: { tickets: 2, peso: 641 },
    pedidos: [
      { _id: id('7f'), ...ticket, tipo: 'comida', lineas: [linea(id('80'), TORTILLA, 'Tortilla', 850)] },
      { _id: id('81'), ...ticket, tipo: 'bebida', lineas: [linea(id('82'), CANA, 'Caña', 220)] },
    ],
  });
  await db.collection('avisos').insertOne({
    _id: LLAMADA,
    restaurante: RESTAURANTE,
    mesa: 1,
    tipo: 'camarero',
    abierto: true,
    rev: ahora.getTime(),
    estado: 'pendiente',
    creadoEn: ahora,
    sinVerificar: true,
  });
}

const categoria = (_id: mongo.ObjectId, nombre: string, posicion: number, tipo: string) => ({
  _id,
  restaurante: RESTAURANTE,
  nombre,
  nombreNormalizado: nombre.toLowerCase(),
  posicion,
  tipo,
});

const producto = (_id: mongo.ObjectId, nombre: string, precio: number, enCategoria: mongo.ObjectId) => ({
  _id,
  restaurante: RESTAURANTE,
  nombre,
  descripcion: '',
  precio,
  ingredientes: [],
  alergenos: [],
  disponible: true,
  agotadoHasta: null,
  categoria: enCategoria,
  imagen: null,
});

const linea = (_id: mongo.ObjectId, productoId: mongo.ObjectId, nombre: string, precio: number) => ({
  _id,
  productoId,
  nombre,
  cantidad: 1,
  precio,
  estado: 'pendiente',
});
