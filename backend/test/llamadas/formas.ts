import { ALERGENOS, ESTADOS_GRUPO, ESTADOS_LINEA, TIPOS_PEDIDO, TIPOS_USUARIO } from '@carta/contracts';
import type {
  Categoria,
  EstadisticasHoy,
  EstadisticasRango,
  Grupo,
  Linea,
  Pedido,
  PosicionCategoria,
  Producto,
  Restaurante,
  RestaurantePublico,
} from '@carta/contracts';
import { dia, entero, euros, id, instante, oNulo, siONo, texto, unoDe } from './forma';
import type { Forma } from './forma';

/** Forms of what the calls answer, written here anew: nothing of the server's own making is asked. */

/** Every key of a contract's type, `?` where it may be missing: one that is forgotten does not compile. */
type FormaDe<T> = {
  readonly [C in keyof T as undefined extends T[C] ? `${string & C}?` : C]-?: Forma;
};

export const RESTAURANTE_PUBLICO = {
  _id: id,
  nombre: texto,
  slug: texto,
  tipoUsuario: unoDe(...TIPOS_USUARIO),
  ubicacion: texto,
  telefono: texto,
  numeroMesas: entero,
} as const satisfies FormaDe<RestaurantePublico>;

export const RESTAURANTE = {
  ...RESTAURANTE_PUBLICO,
  email: texto,
  emailVerificado: siONo,
} as const satisfies FormaDe<Restaurante>;

export const CATEGORIA = {
  _id: id,
  nombre: texto,
  posicion: entero,
  tipo: unoDe(...TIPOS_PEDIDO),
} as const satisfies FormaDe<Categoria>;

export const POSICION = {
  _id: id,
  nombre: texto,
  guardada: oNulo(entero),
  posicion: entero,
} as const satisfies FormaDe<PosicionCategoria>;

export const PRODUCTO = {
  _id: id,
  nombre: texto,
  descripcion: texto,
  precio: euros,
  categoria: oNulo(id),
  imagen: oNulo(texto),
  imagenPrevia: oNulo({ ancho: entero, alto: entero, color: texto }),
  ingredientes: [texto],
  alergenos: [unoDe(...ALERGENOS)],
  disponible: siONo,
  estado: unoDe('disponible', 'agotado'),
  'agotadoHasta?': instante,
} as const satisfies FormaDe<Producto>;

export const CATEGORIA_CON_PRODUCTOS = { ...CATEGORIA, productos: [PRODUCTO] } as const;

const LINEA = {
  _id: id,
  productoId: id,
  nombre: texto,
  cantidad: entero,
  precio: euros,
  estado: unoDe(...ESTADOS_LINEA),
  'notas?': texto,
  'alergenos?': [unoDe(...ALERGENOS)],
  'enPreparacionEn?': instante,
  'listoEn?': instante,
  'entregadoEn?': instante,
} as const satisfies FormaDe<Linea>;

export const PEDIDO = {
  _id: id,
  numero: entero,
  tipoPedido: unoDe(...TIPOS_PEDIDO),
  createdAt: instante,
  estado: unoDe(...ESTADOS_LINEA),
  total: euros,
  'notas?': texto,
  productos: [LINEA],
} as const satisfies FormaDe<Pedido>;

export const GRUPO = {
  grupoMesa: id,
  rev: entero,
  mesa: { numero: entero },
  estadoGrupo: unoDe(...ESTADOS_GRUPO),
  pedidos: [PEDIDO],
  primerPedido: instante,
  ultimoPedido: instante,
  totalGrupo: euros,
  actualizadoEn: instante,
  'pagadoEn?': instante,
  'motivoCierre?': texto,
} as const satisfies FormaDe<Grupo>;

const minutos = (valor: unknown): boolean => typeof valor === 'number' && valor >= 0;
const MINUTOS_A_LISTO = { mediana: oNulo(minutos), p90: oNulo(minutos), muestras: entero } as const;
const TOP = [{ nombre: texto, unidades: entero, total: euros }] as const;

export const ESTADISTICAS_HOY = {
  porEstado: { pendiente: entero, en_preparacion: entero, listo: entero, entregado: entero, pagado: entero },
  recaudado: euros,
  pendienteDeCobro: euros,
  minutosAListo: MINUTOS_A_LISTO,
  topProductos: TOP,
} as const satisfies FormaDe<EstadisticasHoy>;

export const ESTADISTICAS_RANGO = {
  desde: dia,
  hasta: dia,
  pedidos: entero,
  recaudado: euros,
  pendienteDeCobro: euros,
  minutosAListo: MINUTOS_A_LISTO,
  porDia: [{ dia, pedidos: entero, total: euros }],
  porHora: [{ hora: entero, pedidos: entero, total: euros }],
  topProductos: TOP,
} as const satisfies FormaDe<EstadisticasRango>;
