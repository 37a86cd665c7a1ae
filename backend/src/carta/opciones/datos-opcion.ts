import { parsePrecio, reglasCarta } from '@carta/contracts';
import type { Alergeno, Centimos, OpcionRequest } from '@carta/contracts';
import { campoNoValido } from '../../plataforma/errores/domain-error';

export interface ValorNuevo {
  _id?: string;
  nombre: string;
  suplemento: Centimos;
  alergenos: Alergeno[];
  alergenosDeclarados: boolean;
}

export interface DatosOpcion {
  nombre: string;
  min: number;
  max: number;
  valores: ValorNuevo[];
}

/** @throws 422 when fields that are valid alone do not go together. */
export function toDatosOpcion({ nombre, min, max, valores }: OpcionRequest): DatosOpcion {
  const mensaje = reglasCarta.cuantas({ min, max, valores: valores.length });
  if (mensaje !== null) throw campoNoValido('max', mensaje);
  return { nombre: nombre.trim(), min, max, valores: valores.map(toValorNuevo) };
}

/** A list that is not empty counts as declared. */
function toValorNuevo(
  { _id, nombre, suplemento, alergenos, alergenosDeclarados }: OpcionRequest['valores'][number],
  i: number,
): ValorNuevo {
  const centimos = parsePrecio(suplemento);
  if (centimos === null)
    throw campoNoValido(`valores.${i}.suplemento`, reglasCarta.suplemento(suplemento) ?? '');
  const declarados = [...new Set(alergenos ?? [])];
  return {
    ...(_id ? { _id } : {}),
    nombre: nombre.trim(),
    suplemento: centimos,
    alergenos: declarados,
    alergenosDeclarados: declarados.length > 0 || (alergenosDeclarados ?? false),
  };
}
