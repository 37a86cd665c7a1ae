import {
  ALERGENOS,
  LENGUAS,
  SILLAS_MAX,
  reglasIds,
  reglasLenguas,
  reglasPedido,
  reglasSala,
} from '@carta/contracts';
import type {
  CrearPedidoRequest,
  LineaPedidaRequest,
  LineaTomadaRequest,
  TomarPedidoRequest,
} from '@carta/contracts';
import { dtoOf, campo, campoOpcional } from '../../../plataforma/validacion/dto';

const LINEA = {
  productoId: campoOpcional(reglasIds.id, {
    description: 'Id of the product; without it, name and price',
  }),
  nombre: campo(reglasPedido.nombreProducto),
  cantidad: campo(reglasPedido.cantidad, { type: Number, minimum: 1, maximum: 50 }),
  precio: campo(reglasPedido.precio, {
    type: Number,
    description: 'Euros, as the diner saw it; only compared',
  }),
  notas: campoOpcional(reglasPedido.notasLinea, { maxLength: 140 }),
  formato: campoOpcional(reglasIds.id, { description: 'Id of the formato that is chosen' }),
  opciones: campoOpcional(reglasPedido.opcionesElegidas, {
    type: [String],
    uniqueItems: true,
    description: 'Ids of the values that are chosen of its opciones',
  }),
};

class LineaPedidaDto extends dtoOf<LineaPedidaRequest>(LINEA) {}

class LineaTomadaDto extends dtoOf<LineaTomadaRequest>({
  ...LINEA,
  pase: campoOpcional(reglasIds.id, {
    nullable: true,
    description: 'The pase in which it waits; null: it marches at once; absent: the dish’s own',
  }),
  silla: campoOpcional(reglasPedido.silla, {
    type: Number,
    minimum: 1,
    maximum: SILLAS_MAX,
    description: 'For who sits there; absent: for the mesa',
  }),
  libre: campoOpcional(reglasSala.estacion, {
    description: 'On no carta, at this price: cocina, barra or the id of the station that makes it',
  }),
}) {}

const COMANDA = {
  notas: campoOpcional(reglasPedido.notasPedido, { maxLength: 500 }),
  evita: campoOpcional(reglasPedido.evita, {
    type: [String],
    enum: [...ALERGENOS],
    maxItems: ALERGENOS.length,
    uniqueItems: true,
    description: 'What the diner avoids; told to the staff alone',
  }),
};

export class TomarPedidoDto extends dtoOf<TomarPedidoRequest>({
  ...COMANDA,
  productos: campo(reglasPedido.productos, { type: [LineaTomadaDto] }),
  juntos: campoOpcional(reglasSala.interruptor, { type: Boolean, description: 'All of it marches at once' }),
  grupoMesa: campoOpcional(reglasIds.id, {
    description: 'The tab seen at the mesa: while it is open the order goes there, or nowhere',
  }),
  comensales: campoOpcional(reglasSala.comensales, {
    type: Number,
    minimum: 1,
    maximum: reglasSala.COMENSALES_MAX,
    description: 'So many sit there; a tab that says so already keeps what it says',
  }),
  aquiMismo: campoOpcional(reglasSala.interruptor, {
    type: Boolean,
    description: 'It is known that this tab has left: the order is of who sits at the mesa now',
  }),
}) {}

export class CrearPedidoDto extends dtoOf<CrearPedidoRequest>({
  ...COMANDA,
  productos: campo(reglasPedido.productos, { type: [LineaPedidaDto] }),
  restaurante: campo(reglasPedido.restauranteDelPedido),
  mesa: campo(reglasPedido.mesaDelPedido, { type: Number, minimum: 1 }),
  t: campoOpcional(reglasPedido.firmaMesa, { description: 'Signature of a printed QR' }),
  seguimiento: campoOpcional(reglasPedido.seguimiento, {
    description: 'The token of an order that is not paid yet: this one goes to the same tab, or to none',
  }),
  movil: campoOpcional(reglasPedido.movil, {
    description: 'Random, one for each phone and tab; told to the staff alone',
  }),
  lengua: campoOpcional(reglasLenguas.lengua, {
    enum: LENGUAS,
    description: 'In which the diner read the carta; told to the staff alone',
  }),
}) {}
