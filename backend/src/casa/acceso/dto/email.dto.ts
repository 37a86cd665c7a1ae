import { reglasAcceso, reglasCuenta } from '@carta/contracts';
import type { EmailRequest } from '@carta/contracts';
import { Cumple } from '../../../plataforma/validacion/cumple';

export class EmailDto implements EmailRequest {
  @Cumple(reglasAcceso.email, { example: 'demo@cartadigital.es' })
  email!: string;
}

export class EmailNuevoDto implements EmailRequest {
  @Cumple(reglasCuenta.emailNuevo, { example: 'ana@ejemplo.es' })
  email!: string;
}
