import { reglasAcceso, reglasCuenta } from '@carta/contracts';
import type { EmailRequest } from '@carta/contracts';
import { Cumple } from '../../../plataforma/validacion/cumple';

/** Of an account there is, or so it is said. */
export class EmailDto implements EmailRequest {
  @Cumple(reglasAcceso.email, { example: 'demo@cartadigital.es' })
  email!: string;
}

/** Of an account somebody wants to make. */
export class EmailNuevoDto implements EmailRequest {
  @Cumple(reglasCuenta.emailNuevo, { example: 'ana@ejemplo.es' })
  email!: string;
}
