import { reglasSala } from '@carta/contracts';
import type { ReadmisionRequest, ReadmitirRequest } from '@carta/contracts';
import { RefreshDto } from '../../auth/dto/refresh.dto';
import { Cumple } from '../../common/validation/cumple';

export class ReadmisionDto extends RefreshDto implements ReadmisionRequest {
  @Cumple(reglasSala.solicitudReadmision, { example: '6f1d2c3b-4a59-4e68-9b7a-0c1d2e3f4a5b' })
  solicitud!: string;
}

export class ReadmitirDto implements ReadmitirRequest {
  @Cumple(reglasSala.cifrasReadmision, { example: '4821' })
  cifras!: string;
}
