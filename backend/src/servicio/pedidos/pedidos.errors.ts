// Longer than most: the refusals of orders, mesas and charges have words that must fit together.
import type {
  Cerrado,
  Comanda,
  Grupo,
  LineaComanda,
  LineaFresca,
  LineasCerradas,
  LineasFrescas,
  MesasCobradas,
  MesaCambiada,
  MotivoRechazo,
  NoDisponible,
  ProblemaComanda,
} from '@carta/contracts';
import {
  CABECERA_CLAVE,
  LIMITES,
  enEsperaOf,
  formatEuros,
  isPorPesar,
  normalizeTexto,
  preguntaOf,
  textoQuedan,
  toEuros,
  vivasOf,
} from '@carta/contracts';
import { DomainError, campoNoValido, noEncontrado } from '../../plataforma/errores/domain-error';

export const sinPedidosDesdeMesa = (): DomainError =>
  new DomainError('FORBIDDEN', 'Este restaurante no acepta pedidos desde la mesa');

/** 503, and nothing is stored: the key was looked up before. */
export const pedidosPausados = (): DomainError => new DomainError('PEDIDOS_PAUSADOS');

export const numeroMesaInvalido = (): DomainError => campoNoValido('mesa', 'Número de mesa inválido.');
export const pedidoNoEncontrado = (): DomainError => noEncontrado('El pedido no existe.');

export const cobroNoEncontrado = (): DomainError => noEncontrado('El cobro no existe.');

export const claveReutilizada = (): DomainError =>
  campoNoValido('Idempotency-Key', 'Esta clave ya se usó para otro pedido.');

const productoAmbiguo = (nombre: string): DomainError =>
  campoNoValido('productos', `No se ha podido identificar el producto «${nombre}» en la carta.`);

export const demasiadasLineas = (): DomainError =>
  campoNoValido(
    'productos',
    `Un pedido puede tener como máximo ${LIMITES.lineasPorPedido} líneas, contando los platos de los menús.`,
  );

export const totalExcesivo = (): DomainError =>
  campoNoValido(
    'productos',
    `Un pedido no puede superar los ${LIMITES.totalPedidoEuros} €. Pide ayuda a tu camarero.`,
  );

const SIN_SITIO = {
  comensal: 'En esta mesa ya no caben más pedidos. Pide a un camarero.',
  personal: 'En esta mesa ya no caben más pedidos. Cóbrala antes de apuntar otro.',
  sinCodigo: 'En esta mesa ya no caben más pedidos sin código. Escanea su código QR o pide a un camarero.',
} as const;

/** 409: the tab is full, for everybody or for those without a code. */
export const mesaSinSitio = (para: keyof typeof SIN_SITIO): DomainError =>
  new DomainError('CONFLICT', SIN_SITIO[para]);

export const DEMASIADOS_SIN_CODIGO =
  'Ahora llegan demasiados pedidos sin código. Escanea el código QR de tu mesa o pide a un camarero.';

/** 409 with every line as the carta has it now, or 422. */
export function comandaRechazada(comanda: Extract<Comanda, { ok: false }>): DomainError {
  switch (comanda.motivo) {
    case 'PRODUCTO_AMBIGUO':
      return productoAmbiguo(comanda.nombre);
    case 'ELECCION':
      return eleccionPorHacer(comanda.indice, comanda.problema);
    case 'PRODUCTO_NO_DISPONIBLE':
      return new DomainError(comanda.motivo, textoNoDisponible(comanda), {
        data: toFrescas(comanda.lineas),
      });
    case 'PRECIO_CAMBIADO':
      return new DomainError(comanda.motivo, undefined, { data: toFrescas(comanda.lineas) });
  }
}

/** 422 that names the line and what it lacks. */
function eleccionPorHacer(indice: number, problema: ProblemaComanda): DomainError {
  const linea = `productos.${indice}`;
  switch (problema.motivo) {
    case 'falta_formato':
      return campoNoValido(`${linea}.formato`, 'Elige el formato');
    case 'falta':
      return campoNoValido(`${linea}.opciones`, preguntaOf(problema.opcion, problema.min));
    case 'sobran':
      return campoNoValido(`${linea}.opciones`, `Como máximo ${problema.max} en «${problema.opcion}»`);
  }
}

/** A whole product has the default words: `data` names the lines. */
function textoNoDisponible({ agotada, escaso }: NoDisponible): string | undefined {
  if (escaso)
    return `${textoQuedan(escaso.quedan)} de «${escaso.nombre}». Revisa tu pedido antes de enviarlo.`;
  if (agotada === null) return undefined;
  const { nombre, producto } = agotada;
  const de = /^menu\b/.test(normalizeTexto(producto)) ? 'del' : 'de';
  return `«${nombre}» ${de} «${producto}» ya no está disponible. Revisa tu pedido antes de enviarlo.`;
}

function toFrescas(lineas: readonly LineaFresca[]): LineasFrescas {
  return { lineas: lineas.map(({ precio, ...linea }) => ({ ...linea, precio: toEuros(precio) })) };
}

