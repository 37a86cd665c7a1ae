import { firmaMesa, mesaDelPedido, restauranteDelPedido } from '../../servicio/reglas/pedido';
import { clave, correo } from '../reglas/parte-de-noche';
import { numero, texto } from '../../plataforma/formas/forma';
import type { De } from '../../plataforma/formas/forma';

export const AJUSTES_PARTE = {
  correo: texto<string | null>(correo, { nullable: true, description: 'Null: no parte is made' }),
};

/** POST /pedidos/sin-confirmar: a phone holds this order and does not know that it arrived. */
export const PEDIDO_SIN_CONFIRMAR = {
  restaurante: texto(restauranteDelPedido),
  mesa: numero(mesaDelPedido),
  t: texto(firmaMesa, 'Signature of a printed QR'),
  clave: texto(clave, 'Idempotency-Key of the order that the phone holds'),
};

export type PedidoSinConfirmarRequest = De<typeof PEDIDO_SIN_CONFIRMAR>;
