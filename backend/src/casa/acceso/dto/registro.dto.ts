import { reglasCuenta, reglasEstablecimiento } from '@carta/contracts';
import type { RegistroRequest } from '@carta/contracts';
import { Cumple, CumpleOpcional } from '../../../plataforma/validacion/cumple';

export class RegistroDto implements RegistroRequest {
  @Cumple(reglasCuenta.nombreRestaurante, { example: 'Casa Ana' })
  nombre!: string;

  @Cumple(reglasCuenta.emailNuevo, { example: 'ana@ejemplo.es' })
  email!: string;

  @Cumple(reglasCuenta.passwordDeRegistro, { minLength: 6, maxLength: 128 })
  password!: string;

  @CumpleOpcional(reglasEstablecimiento.ubicacion, {
    oneOf: [{ type: 'string' }, { type: 'object', properties: { direccion: { type: 'string' } } }],
  })
  ubicacion?: string | { direccion: string };

  @CumpleOpcional(reglasEstablecimiento.numeroMesas, { type: Number, minimum: 1, maximum: 500 })
  numeroMesas?: number;

  @CumpleOpcional(() => null, { type: String, description: 'Ignored: who registers cannot choose a plan' })
  tipoUsuario?: string;
}
