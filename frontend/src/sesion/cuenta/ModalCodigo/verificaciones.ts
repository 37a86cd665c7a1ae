import { rutasGestion } from '@carta/contracts';
import type { CodigoValido, VerificacionResponse } from '@carta/contracts';
import { NetworkError, mensajeDe, post } from '../../../shared/api/cliente';
import { UNA_VEZ } from '../cuenta-api';

export interface DatosVerificados {
  email: VerificacionResponse;
  password: CodigoValido;
}
export type TipoVerificacion = keyof DatosVerificados;

const LLAMADAS = {
  email: { verificar: rutasGestion.verificarCodigoEmail, reenviar: rutasGestion.reenviarCodigo },
  password: { verificar: rutasGestion.verificarCodigoRecuperacion, reenviar: rutasGestion.olvido },
} as const satisfies Record<TipoVerificacion, unknown>;

export function verifyCodigo<T extends TipoVerificacion>(
  tipo: T,
  email: string,
  code: string,
): Promise<DatosVerificados[T]> {
  return post<DatosVerificados[T]>(LLAMADAS[tipo].verificar(), { email, code }, UNA_VEZ);
}

/** The code before becomes void. */
export async function resendCodigo(tipo: TipoVerificacion, email: string): Promise<void> {
  await post(LLAMADAS[tipo].reenviar(), { email }, UNA_VEZ);
}

export function falloDeCodigo(error: unknown, porDefecto: string): string {
  const sinConexion = error instanceof NetworkError && error.code === 'NETWORK_ERROR';
  return sinConexion ? 'Error de conexión. Inténtalo de nuevo.' : mensajeDe(error, porDefecto);
}