/** The 409 uses the words of the first line. */
export function cocinaCerrada(cerradas: readonly (Cerrado & Pick<LineaComanda, 'producto'>)[]): DomainError {
  const data: LineasCerradas = {
    cerradas: cerradas.map(({ producto, motivo, abre }) => ({
      productoId: producto.id,
      nombre: producto.nombre,
      motivo,
      abre: abre?.toISOString() ?? null,
    })),
  };
  return new DomainError('COCINA_CERRADA', cerradas[0]?.motivo, { data });
}

export const estadoNoValido = (): DomainError => campoNoValido('estado', 'El estado no es válido');

export const reaperturaNoValida = (): DomainError =>
  campoNoValido('reabrir', 'Solo se puede volver a abrir una mesa entera, y como entregada.');

export const lineasSinTicket = (): DomainError =>
  campoNoValido('lineas', 'Solo se pueden mover algunas líneas de un pedido, no de una mesa.');

/** Includes the mesa as it is now. */
export const sinUrgentes = (data: Grupo): DomainError =>
  new DomainError('CONFLICT', 'Aquí no se marcan pedidos como urgentes: se activa en Ajustes → Cocina.', {
    data,
  });

const SE_CIERRA_SOLA = 'Se cierra sola cuando cocina y barra digan «Enterado».';

/** Includes the mesa as it is now. */
export function movimientoRechazado(motivo: MotivoRechazo, data: Grupo, ticketId?: string): DomainError {
  switch (motivo) {
    case 'NO_EXISTE':
      return pedidoNoEncontrado();
    case 'ESTADO_CAMBIADO':
      return new DomainError('ESTADO_CAMBIADO', undefined, { data });
    case 'LO_LLEVA': {
      const lleva = data.pedidos.find(({ _id }) => _id === ticketId)?.lleva;
      return new DomainError('ESTADO_CAMBIADO', lleva && `Lo lleva ${lleva.por}`, { data });
    }
    case 'EN_ESPERA':
      return new DomainError('ESTADO_CAMBIADO', 'Está en espera: márchalo antes.', { data });
    case 'SIN_MARCHAR':
      return new DomainError('CONFLICT', textoSinMarchar(data), { data });
    case 'SIN_PESAR':
      return new DomainError('CONFLICT', textoSinPesar(data), { data });
    case 'NO_SE_PESA':
      return new DomainError('CONFLICT', 'Esto no va por peso.', { data });
    case 'SIN_ENTREGAR':
      return new DomainError('CONFLICT', 'Todavía hay productos sin entregar en esta mesa.', { data });
    case 'VACIA':
      return new DomainError('CONFLICT', `En la mesa ${data.mesa.numero} no queda nada. ${SE_CIERRA_SOLA}`, {
        data,
      });
    case 'MUY_REABIERTA':
      return new DomainError('CONFLICT', 'Esta mesa ya se ha vuelto a abrir demasiadas veces.', { data });
    case 'EN_USO':
      return new DomainError('CONFLICT', 'Esta mesa no está abandonada: cóbrala o espera.', { data });
    case 'MUY_MOVIDA':
      return new DomainError('CONFLICT', 'Esta mesa ya ha cambiado demasiadas veces.', { data });
    case 'MUY_COBRADA':
      return new DomainError('CONFLICT', 'Esta mesa ya tiene demasiados cobros.', { data });
    case 'MUY_CANCELADA':
      return new DomainError('CONFLICT', 'Ya se ha cancelado demasiadas veces en esta mesa.', { data });
    case 'TARDE':
      return new DomainError('CONFLICT', 'Ya no se puede deshacer: han pasado más de 10 segundos.', { data });
    case 'SABIDA':
      return new DomainError('CONFLICT', 'Ya no se puede deshacer: en su puesto ya lo saben.', { data });
    case 'ES_MENU':
      return new DomainError('CONFLICT', 'Un menú no se mueve entero: mueve sus platos.', { data });
    case 'MENU_SERVIDO':
      return new DomainError(
        'CONFLICT',
        'Ya se ha servido un plato de este menú: cancela los demás uno a uno.',
        { data },
      );
    case 'COBRADO':
      return new DomainError('CONFLICT', 'Anula antes el cobro', { data });
    case 'PAGADA':
      return new DomainError('CONFLICT', 'Reabre la mesa: ya está pagada.', { data });
    case 'MUY_REBAJADA':
      return new DomainError('CONFLICT', 'En esta mesa ya se ha invitado o descontado demasiadas veces.', {
        data,
      });
    case 'SIN_IMPORTE':
      return new DomainError('CONFLICT', 'De eso no queda nada que descontar.', { data });
    case 'REBAJA_MAYOR':
      return new DomainError('CONFLICT', 'El descuento no puede ser más de lo que cuesta.', { data });
    case 'REBAJA_POSTERIOR':
      return new DomainError('CONFLICT', 'Deshaz antes lo último que se le ha descontado.', { data });
    case 'CLAVE_DE_REBAJA':
      return campoNoValido(CABECERA_CLAVE, 'Esta clave ya se usó para otro descuento.');
    case 'SE_PASA':
      return cobroExcesivo(data.pendiente);
    case 'CLAVE_USADA':
      return claveDeOtroCobro();
    case 'ARCHIVADO':
      return new DomainError('CONFLICT', 'Este pedido ya se eliminó del tablero.', { data });
  }
}

