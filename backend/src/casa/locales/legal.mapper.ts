import { CAMPOS_LEGALES, normalizeNif } from '@carta/contracts';
import type { CambiarLegalRequest, DatosLegales } from '@carta/contracts';

export function legalOf(stored: Partial<DatosLegales> | null | undefined): DatosLegales {
  const guardado = stored ?? {};
  return {
    titular: guardado.titular ?? '',
    nif: guardado.nif ?? '',
    domicilio: guardado.domicilio ?? '',
    email: guardado.email ?? '',
    telefono: guardado.telefono ?? '',
  };
}

export function isSinLegal(legal: DatosLegales): boolean {
  return CAMPOS_LEGALES.every((campo) => legal[campo] === '');
}

export function toCambiosLegal(datos: CambiarLegalRequest): CambiarLegalRequest {
  return Object.fromEntries(
    CAMPOS_LEGALES.flatMap((campo) => {
      const texto = datos[campo]?.trim();
      if (texto === undefined) return [];
      return [[campo, campo === 'nif' ? normalizeNif(texto) : texto]];
    }),
  );
}
