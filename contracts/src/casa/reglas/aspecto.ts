import { isColor } from '../dominio/tema';
import { isTexto } from '../../plataforma/reglas/regla';
import type { Regla } from '../../plataforma/reglas/regla';

export const color: Regla = (valor) =>
  valor === null || (isTexto(valor) && isColor(valor))
    ? null
    : 'El color no es válido: se escribe como #7b1e3a';
