import { reglasCarta } from '@carta/contracts';
import type { QuedanRequest } from '@carta/contracts';
import { campo, campoOpcional, dtoOf } from '../../../plataforma/validacion/dto';

export class QuedanDto extends dtoOf<QuedanRequest>({
  quedan: campo(reglasCarta.quedan, {
    type: Number,
    minimum: 0,
    maximum: 999,
    nullable: true,
    description: 'Units left, over all formatos; null: not counted',
  }),
  visto: campoOpcional(reglasCarta.quedan, {
    type: Number,
    nullable: true,
    description: 'What the screen showed (null: not counted): 409 where it is not so. Absent: whatever it is',
  }),
}) {}
