import { HUSOS, isTexto, reglasEstablecimiento, reglasSala } from '@carta/contracts';
import type { CambiarRestauranteRequest, Huso, Regla } from '@carta/contracts';
import { CumpleOpcional } from '../../../plataforma/validacion/cumple';

/** The name is only compared with the stored one. */
const nombre: Regla = (valor) => (isTexto(valor) ? null : 'El nombre no se puede cambiar');

export class CambiarRestauranteDto implements CambiarRestauranteRequest {
  @CumpleOpcional(nombre, { type: String, description: 'Only as it is' })
  nombre?: string;

  @CumpleOpcional(reglasEstablecimiento.ubicacion, {
    oneOf: [{ type: 'string' }, { type: 'object', properties: { direccion: { type: 'string' } } }],
  })
  ubicacion?: string | { direccion: string };

  @CumpleOpcional(reglasEstablecimiento.telefono, { type: String, maxLength: 40 })
  telefono?: string;

  @CumpleOpcional(reglasEstablecimiento.numeroMesas, { type: Number, minimum: 1, maximum: 500 })
  numeroMesas?: number;

  @CumpleOpcional(reglasSala.interruptor, { type: Boolean, description: 'Cards are not taken' })
  soloEfectivo?: boolean;

  @CumpleOpcional(reglasEstablecimiento.huso, {
    enum: HUSOS,
    description: 'By which clock the place goes, from the next service day on',
  })
  huso?: Huso;
}
