import { ESTADO_AVISO_AL, PAGOS, TIPOS_AVISO, reglasPedido, reglasSala } from '@carta/contracts';
import type { CambiarAvisoRequest, CrearAvisoRequest, Pago, TipoAviso } from '@carta/contracts';
import { Cumple, CumpleOpcional } from '../../common/validation/cumple';

export class CrearAvisoDto implements CrearAvisoRequest {
  @Cumple(reglasPedido.id, { type: String })
  restaurante!: string;

  @Cumple(reglasPedido.mesa, { type: Number, minimum: 1 })
  mesa!: number;

  @Cumple(reglasSala.tipoAviso, { type: String, enum: [...TIPOS_AVISO] })
  tipo!: TipoAviso;

  @CumpleOpcional(reglasSala.pago, { type: String, enum: [...PAGOS], description: 'Only with the bill' })
  pago?: Pago;

  @CumpleOpcional(reglasPedido.firmaMesa, { type: String, description: 'Signature of a printed QR' })
  t?: string;
}

export class CambiarAvisoDto implements CambiarAvisoRequest {
  @Cumple(reglasSala.estadoAviso, {
    type: String,
    enum: Object.values(ESTADO_AVISO_AL),
  })
  estado!: CambiarAvisoRequest['estado'];

  @CumpleOpcional(reglasSala.nombreDispositivo, {
    type: String,
    maxLength: 40,
    description: 'Ignored: who goes is the name of the session',
    deprecated: true,
  })
  por?: string;
}
