import { CABECERA_CLAVE, rutasComensal } from '@carta/contracts/comensal';
import type { CrearPedidoResponse } from '@carta/contracts';
import { post } from '../shared/api/cliente';
import { almacenLocal } from '../shared/lib/almacen';
import { cerrojoDelNavegador } from '../shared/lib/cerrojo';
import { createClave } from '../shared/lib/clave';
import { createPausa, onRegreso } from '../shared/lib/pausa';
import { createCarritoStore } from './carrito-store';
import type { CarritoStore } from './carrito-store';
import type { DependenciasCarrito } from './dependencias';
import type { Envio } from './guardado';

type Apertura = Pick<DependenciasCarrito, 'restauranteId' | 'mesa' | 'firma' | 'dueno' | 'onAceptado'> &
  Partial<Pick<DependenciasCarrito, 'send' | 'findPertenencia'>>;

export function openCarrito(apertura: Apertura): CarritoStore {
  return createCarritoStore({
    send: sendComensal,
    onCaducado: (clave) => tellCaducado(apertura, clave),
    ...apertura,
    almacen: almacenLocal,
    cerrojo: cerrojoDelNavegador,
    pausa: createPausa(),
    onRegreso,
    createClave,
    ahora: Date.now,
    isVisible: () => document.visibilityState !== 'hidden',
  });
}

/** A diner's phone that can prove its mesa tells the house; it is asked for nothing, and nothing waits for it. */
function tellCaducado({ restauranteId: restaurante, mesa, firma: t, dueno }: Apertura, clave: string): void {
  if (mesa === null || t === null || dueno === 'sala') return;
  const cuerpo = { restaurante, mesa, t, clave };
  post(rutasComensal.pedidosSinConfirmar(), cuerpo, { intentos: 1 }).catch(() => undefined);
}

/** Once per call: the enviador counts attempts and decides on the next. */
function sendComensal({ clave, cuerpo }: Envio): Promise<CrearPedidoResponse> {
  return post(rutasComensal.pedidos(), cuerpo, { headers: { [CABECERA_CLAVE]: clave }, intentos: 1 });
}
