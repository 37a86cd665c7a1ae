import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { SendMailOptions } from 'nodemailer';
import { fileErrorCode } from '../../config/data-dir';
import { SIN_ACCESOS, TransporteCorreo } from './transporte-correo';

const CARPETA = 'correo';

/** Without a mail server each mail becomes a file, and its subject, with the code, is logged. */
export class TransporteArchivo extends TransporteCorreo {
  private readonly carpeta: string;
  private readonly redactor = createTransport({ streamTransport: true, buffer: true, ...SIN_ACCESOS });

  constructor(dataDir: string, mailFrom: string) {
    super(mailFrom);
    this.carpeta = join(dataDir, CARPETA);
  }

  protected async carry(id: string, mensaje: SendMailOptions): Promise<void> {
    const { message } = await this.redactor.sendMail(mensaje);
    await this.makeCarpeta();
    const archivo = join(this.carpeta, `${id}.eml`);
    await writeWhole(archivo, message as Buffer);
    this.logger.log(`«${mensaje.subject}», en ${archivo}`);
  }

  /** DATA_DIR itself was created at the start, or is missing for a reason. */
  private async makeCarpeta(): Promise<void> {
    try {
      await mkdir(this.carpeta, { mode: 0o700 });
    } catch (error) {
      if (fileErrorCode(error) !== 'EEXIST') throw error;
    }
  }
}

/** The file appears complete, and only its owner reads it. */
async function writeWhole(archivo: string, contenido: Buffer): Promise<void> {
  const borrador = `${archivo}.tmp`;
  try {
    await writeFile(borrador, contenido, { mode: 0o600, flush: true });
    await rename(borrador, archivo);
  } finally {
    await rm(borrador, { force: true });
  }
}
