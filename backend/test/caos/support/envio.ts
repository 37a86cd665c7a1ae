import { randomInt, randomUUID } from 'node:crypto';
import type { CrearPedidoRequest, CrearPedidoResponse, LineaPedidaRequest } from '@carta/contracts';
import type { Local } from './local';

/** An order that a diner wants stored once, and what the server has said of it. */
export interface Envio {
  readonly clave: string;
  readonly cuerpo: CrearPedidoRequest;
  /** Its one dish and its one drink, as asked for. */
  readonly comida: LineaPedidaRequest;
  readonly bebida: LineaPedidaRequest;
  /** The 201; absent while nobody has acknowledged it. */
  respuesta?: CrearPedidoResponse;
}

/** A dish and a drink for a random mesa; its notas carry its key, so that no two orders are alike. */
export function createEnvio(local: Local, mesa = randomInt(1, local.mesas + 1)): Envio {
  const clave = randomUUID();
  const comida = choose(local.productos.comida);
  const bebida = choose(local.productos.bebida);
  return {
    clave,
    comida,
    bebida,
    cuerpo: {
      restaurante: local.id,
      mesa,
      t: local.firmas[mesa - 1] ?? '',
      productos: [comida, bebida],
      notas: clave,
    },
  };
}

function choose(lineas: readonly LineaPedidaRequest[]): LineaPedidaRequest {
  const linea = lineas[randomInt(lineas.length)];
  if (!linea) throw new Error('The demo has nothing of this kind to order');
  return { ...linea, cantidad: randomInt(1, 4) };
}
