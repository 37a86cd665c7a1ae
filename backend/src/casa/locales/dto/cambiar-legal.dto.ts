import { LIMITES, reglasLegal } from '@carta/contracts';
import type { CambiarLegalRequest } from '@carta/contracts';
import { CumpleOpcional } from '../../../plataforma/validacion/cumple';

export class CambiarLegalDto implements CambiarLegalRequest {
  @CumpleOpcional(reglasLegal.titular, { type: String, maxLength: LIMITES.nombreMax })
  titular?: string;

  @CumpleOpcional(reglasLegal.nif, {
    type: String,
    description: 'NIF, NIE or CIF with its control character',
  })
  nif?: string;

  @CumpleOpcional(reglasLegal.domicilio, { type: String, maxLength: LIMITES.ubicacionMax })
  domicilio?: string;

  @CumpleOpcional(reglasLegal.email, { type: String })
  email?: string;

  @CumpleOpcional(reglasLegal.telefono, { type: String, maxLength: LIMITES.telefonoMax })
  telefono?: string;
}
