import { ESTADO_LLAMADA_AL, PAGOS, TIPOS_LLAMADA, reglasPedido, reglasSala } from '@carta/contracts';
import type { CambiarLlamadaRequest, CrearLlamadaRequest, Pago, TipoLlamada } from '@carta/contracts';
import { Cumple, CumpleOpcional } from '../../common/validation/cumple';

export class CrearLlamadaDto implements CrearLlamadaRequest {
  @Cumple(reglasPedido.id, { type: String })
  restaurante!: string;

  @Cumple(reglasPedido.mesa, { type: Number, minimum: 1 })
  mesa!: number;

  @Cumple(reglasSala.tipoLlamada, { type: String, enum: [...TIPOS_LLAMADA] })
  tipo!: TipoLlamada;

  @CumpleOpcional(reglasSala.pago, { type: String, enum: [...PAGOS], description: 'Only with the bill' })
  pago?: Pago;

  @CumpleOpcional(reglasPedido.firmaMesa, { type: String, description: 'Signature of a printed QR' })
  t?: string;
}

export class CambiarLlamadaDto implements CambiarLlamadaRequest {
  @Cumple(reglasSala.estadoLlamada, {
    type: String,
    enum: Object.values(ESTADO_LLAMADA_AL),
  })
  estado!: CambiarLlamadaRequest['estado'];

  @CumpleOpcional(reglasSala.nombreDispositivo, {
    type: String,
    maxLength: 40,
    description: 'Ignored: who goes is the name of the session',
    deprecated: true,
  })
  por?: string;
}
