import { reglasAcceso, reglasIds } from '@carta/contracts';
import type { LoginRequest } from '@carta/contracts';
import { Cumple, CumpleOpcional } from '../../../plataforma/validacion/cumple';

export class LoginDto implements LoginRequest {
  @Cumple(reglasAcceso.email, { example: 'demo@cartadigital.es' })
  email!: string;

  @Cumple(reglasAcceso.passwordDeAcceso, { example: 'demo1234' })
  password!: string;

  @CumpleOpcional(reglasIds.id, { description: 'Which place of the account; its first by default' })
  restaurante?: string;
}
