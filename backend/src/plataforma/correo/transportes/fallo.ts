import type { NodemailerError } from 'nodemailer';

/** The steps in which a mail server refuses this mail, and not us. */
const PASOS_DEL_CORREO: ReadonlySet<unknown> = new Set(['RCPT TO', 'DATA']);

/** Whether the mail server said, for good, that it will not take this mail for this person. */
export function isDefinitivo(error: unknown): boolean {
  const { permanent, command } = error as NodemailerError;
  return permanent === true && PASOS_DEL_CORREO.has(command);
}

/** Why a delivery failed, for the log: never the server's own words, which may repeat an address. */
export function motivoOf(error: unknown): string {
  if (!(error instanceof Error)) return 'error desconocido';
  const { responseCode, timeoutType, code } = error as NodemailerError;
  return String(responseCode ?? timeoutType ?? code ?? error.name);
}
