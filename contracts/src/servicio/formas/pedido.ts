import { ALERGENOS } from '../../carta/dominio/alergenos';
import type { Alergeno } from '../../carta/dominio/alergenos';
import { LENGUAS } from '../../casa/dominio/lenguas';
import type { Lengua } from '../../casa/dominio/lenguas';
import { lengua } from '../../casa/reglas/lenguas';
import { numero, opcional, partes, texto } from '../../plataforma/formas/forma';
import type { De } from '../../plataforma/formas/forma';
import { id } from '../../plataforma/reglas/ids';
import { SILLAS_MAX } from '../dominio/linea/dicho';
import * as reglas from '../reglas/pedido';
import { COMENSALES_MAX, comensales, estacion, interruptor } from '../reglas/sala';

/** Money is in euros (docs/api.md#orders). */
const LINEA_PEDIDA = {
  productoId: opcional.texto(id, 'Id of the product; without it, name and price'),
  nombre: texto(reglas.nombreProducto),
  cantidad: numero(reglas.cantidad, { minimum: 1, maximum: 50 }),
  precio: numero(reglas.precio, 'Euros, as the diner saw it; only compared'),
  notas: opcional.texto(reglas.notasLinea, { maxLength: 140 }),
  formato: opcional.texto(id, 'Id of the formato that is chosen'),
  opciones: opcional.textos(reglas.opcionesElegidas, {
    uniqueItems: true,
    description: 'Ids of the values that are chosen of its opciones',
  }),
};

const LINEA_TOMADA = {
  ...LINEA_PEDIDA,
  pase: opcional.texto<string | null>(id, {
    nullable: true,
    description: 'The pase in which it waits; null: it marches at once; absent: the dish’s own',
  }),
  silla: opcional.numero(reglas.silla, {
    minimum: 1,
    maximum: SILLAS_MAX,
    description: 'For who sits there; absent: for the mesa',
  }),
  libre: opcional.texto(
    estacion,
    'On no carta, at this price: cocina, barra or the id of the station that makes it',
  ),
};

const COMANDA = {
  notas: opcional.texto(reglas.notasPedido, { maxLength: 500 }),
  evita: opcional.textos<Alergeno>(reglas.evita, {
    enum: [...ALERGENOS],
    maxItems: ALERGENOS.length,
    uniqueItems: true,
    description: 'What the diner avoids; told to the staff alone',
  }),
};

const DE_CAMARERO = {
  ...COMANDA,
  productos: partes('LineaTomadaDto', LINEA_TOMADA, reglas.productos),
  juntos: opcional.logico(interruptor, 'All of it marches at once'),
  comensales: opcional.numero(comensales, {
    minimum: 1,
    maximum: COMENSALES_MAX,
    description: 'So many sit there; a tab that says so already keeps what it says',
  }),
};

const DE_MOVIL = {
  movil: opcional.texto(reglas.movil, 'Random, one for each phone and tab; told to the staff alone'),
  lengua: opcional.texto<Lengua>(lengua, {
    enum: LENGUAS,
    description: 'In which the diner read the carta; told to the staff alone',
  }),
};

/** POST /pedidos/mesa/{n} needs no QR and ignores a pause. */
export const TOMAR_PEDIDO = {
  ...DE_CAMARERO,
  grupoMesa: opcional.texto(
    id,
    'The tab seen at the mesa: while it is open the order goes there, or nowhere',
  ),
  aquiMismo: opcional.logico(
    interruptor,
    'It is known that this tab has left: the order is of who sits at the mesa now',
  ),
};

/** POST /pedidos; the Idempotency-Key is a UUID per order. */
export const CREAR_PEDIDO = {
  ...COMANDA,
  productos: partes('LineaPedidaDto', LINEA_PEDIDA, reglas.productos),
  restaurante: texto(reglas.restauranteDelPedido),
  mesa: numero(reglas.mesaDelPedido, { minimum: 1 }),
  t: opcional.texto(reglas.firmaMesa, 'Signature of a printed QR'),
  seguimiento: opcional.texto(
    reglas.seguimiento,
    'The token of an order that is not paid yet: this one goes to the same tab, or to none',
  ),
  ...DE_MOVIL,
};

export type LineaPedidaRequest = De<typeof LINEA_PEDIDA>;
export type LineaTomadaRequest = De<typeof LINEA_TOMADA>;
export type TomarPedidoRequest = De<typeof TOMAR_PEDIDO>;
export type CrearPedidoRequest = De<typeof CREAR_PEDIDO>;

/** What a person ordered: from the body to the write it is one value. */
export type DatosPedido = De<typeof DE_CAMARERO & typeof DE_MOVIL>;
