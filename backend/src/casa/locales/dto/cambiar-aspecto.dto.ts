import { reglasAspecto } from '@carta/contracts';
import type { CambiarAspectoRequest } from '@carta/contracts';
import { Cumple } from '../../../plataforma/validacion/cumple';

export class CambiarAspectoDto implements CambiarAspectoRequest {
  @Cumple(reglasAspecto.color, { type: String, nullable: true, example: '#7b1e3a' })
  color!: string | null;
}
