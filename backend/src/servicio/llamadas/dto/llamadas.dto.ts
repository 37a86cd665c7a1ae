import {
  ESTADO_LLAMADA_AL,
  PAGOS,
  PARTES_MAX,
  PARTES_MIN,
  REPARTOS,
  TIPOS_LLAMADA,
  reglasCobro,
  reglasIds,
  reglasPedido,
  reglasSala,
} from '@carta/contracts';
import type {
  CambiarLlamadaRequest,
  CrearLlamadaRequest,
  ModoReparto,
  Pago,
  Reparto,
  TipoLlamada,
} from '@carta/contracts';
import { Cumple, CumpleOpcional, Parte } from '../../../plataforma/validacion/cumple';

class RepartoDto implements Reparto {
  @Cumple(reglasCobro.modoReparto, { type: String, enum: [...REPARTOS] })
  modo!: ModoReparto;

  @CumpleOpcional(reglasCobro.partes, {
    type: Number,
    minimum: PARTES_MIN,
    maximum: PARTES_MAX,
    description: 'Only of equal parts',
  })
  partes?: number;
}

export class CrearLlamadaDto implements CrearLlamadaRequest {
  @Cumple(reglasIds.id, { type: String })
  restaurante!: string;

  @Cumple(reglasPedido.mesa, { type: Number, minimum: 1 })
  mesa!: number;

  @Cumple(reglasSala.tipoLlamada, { type: String, enum: [...TIPOS_LLAMADA] })
  tipo!: TipoLlamada;

  @CumpleOpcional(reglasSala.pago, { type: String, enum: [...PAGOS], description: 'Only with the bill' })
  pago?: Pago;

  @CumpleOpcional(reglasCobro.reparto, {
    type: RepartoDto,
    nullable: true,
    description: 'Only with the bill; null takes it back',
  })
  @Parte(() => RepartoDto)
  reparto?: RepartoDto | null;

  @CumpleOpcional(reglasPedido.firmaMesa, { type: String, description: 'Signature of a printed QR' })
  t?: string;

  @CumpleOpcional(reglasPedido.seguimiento, {
    type: String,
    description: 'The token of an order that is not paid yet: it calls also where its code is good no more',
  })
  seguimiento?: string;
}

export class CambiarLlamadaDto implements CambiarLlamadaRequest {
  @Cumple(reglasSala.estadoLlamada, {
    type: String,
    enum: Object.values(ESTADO_LLAMADA_AL),
  })
  estado!: CambiarLlamadaRequest['estado'];
}
