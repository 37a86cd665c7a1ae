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

/** A lost answer is not asked for again: the second time, what the first one did is in the way. */
export const UNA_VEZ = { intentos: 1 } as const;

/** What a new account has before its owner has said anything. */
const RECIEN_LLEGADO = {
  ubicacion: reglasEstablecimiento.SIN_ESPECIFICAR,
  numeroMesas: 1,
  tipoUsuario: 'normal',
} as const satisfies Partial<RegistroRequest>;

export async function isEmailDisponible(email: string): Promise<boolean> {
  const { disponible } = await post<EmailDisponible>(rutasGestion.verificarEmail(), { email });
  return disponible;
}

/** Asked again with the same password, the server answers as the first time. */
export function registerRestaurante(
  datos: Pick<RegistroRequest, 'nombre' | 'email' | 'password'>,
): Promise<RegistroResponse> {
  return post<RegistroResponse>(rutasGestion.registro(), { ...datos, ...RECIEN_LLEGADO });
}

/** Mails a code that lets its owner choose another password. */
export async function sendCodigoRecuperacion(email: string): Promise<void> {
  await post(rutasGestion.olvido(), { email }, UNA_VEZ);
}

export function resetPassword(datos: RestablecerRequest): Promise<Restablecida | null> {
  return post<Restablecida | null>(rutasGestion.restablecer(), datos, UNA_VEZ);
}

export function resetPasswordConEnlace(datos: RestablecerConEnlaceRequest): Promise<Restablecida | null> {
  return post<Restablecida | null>(rutasGestion.restablecerConEnlace(), datos, UNA_VEZ);
}
