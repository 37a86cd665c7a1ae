import { CUOTAS_MAX, CUOTAS_MIN, REPARTOS } from '../dominio/dinero/reparto';
import { ESTADO_LLAMADA_AL, MOTIVOS_LLAMADA, PAGOS, TIPOS_LLAMADA } from '../dominio/mesa/llamada';
import type { ModoReparto } from '../dominio/dinero/reparto';
import type { DestinoLlamada, MotivoLlamada, Pago, TipoLlamada } from '../dominio/mesa/llamada';
import * as reglasCobro from '../reglas/cobro';
import { id } from '../../plataforma/reglas/ids';
import * as reglasPedido from '../reglas/pedido';
import * as reglasSala from '../reglas/sala';
import { numero, opcional, texto } from '../../plataforma/formas/forma';
import type { De } from '../../plataforma/formas/forma';

const REPARTO = {
  modo: texto<ModoReparto>(reglasCobro.modoReparto, { enum: [...REPARTOS] }),
  partes: opcional.numero(reglasCobro.partes, {
    minimum: CUOTAS_MIN,
    maximum: CUOTAS_MAX,
    description: 'Only of equal parts',
  }),
};

/** POST /llamadas: 201, or 200 when the mesa has an open call of this kind. */
export const CREAR_LLAMADA = {
  restaurante: texto(id),
  mesa: numero(reglasPedido.mesa, { minimum: 1 }),
  tipo: texto<TipoLlamada>(reglasSala.tipoLlamada, { enum: [...TIPOS_LLAMADA] }),
  pago: opcional.texto<Pago>(reglasSala.pago, { enum: [...PAGOS], description: 'Only with the bill' }),
  reparto: opcional.parte('RepartoDto', REPARTO, reglasCobro.reparto, {
    nullable: true,
    description: 'Only with the bill; null takes it back',
  }),
  motivo: opcional.texto<MotivoLlamada>(reglasSala.motivoLlamada, {
    enum: [...MOTIVOS_LLAMADA],
    description: 'Only with a call for the waiter',
  }),
  t: opcional.texto(reglasPedido.firmaMesa, 'Signature of a printed QR'),
  seguimiento: opcional.texto(
    reglasPedido.seguimiento,
    'The token of an order that is not paid yet: it calls also where its code is good no more',
  ),
};

/** PUT /llamadas/{id}; `por` becomes the session's name. */
export const CAMBIAR_LLAMADA = {
  estado: texto<DestinoLlamada>(reglasSala.estadoLlamada, { enum: Object.values(ESTADO_LLAMADA_AL) }),
};

export type CrearLlamadaRequest = De<typeof CREAR_LLAMADA>;
export type CambiarLlamadaRequest = De<typeof CAMBIAR_LLAMADA>;
