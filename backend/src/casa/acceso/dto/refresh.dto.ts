import { reglasAcceso } from '@carta/contracts';
import type { RefreshRequest } from '@carta/contracts';
import { Cumple } from '../../../plataforma/validacion/cumple';

export class RefreshDto implements RefreshRequest {
  @Cumple(reglasAcceso.refreshToken)
  refreshToken!: string;
}