function textoSinMarchar({ pedidos: tickets }: Grupo): string {
  const esperan = tickets.flatMap(({ productos }) => enEsperaOf(productos));
  const platos = esperan.reduce((suma, { cantidad }) => suma + cantidad, 0);
  return platos === 1 ? 'Queda 1 plato sin marchar' : `Quedan ${platos} platos sin marchar`;
}

function textoSinPesar({ pedidos: tickets }: Grupo): string {
  const porPesar = tickets.flatMap(({ productos }) => vivasOf(productos)).filter(isPorPesar);
  return `Falta pesar: ${porPesar.map(({ nombre }) => nombre).join(', ')}`;
}

export const paseNoValido = (): DomainError => campoNoValido('pase', 'Ese pase ya no existe');

export const mesaConPedidosNuevos = (): DomainError =>
  new DomainError('CONFLICT', 'La mesa ya tiene pedidos nuevos: no se puede volver a abrir la anterior.');

/** @param pendiente euros left to be charged. */
export const cobroExcesivo = (pendiente: number): DomainError =>
  campoNoValido(
    'importe',
    pendiente > 0
      ? `Faltan por cobrar ${formatEuros(pendiente)}: no se puede cobrar más.`
      : 'No queda nada por cobrar en esta mesa.',
  );

/** 409: what the cancellation gave back has been sold since. */
export const yaNoQuedan = (nombre: string): DomainError =>
  new DomainError('CONFLICT', `Ya no se puede deshacer: no quedan bastantes de «${nombre}».`);

export const cobroSinDecidir = (): DomainError =>
  campoNoValido('importe', 'Indica un importe o los platos que se cobran');

export const claveDeOtroCobro = (): DomainError =>
  campoNoValido(CABECERA_CLAVE, 'Esta clave ya se usó para otro cobro.');

export const cobroSinClave = (): DomainError =>
  campoNoValido(CABECERA_CLAVE, 'Falta la clave de idempotencia del cobro.');

export const rebajaSinDecidir = (): DomainError =>
  campoNoValido('tipo', 'Indica qué platos, o cuánto se descuenta');

export const rebajaSinClave = (): DomainError =>
  campoNoValido(CABECERA_CLAVE, 'Falta la clave de idempotencia del descuento.');

export const cancelacionSinClave = (): DomainError =>
  campoNoValido(CABECERA_CLAVE, 'Falta la clave de idempotencia de la cancelación.');

/** Names the mesa if the refusal is about one of several; includes all tabs as they are now. */
export function cobroRechazado(refusal: DomainError, mesa: number | null, data: MesasCobradas): DomainError {
  const { code, message, detalle } = refusal;
  const texto = mesa !== null && data.grupos.length > 1 ? `Mesa ${mesa}: ${message}` : message;
  return new DomainError(code, texto, { ...detalle, data });
}

export const mismaMesa = (): DomainError => campoNoValido('a', 'Elige otra mesa');

/** 409: two open tabs never share a mesa. */
export const mesaOcupada = (mesa: number): DomainError =>
  new DomainError('MESA_OCUPADA', `La mesa ${mesa} ya está ocupada.`);

/** 409: a party has cancelled everything, and its tab is still to be closed. */
export const mesaVacia = (mesa: number, data: Grupo): DomainError =>
  new DomainError('MESA_OCUPADA', `La mesa ${mesa} está vacía. ${SE_CIERRA_SOLA}`, { data });

/** 409: a mesa is in one party at most. */
export const mesaJunta = (mesa: number): DomainError =>
  new DomainError('MESA_OCUPADA', `La mesa ${mesa} ya está junta con otra.`);

/** 409: a party is parted before one of its mesas moves, or somebody moves there. */
export const sinSeparar = (mesa: number, lider: number): DomainError =>
  new DomainError('CONFLICT', `La mesa ${mesa} está junta con la ${lider}. Sepáralas antes.`);

/** 409: a party to be joined has left; `data` is the leading tab as it is now. */
export const mesaDejada = (data: Grupo): DomainError =>
  new DomainError('ESTADO_CAMBIADO', 'Alguien de esas mesas acaba de cambiar de sitio. Míralo otra vez.', {
    data,
  });

/** 409: the tab that an order's phone follows is at another mesa. */
export const mesaCambiada = (data: MesaCambiada): DomainError =>
  new DomainError('MESA_CAMBIADA', `Ahora estáis en la mesa ${data.mesa}.`, { data });

/** 409: the party of a waiter's order has moved. */
export const mesaPasada = (de: number, data: Required<Omit<MesaCambiada, 't'>>): DomainError =>
  new DomainError('MESA_CAMBIADA', `La mesa ${de} ha pasado a la ${data.mesa}.`, { data });

export function withData({ code, message, detalle }: DomainError, data: unknown): DomainError {
  return new DomainError(code, message, { ...detalle, data });
}
