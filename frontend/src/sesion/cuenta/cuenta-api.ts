import { reglasEstablecimiento, rutasGestion } from '@carta/contracts';
import type {
  EmailDisponible,
  RegistroRequest,
  RegistroResponse,
  RestablecerConEnlaceRequest,
  RestablecerRequest,
  Restablecida,
} from '@carta/contracts';
import { post } from '../../shared/api/cliente';

/** Not retried: what a lost attempt did would make the retry fail. */
export const UNA_VEZ = { intentos: 1 } as const;

const RECIEN_LLEGADO = {
  ubicacion: reglasEstablecimiento.SIN_ESPECIFICAR,
  numeroMesas: 1,
  tipoUsuario: 'normal',
} as const satisfies Partial<RegistroRequest>;

export async function isEmailDisponible(email: string): Promise<boolean> {
  const { disponible } = await post<EmailDisponible>(rutasGestion.verificarEmail(), { email });
  return disponible;
}

/** A retry with the same password gets the same answer. */
export function registerRestaurante(
  datos: Pick<RegistroRequest, 'nombre' | 'email' | 'password'>,
): Promise<RegistroResponse> {
  return post<RegistroResponse>(rutasGestion.registro(), { ...datos, ...RECIEN_LLEGADO });
}

export async function sendCodigoRecuperacion(email: string): Promise<void> {
  await post(rutasGestion.olvido(), { email }, UNA_VEZ);
}

export function resetPassword(datos: RestablecerRequest): Promise<Restablecida | null> {
  return post<Restablecida | null>(rutasGestion.restablecer(), datos, UNA_VEZ);
}

export function resetPasswordConEnlace(datos: RestablecerConEnlaceRequest): Promise<Restablecida | null> {
  return post<Restablecida | null>(rutasGestion.restablecerConEnlace(), datos, UNA_VEZ);
}
