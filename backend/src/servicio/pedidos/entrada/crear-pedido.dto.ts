import { ALERGENOS, optional, reglasIds, reglasPedido, reglasSala } from '@carta/contracts';
import type { Alergeno, CrearPedidoRequest, LineaPedidaRequest, TomarPedidoRequest } from '@carta/contracts';
import { Cumple, CumpleOpcional, Partes } from '../../../plataforma/validacion/cumple';

class LineaPedidaDto implements LineaPedidaRequest {
  @CumpleOpcional(reglasIds.id, {
    type: String,
    description: 'Id of the product; without it, name and price',
  })
  productoId?: string;

  @Cumple(reglasPedido.nombreProducto, { type: String })
  nombre!: string;

  @Cumple(reglasPedido.cantidad, { type: Number, minimum: 1, maximum: 50 })
  cantidad!: number;

  @Cumple(reglasPedido.precio, { type: Number, description: 'Euros, as the diner saw it; only compared' })
  precio!: number;

  @CumpleOpcional(optional(reglasPedido.notasLinea), { type: String, maxLength: 140 })
  notas?: string;

  @CumpleOpcional(reglasIds.id, { type: String, description: 'Id of the formato that is chosen' })
  formato?: string;

  @CumpleOpcional(reglasPedido.opcionesElegidas, {
    type: [String],
    uniqueItems: true,
    description: 'Ids of the values that are chosen of its opciones',
  })
  opciones?: string[];
}

class ComandaDto {
  @Cumple(reglasPedido.productos, { type: [LineaPedidaDto] })
  @Partes(() => LineaPedidaDto)
  productos!: LineaPedidaDto[];

  @CumpleOpcional(optional(reglasPedido.notasPedido), { type: String, maxLength: 500 })
  notas?: string;

  @CumpleOpcional(reglasPedido.evita, {
    enum: ALERGENOS,
    isArray: true,
    maxItems: ALERGENOS.length,
    uniqueItems: true,
    description: 'What the diner avoids; told to the staff alone',
  })
  evita?: Alergeno[];
}

export class TomarPedidoDto extends ComandaDto implements TomarPedidoRequest {
  @CumpleOpcional(reglasIds.id, {
    type: String,
    description: 'The tab seen at the mesa: while it is open the order goes there, or nowhere',
  })
  grupoMesa?: string;

  @CumpleOpcional(reglasSala.interruptor, {
    type: Boolean,
    description: 'It is known that this tab has left: the order is of who sits at the mesa now',
  })
  aquiMismo?: boolean;
}

export class CrearPedidoDto extends ComandaDto implements CrearPedidoRequest {
  @Cumple(reglasPedido.restauranteDelPedido, { type: String })
  restaurante!: string;

  @Cumple(reglasPedido.mesaDelPedido, { type: Number, minimum: 1 })
  mesa!: number;

  @CumpleOpcional(reglasPedido.firmaMesa, { type: String, description: 'Signature of a printed QR' })
  t?: string;

  @CumpleOpcional(reglasPedido.seguimiento, {
    type: String,
    description: 'The token of an order that is not paid yet: this one goes to the same tab, or to none',
  })
  seguimiento?: string;

  @CumpleOpcional(reglasPedido.movil, {
    type: String,
    description: 'Random, one for each phone and tab; told to the staff alone',
  })
  movil?: string;
}
