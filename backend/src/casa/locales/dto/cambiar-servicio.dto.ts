import { reglasSala } from '@carta/contracts';
import type { CambiarServicioRequest } from '@carta/contracts';
import { CumpleOpcional } from '../../../plataforma/validacion/cumple';

const MINUTOS = { type: Number, minimum: 1, maximum: reglasSala.LIMITES_SALA.minutosMax } as const;

export class CambiarServicioDto implements CambiarServicioRequest {
  @CumpleOpcional(reglasSala.interruptor, { type: Boolean })
  pausado?: boolean;

  @CumpleOpcional(reglasSala.interruptor, { type: Boolean })
  exigirQrFirmado?: boolean;

  @CumpleOpcional(reglasSala.minutos, MINUTOS)
  minutosAmbar?: number;

  @CumpleOpcional(reglasSala.minutos, MINUTOS)
  minutosRojo?: number;

  @CumpleOpcional(reglasSala.interruptor, { type: Boolean })
  mesaCompartida?: boolean;

  @CumpleOpcional(reglasSala.interruptor, {
    type: Boolean,
    description: "The bar has no screen of its own: its drinks come out on the kitchen's",
  })
  sinPantallaBarra?: boolean;

  @CumpleOpcional(reglasSala.diasNotas, {
    type: Number,
    minimum: 1,
    maximum: reglasSala.LIMITES_SALA.diasNotasMax,
    description: 'Days for which an archived order keeps its notes and what was avoided in it',
  })
  diasNotas?: number;
}
