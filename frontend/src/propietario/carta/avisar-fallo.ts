import { ApiError } from '../../shared/api/cliente';
import { avisar } from '../../shared/ui/Avisos/avisar';

/** Says why something was not done; the end of the session is said by the page that it leads to. */
export function avisarFallo(error: unknown, texto: string): void {
  if (error instanceof ApiError && error.code === 'UNAUTHORIZED') return;
  avisar({ tono: 'error', texto });
}
