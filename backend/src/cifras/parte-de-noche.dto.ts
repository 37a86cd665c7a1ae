import { reglasParteDeNoche } from '@carta/contracts';
import type { AjustesParte } from '@carta/contracts';
import { campo, dtoOf } from '../plataforma/validacion/dto';

export class AjustesParteDto extends dtoOf<AjustesParte>({
  correo: campo(reglasParteDeNoche.correo, { nullable: true, description: 'Null: no parte is made' }),
}) {}
