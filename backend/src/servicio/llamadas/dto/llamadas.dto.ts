import {
  ESTADO_LLAMADA_AL,
  MOTIVOS_LLAMADA,
  PAGOS,
  CUOTAS_MAX,
  CUOTAS_MIN,
  REPARTOS,
  TIPOS_LLAMADA,
  reglasCobro,
  reglasIds,
  reglasPedido,
  reglasSala,
} from '@carta/contracts';
import type { CambiarLlamadaRequest, CrearLlamadaRequest, Reparto } from '@carta/contracts';
import { dtoOf, campo, campoOpcional } from '../../../plataforma/validacion/dto';

class RepartoDto extends dtoOf<Reparto>({
  modo: campo(reglasCobro.modoReparto, { enum: [...REPARTOS] }),
  partes: campoOpcional(reglasCobro.partes, {
    type: Number,
    minimum: CUOTAS_MIN,
    maximum: CUOTAS_MAX,
    description: 'Only of equal parts',
  }),
}) {}

export class CrearLlamadaDto extends dtoOf<CrearLlamadaRequest>({
  restaurante: campo(reglasIds.id),
  mesa: campo(reglasPedido.mesa, { type: Number, minimum: 1 }),
  tipo: campo(reglasSala.tipoLlamada, { enum: [...TIPOS_LLAMADA] }),
  pago: campoOpcional(reglasSala.pago, { enum: [...PAGOS], description: 'Only with the bill' }),
  reparto: campoOpcional(reglasCobro.reparto, {
    type: RepartoDto,
    nullable: true,
    description: 'Only with the bill; null takes it back',
  }),
  motivo: campoOpcional(reglasSala.motivoLlamada, {
    enum: [...MOTIVOS_LLAMADA],
    description: 'Only with a call for the waiter',
  }),
  t: campoOpcional(reglasPedido.firmaMesa, { description: 'Signature of a printed QR' }),
  seguimiento: campoOpcional(reglasPedido.seguimiento, {
    description: 'The token of an order that is not paid yet: it calls also where its code is good no more',
  }),
}) {}

export class CambiarLlamadaDto extends dtoOf<CambiarLlamadaRequest>({
  estado: campo(reglasSala.estadoLlamada, {
    enum: Object.values(ESTADO_LLAMADA_AL),
  }),
}) {}
