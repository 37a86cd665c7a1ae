// Longer than most: the exact shapes of all answers are read as one list.
import {
  ALERGENOS,
  ESTADOS_LLAMADA,
  ESTADOS_GRUPO,
  ESTADOS_LINEA,
  FORMAS_COBRO,
  PAGOS,
  PUESTOS,
  REPARTOS,
  TIPOS_LLAMADA,
  TIPOS_PEDIDO,
  TIPOS_USUARIO,
  HUSOS,
} from '@carta/contracts';
import type {
  Aspecto,
  FotoAspecto,
  DatosLegales,
  Llamada,
  Categoria,
  CierreDelDia,
  CobroMesa,
  Demora,
  Demoras,
  Dispositivo,
  DispositivoPropio,
  EstadisticasHoy,
  EstadisticasRango,
  Formato,
  Grupo,
  Horario,
  Linea,
  MovimientoReciente,
  Opcion,
  Ticket,
  PedidoSeguido,
  PedidosRechazados,
  Perfil,
  Plan,
  PosicionCategoria,
  Producto,
  Quien,
  Restaurante,
  RestaurantePublico,
  Servicio,
  Tanda,
  Zona,
} from '@carta/contracts';
import { dia, entero, euros, id, instante, oNulo, siONo, texto, unoDe } from './forma';
import type { Forma } from './forma';

/** Forms of what the calls answer, written here anew: nothing of the server's own making is asked. */

/** Every key of a contract's type, `?` where it may be missing: one that is forgotten does not compile. */
type FormaDe<T> = {
  readonly [C in keyof T as undefined extends T[C] ? `${string & C}?` : C]-?: Forma;
};

export const DATOS_LEGALES = {
  titular: texto,
  nif: texto,
  domicilio: texto,
  email: texto,
  telefono: texto,
} as const satisfies FormaDe<DatosLegales>;

/** 'HH:MM' */
const hora: Forma = (valor) => typeof valor === 'string' && /^\d{2}:\d{2}$/.test(valor);
const TRAMOS = [{ dias: [entero], desde: hora, hasta: hora }] as const;

export const HORARIO = {
  'cocina?': TRAMOS,
  'barra?': TRAMOS,
  cerrados: [dia],
} as const satisfies FormaDe<Horario>;

const HUSOS_DEL_LUGAR = [{ desde: dia, huso: unoDe(...HUSOS) }] as const;

export const ZONA = { _id: id, nombre: texto, mesas: texto } as const satisfies FormaDe<Zona>;

const FOTO_ASPECTO = {
  imagen: texto,
  ancho: entero,
  alto: entero,
  color: texto,
} as const satisfies FormaDe<FotoAspecto>;

export const ASPECTO = {
  'color?': texto,
  'logo?': FOTO_ASPECTO,
  'portada?': FOTO_ASPECTO,
} as const satisfies FormaDe<Aspecto>;

export const RESTAURANTE_PUBLICO = {
  _id: id,
  nombre: texto,
  slug: texto,
  tipoUsuario: unoDe(...TIPOS_USUARIO),
  ubicacion: texto,
  telefono: texto,
  numeroMesas: entero,
  pausado: siONo,
  'soloEfectivo?': unoDe(true),
  'legal?': DATOS_LEGALES,
  'horario?': HORARIO,
  'husos?': HUSOS_DEL_LUGAR,
  'zonas?': [ZONA],
  'aspecto?': ASPECTO,
} as const satisfies FormaDe<RestaurantePublico>;

export const RESTAURANTE = {
  ...RESTAURANTE_PUBLICO,
  'email?': texto,
  emailVerificado: siONo,
  sinPantallaBarra: siONo,
  'sesionCopiadaEn?': instante,
} as const satisfies FormaDe<Restaurante>;

export const DISPOSITIVO_PROPIO = {
  _id: id,
  nombre: texto,
  puesto: unoDe(...PUESTOS),
} as const satisfies FormaDe<DispositivoPropio>;

export const DISPOSITIVO = {
  ...DISPOSITIVO_PROPIO,
  conectado: siONo,
  vistoEn: instante,
  'fuera?': { desde: instante, solicitudes: [texto] },
} as const satisfies FormaDe<Dispositivo>;

export const PERFIL = {
  ...RESTAURANTE,
  'dispositivo?': DISPOSITIVO_PROPIO,
} as const satisfies FormaDe<Perfil>;

export const SERVICIO = {
  rev: entero,
  pausado: siONo,
  exigirQrFirmado: siONo,
  minutosAmbar: entero,
  minutosRojo: entero,
  mesaCompartida: siONo,
  sinPantallaBarra: siONo,
  diasNotas: entero,
  'husos?': HUSOS_DEL_LUGAR,
} as const satisfies FormaDe<Servicio>;

