import { reglasAcceso, reglasCuenta } from '@carta/contracts';
import type { CodigoRequest } from '@carta/contracts';
import { Cumple } from '../../../plataforma/validacion/cumple';

export class CodigoDto implements CodigoRequest {
  @Cumple(reglasAcceso.email, { example: 'ana@ejemplo.es' })
  email!: string;

  @Cumple(reglasCuenta.codigo, { example: '012345' })
  code!: string;
}
