import { reglasSala } from '@carta/contracts';
import type { EmparejarRequest } from '@carta/contracts';
import { Cumple } from '../../../plataforma/validacion/cumple';

export class EmparejarDto implements EmparejarRequest {
  @Cumple(reglasSala.codigoDispositivo, { example: '01234567' })
  codigo!: string;
}