export const PLAN = {
  conPedidos: siONo,
  propio: siONo,
  'contacto?': texto,
} as const satisfies FormaDe<Plan>;

export const CATEGORIA = {
  _id: id,
  nombre: texto,
  posicion: entero,
  tipo: unoDe(...TIPOS_PEDIDO),
  'horas?': TRAMOS,
} as const satisfies FormaDe<Categoria>;

export const POSICION = {
  _id: id,
  nombre: texto,
  guardada: oNulo(entero),
  posicion: entero,
} as const satisfies FormaDe<PosicionCategoria>;

/** Its keys are the ids of zonas. */
const preciosPorZona: Forma = (valor) =>
  Object.entries(valor as Record<string, unknown>).every(([zona, precio]) => id(zona) && euros(precio));

const FORMATO = {
  _id: id,
  nombre: texto,
  precio: euros,
  'precios?': preciosPorZona,
  disponible: siONo,
  'agotadoHasta?': instante,
  'alergenos?': [unoDe(...ALERGENOS)],
} as const satisfies FormaDe<Formato>;

export const OPCION = {
  _id: id,
  nombre: texto,
  min: entero,
  max: entero,
  valores: [
    {
      _id: id,
      nombre: texto,
      suplemento: euros,
      alergenos: [unoDe(...ALERGENOS)],
      alergenosDeclarados: siONo,
      disponible: siONo,
      'agotadoHasta?': instante,
    },
  ],
} as const satisfies FormaDe<Opcion>;

/** Its `cambio` is what was sent. */
export const TANDA = {
  _id: id,
  cambio: (valor) => typeof valor === 'object' && valor !== null && 'que' in valor,
  creadaEn: instante,
  enCurso: siONo,
  total: entero,
  vistos: entero,
  omitidos: [{ producto: id, nombre: texto, motivo: unoDe('cambiado', 'ya_no_esta') }],
  'deshace?': id,
} satisfies FormaDe<Tanda>;

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
  alergenosDeclarados: siONo,
  disponible: siONo,
  estado: unoDe('disponible', 'agotado'),
  'agotadoHasta?': instante,
  'crudo?': unoDe(true),
  'precios?': preciosPorZona,
  'formatos?': [FORMATO],
  'opciones?': [id],
} as const satisfies FormaDe<Producto>;

export const CATEGORIA_CON_PRODUCTOS = { ...CATEGORIA, productos: [PRODUCTO] } as const;

const QUIEN = { por: texto, en: instante } as const satisfies FormaDe<Quien>;

const LINEA = {
  _id: id,
  productoId: id,
  nombre: texto,
  cantidad: entero,
  precio: euros,
  estado: unoDe(...ESTADOS_LINEA),
  'notas?': texto,
  'formato?': texto,
  'opciones?': [{ nombre: texto, valor: texto, suplemento: euros }],
  'alergenos?': [unoDe(...ALERGENOS)],
  'enPreparacionEn?': instante,
  'listoEn?': instante,
  'entregadoEn?': instante,
  'cancelada?': { ...QUIEN, motivo: texto },
  'enterado?': QUIEN,
  'retiradas?': [{ ...QUIEN, motivo: texto, unidades: entero, 'enterado?': QUIEN }],
  'repuesta?': { ...QUIEN, unidades: entero, 'enterado?': QUIEN },
} as const satisfies FormaDe<Linea>;

export const PEDIDO = {
  _id: id,
  numero: entero,
  tipoPedido: unoDe(...TIPOS_PEDIDO),
  createdAt: instante,
  estado: unoDe(...ESTADOS_LINEA),
  total: euros,
  'notas?': texto,
  'evita?': [unoDe(...ALERGENOS)],
  'vistoEn?': instante,
  'sinVerificar?': unoDe(true),
  'tomadoPor?': texto,
  'lleva?': QUIEN,
  'movil?': texto,
  'antes?': entero,
  productos: [LINEA],
} as const satisfies FormaDe<Ticket>;

const DEMORA = { desde: entero, hasta: entero } as const satisfies FormaDe<Demora>;
const DEMORAS = { 'comida?': DEMORA, 'bebida?': DEMORA } as const satisfies FormaDe<Demoras>;

export const PEDIDO_SEGUIDO = {
  grupoMesa: id,
  rev: entero,
  pagado: siONo,
  mesa: { numero: entero, 't?': texto },
  pedidos: [PEDIDO],
  'otros?': [PEDIDO],
  demora: DEMORAS,
} as const satisfies FormaDe<PedidoSeguido>;

