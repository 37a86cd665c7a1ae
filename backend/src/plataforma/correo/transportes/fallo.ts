import type { NodemailerError } from 'nodemailer';
import { EntregaFallida, motivoOf } from '../../buzon/buzon.errors';

/** The steps in which a mail server refuses this mail, and not us. */
const PASOS_DEL_CORREO: ReadonlySet<unknown> = new Set(['RCPT TO', 'DATA']);

/** Why a mail did not leave; definitive when its server said, for good, that it will not take it for this person. */
export function toEntregaFallida(error: unknown): EntregaFallida {
  const { permanent, command, responseCode, timeoutType } = error as NodemailerError;
  const isDefinitiva = permanent === true && PASOS_DEL_CORREO.has(command);
  return new EntregaFallida(String(responseCode ?? timeoutType ?? motivoOf(error)), isDefinitiva, error);
}
