import { reglasAcceso, reglasSala } from '@carta/contracts';
import type { ReadmisionRequest, ReadmitirRequest } from '@carta/contracts';
import { Cumple } from '../../../plataforma/validacion/cumple';

export class ReadmisionDto implements ReadmisionRequest {
  @Cumple(reglasAcceso.refreshToken)
  refreshToken!: string;

  @Cumple(reglasSala.solicitudReadmision, { example: '6f1d2c3b-4a59-4e68-9b7a-0c1d2e3f4a5b' })
  solicitud!: string;
}

export class ReadmitirDto implements ReadmitirRequest {
  @Cumple(reglasSala.cifrasReadmision, { example: '4821' })
  cifras!: string;
}