export const PEDIDOS_RECHAZADOS = { dia, sinCodigo: entero } as const satisfies FormaDe<PedidosRechazados>;

const ESTADO_HISTORIAL = unoDe(...ESTADOS_GRUPO, 'cancelada');

export const MOVIMIENTO_RECIENTE = {
  pedido: id,
  'linea?': id,
  de: ESTADO_HISTORIAL,
  a: ESTADO_HISTORIAL,
  'motivo?': texto,
  en: instante,
  por: texto,
  mesa: entero,
  numero: entero,
  tipoPedido: unoDe(...TIPOS_PEDIDO),
  productos: [{ nombre: texto, cantidad: entero, 'formato?': texto }],
} as const satisfies FormaDe<MovimientoReciente>;

const COBRO = {
  _id: id,
  importe: euros,
  forma: unoDe(...FORMAS_COBRO),
  'lineas?': [{ linea: id, unidades: entero }],
  ...QUIEN,
  'anulado?': { ...QUIEN, motivo: texto },
} as const satisfies FormaDe<CobroMesa>;

export const GRUPO = {
  grupoMesa: id,
  rev: entero,
  mesa: { numero: entero },
  estadoGrupo: unoDe(...ESTADOS_GRUPO),
  pedidos: [PEDIDO],
  primerPedido: instante,
  ultimoPedido: instante,
  totalGrupo: euros,
  pendiente: euros,
  'cobros?': [COBRO],
  'sinIndicar?': euros,
  'mudanzas?': [{ de: entero, a: entero, ...QUIEN }],
  'mesasJuntas?': [entero],
  actualizadoEn: instante,
  'pagadoEn?': instante,
  'motivoCierre?': texto,
} as const satisfies FormaDe<Grupo>;

export const LLAMADA = {
  _id: id,
  rev: entero,
  mesa: entero,
  'grupoMesa?': id,
  tipo: unoDe(...TIPOS_LLAMADA),
  'pago?': unoDe(...PAGOS),
  'reparto?': { modo: unoDe(...REPARTOS), 'partes?': entero },
  creadoEn: instante,
  estado: unoDe(...ESTADOS_LLAMADA),
  'por?': texto,
  'atendidoEn?': instante,
  'sinVerificar?': unoDe(true),
} as const satisfies FormaDe<Llamada>;

const minutos = (valor: unknown): boolean => typeof valor === 'number' && valor >= 0;
const MINUTOS = { mediana: oNulo(minutos), p90: oNulo(minutos), muestras: entero } as const;
const POR_FORMA = { tarjeta: euros, efectivo: euros, otro: euros, sin_indicar: euros } as const;
const TOP = [{ nombre: texto, 'formato?': texto, unidades: entero, total: euros }] as const;

export const ESTADISTICAS_HOY = {
  porEstado: { pendiente: entero, en_preparacion: entero, listo: entero, entregado: entero, pagado: entero },
  recaudado: euros,
  porForma: POR_FORMA,
  pendienteDeCobro: euros,
  minutosAListo: MINUTOS,
  topProductos: TOP,
} as const satisfies FormaDe<EstadisticasHoy>;

export const CIERRE = {
  dia,
  recaudado: euros,
  porForma: POR_FORMA,
  mesasPagadas: entero,
  abiertas: [{ mesa: entero, total: euros, cobrado: euros, pendiente: euros }],
  cancelaciones: [
    {
      mesa: entero,
      nombre: texto,
      'formato?': texto,
      cantidad: entero,
      importe: euros,
      ...QUIEN,
      motivo: texto,
    },
  ],
  anulaciones: [{ mesa: entero, importe: euros, forma: unoDe(...FORMAS_COBRO), ...QUIEN, motivo: texto }],
  cerradas: [{ mesa: entero, importe: euros, ...QUIEN, motivo: texto }],
} as const satisfies FormaDe<CierreDelDia>;

export const ESTADISTICAS_RANGO = {
  desde: dia,
  hasta: dia,
  pedidos: entero,
  recaudado: euros,
  porForma: POR_FORMA,
  pendienteDeCobro: euros,
  minutosAListo: MINUTOS,
  minutosAEntregado: MINUTOS,
  cancelado: { unidades: entero, total: euros },
  porDia: [{ dia, pedidos: entero, total: euros }],
  porHora: [{ hora: entero, pedidos: entero, total: euros }],
  topProductos: TOP,
} as const satisfies FormaDe<EstadisticasRango>;
