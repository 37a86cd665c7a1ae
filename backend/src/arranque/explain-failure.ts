import { BaseDatosError } from '../plataforma/base-datos/base-datos.error';
import { ConfigError } from '../plataforma/config/config.error';

/** One line for foreseen failures; only others get a stack. */
export function explainFailure(error: unknown): string {
  if (error instanceof ConfigError || error instanceof BaseDatosError) return error.message;
  return explainListen(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
}

function explainListen(error: unknown): string | null {
  if (!(error instanceof Error) || !('syscall' in error) || error.syscall !== 'listen') return null;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  switch (code) {
    case 'EADDRINUSE':
      return `El puerto ${port} ya está en uso: cierra el otro programa o elige otro, por ejemplo PORT=3001.`;
    case 'EACCES':
      return `No hay permiso para usar el puerto ${port}: elige uno desde 1024, por ejemplo PORT=3000.`;
    case 'EADDRNOTAVAIL':
      return 'HOST no es una dirección de este equipo.';
    default:
      return null;
  }
}
