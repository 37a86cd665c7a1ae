import { LIMITES } from '../../plataforma/reglas/limites';
import { ALERGENOS } from '../dominio/alergenos';
import type { Alergeno } from '../dominio/alergenos';
import { id, rev } from '../../plataforma/reglas/ids';
import * as reglas from '../reglas/productos';
import { DISPONIBLE, EUROS } from './comunes';
import { campo, numero, opcional, partes, texto } from '../../plataforma/formas/forma';
import type { De } from '../../plataforma/formas/forma';

const VALOR = {
  _id: opcional.texto(id, 'The id it has; absent of a new one'),
  nombre: texto(reglas.nombreValor, { maxLength: LIMITES.nombreOpcionMax }),
  suplemento: campo<number | string>(reglas.suplemento, EUROS),
  alergenos: opcional.textos<Alergeno>(reglas.alergenos, { enum: [...ALERGENOS] }),
  alergenosDeclarados: opcional.logico(
    reglas.siONoDeclarados,
    'Whether `alergenos` is all there is; a list without it declares what is in it',
  ),
};

/** POST and PUT /opciones: a value sent with its `_id` keeps it. A change names the `rev` that its screen saw. */
export const OPCION = {
  rev: opcional.numero(rev, {
    minimum: 0,
    description: 'Of the opción that the screen saw: over a newer one nothing is stored. Absent: over any',
  }),
  nombre: texto(reglas.nombreOpcion, { maxLength: LIMITES.nombreOpcionMax }),
  min: numero(reglas.cuantosValores, { minimum: 0, maximum: LIMITES.valoresMax }),
  max: numero(reglas.cuantosValores, { minimum: 1, maximum: LIMITES.valoresMax }),
  valores: partes('ValorDto', VALOR, reglas.valores, { maxItems: LIMITES.valoresMax }),
};

export const DISPONIBILIDAD_VALOR = {
  valor: texto(id, 'The id of one of its values'),
  ...DISPONIBLE,
};

export type OpcionRequest = De<typeof OPCION>;
