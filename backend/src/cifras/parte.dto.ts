import { reglasParte } from '@carta/contracts';
import type { AjustesParte } from '@carta/contracts';
import { campo, dtoOf } from '../plataforma/validacion/dto';

export class AjustesParteDto extends dtoOf<AjustesParte>({
  correo: campo(reglasParte.correo, { nullable: true, description: 'Null: no parte is made' }),
}) {}
