import type { Frase } from '../shared/lengua/frases';

/** Only one message about the order is shown at a time. */
export const TOAST_PEDIDO = 'pedido';

export const TEXTO = {
  exito: '¡Pedido enviado exitosamente! Tu pedido ha sido recibido por la cocina.',
  cancelado: 'Pedido cancelado. Puedes volver a añadir productos al carrito.',
  fallo: 'Error al enviar el pedido. Por favor, intenta de nuevo.',
  vacio: 'El carrito está vacío',
  agotados: 'Hay productos agotados en tu carrito: quítalos para confirmar el pedido',
  porElegir: 'A algún plato le falta elegir algo: complétalo para confirmar el pedido',
  sinMesa: 'No se ha detectado el restaurante o la mesa',
  pausado: 'Los pedidos desde la mesa están en pausa',
  comprobando: 'Comprobando tu pedido…',
  enviando: 'Enviando…',
  sinConfirmar: 'Pedido sin confirmar',
  cartaCambiada: 'La carta ha cambiado. Revisa tu pedido.',
  otraPestana: 'Tu carrito ha cambiado en otra pestaña. Revísalo antes de enviarlo.',
} as const satisfies Record<string, Frase>;
