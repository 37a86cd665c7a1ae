import { falloDeNif } from '../dominio/nif';
import * as acceso from './acceso';
import { LIMITES } from '../../plataforma/reglas/limites';
import { allOf, isTexto, sinControles } from '../../plataforma/reglas/regla';
import type { Regla } from '../../plataforma/reglas/regla';

/** These rules are in docs/reglas/casa.md#who-answers-for-the-carta; an empty text deletes. */

const hasta = (maximo: number, que: string): Regla =>
  allOf(
    (valor) =>
      isTexto(valor) && valor.trim().length <= maximo
        ? null
        : `${que} puede tener como máximo ${maximo} caracteres`,
    sinControles,
  );

const orVacio =
  (regla: Regla): Regla =>
  (valor) =>
    isTexto(valor) && valor.trim() === '' ? null : regla(valor);

const FALLO_NIF = {
  forma: 'No parece un NIF, NIE o CIF: son nueve cifras y letras, como 12345678Z o B12345674',
  control: 'El NIF no es correcto: la última letra o cifra no corresponde a las demás. Repásalo',
} as const;

export const titular = hasta(LIMITES.nombreMax, 'El titular');
export const domicilio = hasta(LIMITES.ubicacionMax, 'El domicilio');
export const telefono = hasta(LIMITES.telefonoMax, 'El teléfono');
export const email = orVacio(acceso.email);

export const nif: Regla = orVacio((valor) => {
  const fallo = isTexto(valor) ? falloDeNif(valor) : 'forma';
  return fallo ? FALLO_NIF[fallo] : sinControles(valor);
});
