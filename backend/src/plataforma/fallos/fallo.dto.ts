import { reglasFallo } from '@carta/contracts';
import type { FalloRequest } from '@carta/contracts';
import { Cumple } from '../validacion/cumple';

export class FalloDto implements FalloRequest {
  @Cumple(reglasFallo.build, { type: String })
  build!: string;

  @Cumple(reglasFallo.screen, { type: String, description: 'As a pattern: /sala/mesa/:n' })
  screen!: string;

  @Cumple(reglasFallo.stack, { type: String, description: 'One frame a line, innermost first' })
  stack!: string;
}
