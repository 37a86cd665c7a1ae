import { reglasAcceso } from '@carta/contracts';
import type { RefreshRequest } from '@carta/contracts';
import { Cumple } from '../../common/validation/cumple';

export class RefreshDto implements RefreshRequest {
  @Cumple(reglasAcceso.refreshToken)
  refreshToken!: string;
}
