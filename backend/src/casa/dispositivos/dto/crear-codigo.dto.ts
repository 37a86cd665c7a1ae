import { PUESTOS, reglasSala } from '@carta/contracts';
import type { CrearCodigoRequest, Puesto } from '@carta/contracts';
import { Cumple } from '../../../plataforma/validacion/cumple';

export class CrearCodigoDto implements CrearCodigoRequest {
  @Cumple(reglasSala.nombreDispositivo, { example: 'Tablet de la barra' })
  nombre!: string;

  @Cumple(reglasSala.puesto, { enum: PUESTOS })
  puesto!: Puesto;
}
