import { centimos, toEuros } from '@carta/contracts';
import type { Opcion } from '@carta/contracts';
import { revOf } from '../../plataforma/base-datos/revision';
import { toVenta } from '../agotado';
import type { OpcionDoc, ValorDoc } from './opcion.schema';

export function toOpcion(doc: OpcionDoc, ahora: Date): Opcion {
  const { _id, nombre, min, max, valores } = doc;
  return {
    _id: _id.toHexString(),
    nombre,
    min,
    max,
    valores: valores.map((valor) => toValor(valor, ahora)),
    rev: revOf(doc),
  };
}

function toValor(doc: ValorDoc, ahora: Date): Opcion['valores'][number] {
  return {
    _id: doc._id.toHexString(),
    nombre: doc.nombre,
    suplemento: toEuros(centimos(doc.suplemento)),
    alergenos: doc.alergenos,
    alergenosDeclarados: doc.alergenosDeclarados,
    ...toVenta(doc, ahora),
  };
}
