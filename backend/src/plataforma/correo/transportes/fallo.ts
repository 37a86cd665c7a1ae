import type { NodemailerError } from 'nodemailer';
import { EntregaFallida, motivoOf } from '../../buzon/buzon.errors';

/** In these steps a mail server refuses the mail itself, and not its sender. */
const PASOS_DEL_CORREO: ReadonlySet<unknown> = new Set(['RCPT TO', 'DATA']);

/** A failure is definitive only when the server refused this mail for good. */
export function toEntregaFallida(error: unknown): EntregaFallida {
  const { permanent, command, responseCode, timeoutType } = error as NodemailerError;
  const isDefinitiva = permanent === true && PASOS_DEL_CORREO.has(command);
  return new EntregaFallida(String(responseCode ?? timeoutType ?? motivoOf(error)), isDefinitiva, error);
}
